internal import Glibc

func sine(_ angle: Double) -> Double { sin(angle) }

func arc(cosine: Double) -> Double { acos(cosine) }
