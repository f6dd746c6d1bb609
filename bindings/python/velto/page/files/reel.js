// Curves that move to the left as samples come. Each sample is drawn once, around a canvas whose ends meet, and the picture shows a part of it: where a
// processor draws, whole curves would take most of the time of a window.

const SPARE = 64; // The width of the part that is never shown, where the next samples are drawn (pixels).
const EDGE = 3; // How far the ink of a sample reaches (pixels).

export class Reel {
  canvas = document.createElement("canvas");
  pen = this.canvas.getContext("2d");

  // Draws the samples of a track that are not drawn yet. The frame `first` is the oldest that can be seen. Sizes are pixels of the canvas.
  wind(track, first, look) {
    const key = JSON.stringify(look), newest = track.times[track.at(track.end - 1)];
    if (key !== this.key || track !== this.track || this.next < first || this.place(newest) + EDGE - this.clean > this.canvas.width) this.begin(track, first, look, key);
    if (this.next < track.end) {
      this.clear(Math.ceil(this.place(newest)) + EDGE);
      for (let channel = 0; channel < look.colors.length; channel++) this.line(channel, Math.max(this.next - 1, first));
    }
    this.next = track.end;
    this.edge = Math.round(this.place(newest));
  }

  // The time at the right end of what is shown.
  get end() { return this.origin + this.edge / this.pace; }

  begin(track, first, look, key) {
    const pace = look.wide / look.span, origin = Math.floor(track.times[track.at(first)] * pace) / pace; // A pixel is the same time whenever it begins.
    Object.assign(this, { track, look, key, next: first, origin, pace });
    this.canvas.width = look.wide + SPARE;
    this.canvas.height = look.high;
    this.clean = this.canvas.width - EDGE;
  }

  // The pixel of a time; the first sample has about 0. On the canvas it is at this number modulo the width.
  place(time) { return (time - this.origin) * this.pace; }

  // Removes what was drawn a whole turn before.
  clear(end) {
    const { width, height } = this.canvas;
    for (let at = this.clean; at < end;) {
      const from = at % width, count = Math.min(end - at, width - from);
      this.pen.clearRect(from, 0, count, height);
      at += count;
    }
    this.clean = Math.max(this.clean, end);
  }

  // Draws a channel since a frame, in each turn of the canvas that it touches. A value that is not a number breaks the curve.
  line(channel, first) {
    const { pen, track, look, canvas: { width } } = this, [lowest, highest] = look.limits, scale = look.high / (highest - lowest);
    const turn = (frame, reach) => Math.floor((this.place(track.times[track.at(frame)]) + reach) / width);
    Object.assign(pen, { strokeStyle: look.colors[channel], lineWidth: look.thick, lineJoin: "bevel", lineCap: "round" });
    for (let number = turn(first, -EDGE); number <= turn(track.end - 1, EDGE); number++) {
      let isDown = false;
      pen.beginPath();
      for (let frame = first; frame < track.end; frame++) {
        const at = track.at(frame), value = track.values[at * track.width + channel];
        if (!Number.isFinite(value)) { isDown = false; continue; }
        const x = this.place(track.times[at]) - number * width, y = (highest - value) * scale;
        if (!isDown) pen.moveTo(x, y);
        pen.lineTo(x, y);
        isDown = true;
      }
      pen.stroke();
    }
  }

  // Shows the newest part at a place of a picture.
  show(pen, left, top) {
    const { canvas, look: { wide, high } } = this, from = Math.max(this.edge - wide + canvas.width, 0) % canvas.width, count = Math.min(wide, canvas.width - from);
    pen.drawImage(canvas, from, 0, count, high, left, top, count, high);
    if (count < wide) pen.drawImage(canvas, 0, 0, wide - count, high, left + count, top, wide - count, high);
  }
}
