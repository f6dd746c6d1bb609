// <velto-board track="1">: a board in 3-D, turned by the quaternion of a track (w, x, y, z).

import { Picture } from "/studio/files/picture.js";
import { color } from "/studio/files/signals.js";
import { Drawing, arrow, box, plane } from "/studio/files/solid.js";

const SAME = 1 - 4e-7; // The product of two quaternions that are a tenth of a degree apart: less is not seen.

// A board of 27 × 27 × 4 mm with its chip, its button and its light, so that every face is recognized.
const TOP = plane(0, -0.4, box("#c9ced6", [0.45, 0.3, 0.14], [-0.75, -0.8, 0.15]),
  plane(0, 0.6, plane(2, 0.2, box("#20252d", [0.7, 0.7, 0.12], [0.15, 0.25, 0.14]), arrow(2, 0.2)), box("#f2c14e", [0.24, 0.24, 0.08], [0.85, 0.85, 0.12])));
const MODEL = plane(2, -0.08, box("#6f7b8b", [1.9, 1.9, 0.3], [0, 0, -0.23]),
  plane(0, 1.2, plane(1, 1.2, plane(2, 0.08, box("#1f6f54", [2.4, 2.4, 0.16], [0, 0, 0]), TOP), arrow(1, 1.2)), arrow(0, 1.2)));

class Board extends Picture {
  quaternion = [1, 0, 0, 0];

  connectedCallback() {
    super.connectedCallback();
    this.setAttribute("aria-label", "The orientation of the board");
  }

  dress() {
    super.dress();
    this.line = color("--line");
    this.colors = [1, 2, 3].map((index) => color(`--signal-${index}`));
    this.isDrawn = false;
  }

  show(track) {
    const newest = track.newest()?.subarray(0, 4), length = newest ? Math.hypot(...newest) : 0;
    if (!(length > 0)) return;
    const turned = Array.from(newest, (value) => value / length), product = turned.reduce((sum, value, index) => sum + value * this.quaternion[index], 0);
    if (this.isDrawn && Math.abs(product) > SAME) return;
    this.quaternion = turned;
    this.draw();
  }

  draw() {
    const drawing = (pen) => new Drawing(pen, this.wide, this.high, this.quaternion);
    this.begin("floor", (pen) => drawing(pen).floor(this.line));
    drawing(this.pen).part(MODEL, this.colors);
    this.isDrawn = true;
  }
}
customElements.define("velto-board", Board);
