/// Work to perform on the loop at a certain time.
///
/// Scheduling a timer does not allocate.
package final class LoopTimer {
    let action: () -> Void
    fileprivate(set) var deadline = Timestamp.distantFuture
    fileprivate var order: UInt64 = 0
    fileprivate var position: Int?
    /// Whether the timer fired late and was postponed.
    var isPostponed = false

    /// Whether the timer is scheduled.
    package var isScheduled: Bool { position != nil }

    /// Creates an idle timer.
    package init(_ action: @escaping () -> Void) {
        self.action = action
    }
}

/// A binary heap of timers, ordered by deadline; equal deadlines keep the order of scheduling.
struct TimerQueue {
    private var heap: [LoopTimer] = []
    private var nextOrder: UInt64 = 0

    var earliestDeadline: Timestamp? { heap.first?.deadline }

    /// Returns whether a timer is due.
    @inline(__always)
    func isDue(at now: Timestamp) -> Bool {
        heap.first.map { $0.deadline <= now } ?? false
    }

    mutating func schedule(_ timer: LoopTimer, at deadline: Timestamp) {
        timer.deadline = deadline
        timer.order = nextOrder
        nextOrder &+= 1
        if let position = timer.position {
            restore(from: position)
        } else {
            timer.position = heap.count
            heap.append(timer)
            siftUp(from: heap.count - 1)
        }
    }

    mutating func cancel(_ timer: LoopTimer) {
        guard let position = timer.position else { return }
        let last = heap.count - 1
        if position != last { swap(position, last) }
        heap.removeLast()
        timer.position = nil
        if position < heap.count { restore(from: position) }
    }

    /// Removes and returns the earliest timer if it is due.
    mutating func popDue(at now: Timestamp) -> LoopTimer? {
        guard let first = heap.first, first.deadline <= now else { return nil }
        cancel(first)
        return first
    }

    mutating func removeAll() {
        for timer in heap { timer.position = nil }
        heap.removeAll()
    }

    private func comesBefore(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (heap[left], heap[right])
        return a.deadline == b.deadline ? a.order < b.order : a.deadline < b.deadline
    }

    private mutating func swap(_ left: Int, _ right: Int) {
        heap.swapAt(left, right)
        heap[left].position = left
        heap[right].position = right
    }

    private mutating func restore(from position: Int) {
        siftUp(from: position)
        siftDown(from: position)
    }

    private mutating func siftUp(from start: Int) {
        var child = start
        while child > 0, comesBefore(child, (child - 1) / 2) {
            swap(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func siftDown(from start: Int) {
        var parent = start
        while true {
            var smallest = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && comesBefore(child, smallest) {
                smallest = child
            }
            guard smallest != parent else { return }
            swap(parent, smallest)
            parent = smallest
        }
    }
}
