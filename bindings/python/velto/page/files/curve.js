// <velto-curve track="1">: up to four lines of a track over the last seconds.

import { Picture } from "/studio/files/picture.js";
import { Reel } from "/studio/files/reel.js";
import { brief, clock, color, colorOf, linesOf, spoken, zone } from "/studio/files/signals.js";

const WINDOW = 10000;
const LEFT = 56, RIGHT = 12, TOP = 24, BOTTOM = 36; // The space around the curves (pixels).
const SIZE = 11, TICK = 5, LINE = 1.6, HALF = 26; // The size of texts, and half the width of a time (pixels).
const STEPS = { wide: 2000, narrow: 5000, width: 380 }; // The time between two labels.

// Four steps of 1, 2 or 5 around a curve. They grow at once, and shrink when the curve needs half of them: the axis does not tremble.
export function bounds(low, high, before) {
  if (!(low <= high)) return before ?? [-1, 1];
  if (before && before[0] <= low && before[1] >= high && (high - low) * 3 > before[1] - before[0]) return before;
  const reach = Math.max((high - low) * 1.2, Math.abs(high + low) * 0.02, 1e-3) / 3, power = 10 ** Math.floor(Math.log10(reach));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= reach) ?? 10);
  const first = (Math.round((low + high) / 2 / step) - 2) * step; // The curve fills at most three of them, around the middle.
  return [first, first + 4 * step];
}

class Curve extends Picture {
  reel = new Reel();

  connectedCallback() {
    super.connectedCallback();
    this.setAttribute("aria-label", "Curves of the last ten seconds");
    this.cursor = document.createElement("div");
    this.cursor.className = "cursor";
    this.cursor.hidden = true;
    this.append(this.cursor);
    this.onpointermove = ({ clientX }) => this.point(clientX - this.getBoundingClientRect().left);
    this.onpointerleave = () => this.point(null);
  }

  dress() {
    super.dress();
    this.inks = { muted: color("--muted"), line: color("--line"), font: `${SIZE}px ${getComputedStyle(document.body).fontFamily}` };
    this.colors = null;
  }

  static observedAttributes = ["limit"];
  attributeChangedCallback() { if (this.drawn) this.draw(); }

  show() { this.draw(); }

  point(x) {
    this.pointer = x;
    if (this.drawn) this.draw();
  }

  draw() {
    const { samples: track, pen } = this, first = track.since(WINDOW), fixed = Number(this.getAttribute("limit"));
    this.lines = linesOf(track);
    this.colors ??= track.channels.slice(0, this.lines).map(colorOf);
    const extremes = this.extremes(first);
    this.limits = fixed ? [-fixed, fixed] : bounds(...extremes, this.limits);
    const [left, top, wide, high, thick] = [LEFT, TOP, this.wide - LEFT - RIGHT, this.high - TOP - BOTTOM, LINE].map((size) => size * this.ratio);
    this.reel.wind(track, first, { limits: this.limits, colors: this.colors, wide: Math.max(Math.round(wide), 1), high: Math.max(Math.round(high), 1), thick, span: WINDOW });
    this.end = this.reel.end;
    this.begin(`${this.limits} ${this.getAttribute("unit")}`, (still) => this.levels(still));
    this.times();
    pen.save();
    pen.resetTransform();
    this.reel.show(pen, Math.round(left), Math.round(top));
    pen.restore();
    this.mark(first);
  }

  x(time) { return this.wide - RIGHT - (this.end - time) * (this.wide - LEFT - RIGHT) / WINDOW; }
  y(value) { return this.high - BOTTOM - (value - this.limits[0]) * (this.high - TOP - BOTTOM) / (this.limits[1] - this.limits[0]); }
  timeAt(x) { return this.end - (this.wide - RIGHT - x) * WINDOW / (this.wide - LEFT - RIGHT); }

  // The lowest and the highest value since a frame. Also counts the gaps of each line.
  extremes(first) {
    const { samples: track, lines } = this;
    let low = Infinity, high = -Infinity;
    this.gaps = Array.from({ length: lines }, (_, channel) => {
      let isDown = false, parts = 0;
      for (let frame = first; frame < track.end; frame++) {
        const value = track.values[track.at(frame) * track.width + channel], isNumber = Number.isFinite(value);
        if (isNumber && !isDown) parts++;
        if (isNumber && value < low) low = value;
        if (isNumber && value > high) high = value;
        isDown = isNumber;
      }
      return Math.max(parts - 1, 0);
    });
    return [low, high];
  }

  // The values at the left, the lines beside them, the unit, and the zone of the local time.
  levels(pen) {
    const { limits, inks, wide, high } = this;
    Object.assign(pen, { font: inks.font, strokeStyle: inks.line, fillStyle: inks.muted, lineWidth: 1, textAlign: "right", textBaseline: "middle" });
    pen.beginPath();
    for (let level = 0; level <= 4; level++) {
      const value = limits[0] + (limits[1] - limits[0]) * level / 4, y = Math.round(this.y(value)) + 0.5;
      pen.moveTo(LEFT, y);
      pen.lineTo(wide - RIGHT, y);
      pen.fillText(brief(value), LEFT - 8, y, LEFT - 8);
    }
    pen.stroke();
    pen.fillText(this.getAttribute("unit") ?? "", LEFT, TOP - 15, LEFT);
    pen.textAlign = "center";
    pen.fillText(`local time, ${zone()}`, (LEFT + wide - RIGHT) / 2, high - SIZE / 2);
  }

  // The local time below.
  times() {
    const { pen, wide, high, inks } = this, bottom = high - BOTTOM, step = wide < STEPS.width ? STEPS.narrow : STEPS.wide;
    Object.assign(pen, { font: inks.font, strokeStyle: inks.line, fillStyle: inks.muted, lineWidth: 1, textAlign: "center", textBaseline: "middle" });
    pen.beginPath();
    for (let time = Math.ceil((this.end - WINDOW) / step) * step; time <= this.end; time += step) {
      const x = Math.round(this.x(time)) + 0.5, label = clock(time);
      pen.moveTo(x, bottom);
      pen.lineTo(x, bottom + TICK);
      if (x + HALF <= wide) pen.fillText(label, x, bottom + TICK + SIZE - 1);
    }
    pen.stroke();
  }

  // Shows the values under the mouse.
  mark(first) {
    const { pen, samples: track, pointer } = this, isShown = pointer !== undefined && pointer !== null && pointer >= LEFT && pointer <= this.wide - RIGHT;
    this.cursor.hidden = !isShown;
    if (!isShown) return;
    const frame = this.nearest(this.timeAt(pointer), first), time = track.times[track.at(frame)], x = this.x(time);
    Object.assign(pen, { strokeStyle: this.inks.muted, lineWidth: 1 });
    pen.beginPath();
    pen.moveTo(x, TOP);
    pen.lineTo(x, this.high - BOTTOM);
    pen.stroke();
    if (this.cursor.childElementCount !== this.lines + 1) this.cursor.replaceChildren(...Array.from({ length: this.lines + 1 }, () => document.createElement("div")));
    const [head, ...rows] = this.cursor.children, at = track.at(frame) * track.width;
    head.textContent = clock(time);
    rows.forEach((row, channel) => {
      row.style.setProperty("--chip", this.colors[channel]);
      row.textContent = `${track.channels[channel]} ${spoken(track.values[at + channel])}`;
    });
    Object.assign(this.cursor.style, x > this.wide / 2 ? { left: "", right: `${this.wide - x + 12}px` } : { left: `${x + 12}px`, right: "" });
  }

  // The number of the frame whose time is nearest.
  nearest(time, first) {
    const { samples: track } = this, after = Math.min(Math.max(track.since(track.times[track.at(track.end - 1)] - time), first), track.end - 1), before = Math.max(after - 1, first);
    return time - track.times[track.at(before)] < track.times[track.at(after)] - time ? before : after;
  }
}
customElements.define("velto-curve", Curve);
