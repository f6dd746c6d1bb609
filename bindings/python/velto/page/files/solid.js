// Boxes and arrows in perspective. A canvas draws them in less than a millisecond, also where a processor would draw 3-D instead of a graphics card.

const EYE = unit([4.6, -6.2, 4.2]), UP = [0, 0, 1]; // Up is up, as gravity has it.
const DISTANCE = 8.8, OPENING = 32 * Math.PI / 180;
const SUN = { direction: unit([3, -4, 8]), light: 0.7 }, SKY = { above: 0.48, below: 0.16 };
const ARROW = { end: 1.9, neck: 1.62, reach: 0.09, shaft: 0.035 }, ROUND = 12;
const FLOOR = { height: -2.1, reach: 4 };
const SQUARE = [[-1, -1], [1, -1], [1, 1], [-1, 1]];

const dot = (one, other) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x];
function unit(vector) { return vector.map((value) => value / Math.hypot(...vector)); }

// The columns of the matrix of a quaternion: the axes of the board in the world.
function axesOf([w, x, y, z]) {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]];
}

const lit = (shade, light) => `rgb(${[1, 3, 5].map((at) => Math.min(parseInt(shade.slice(at, at + 2), 16) * light ** (1 / 2.2), 255)).join(" ")})`;

// Parts of a solid: boxes, arrows along an axis, and planes between parts. A plane lies across an axis, and no part crosses it, so the parts beyond it never cover those on this side.
export const box = (shade, size, place) => ({ draw: "box", shade, size, place });
export const arrow = (axis, from) => ({ draw: "arrow", axis, from });
export const plane = (axis, at, below, above) => ({ draw: "plane", axis, at, below, above });

// A drawing of a solid as a quaternion turns it, around the middle of the world.
export class Drawing {
  constructor(pen, wide, high, quaternion) {
    Object.assign(this, { pen, wide, high });
    this.axes = axesOf(quaternion);
    this.eye = EYE.map((value) => value * DISTANCE * Math.max(1, high / wide));
    this.forward = EYE.map((value) => -value);
    this.right = unit(cross(this.forward, UP));
    this.up = cross(this.right, this.forward);
    this.seenFrom = this.axes.map((axis) => dot(axis, this.eye)); // The eye, as the solid has it.
    this.scale = high / 2 / Math.tan(OPENING / 2);
  }

  // A point of the world on the canvas, and the pixels of a unit there.
  place(point) {
    const far = point.map((value, index) => value - this.eye[index]), size = this.scale / dot(far, this.forward);
    return [this.wide / 2 + dot(far, this.right) * size, this.high / 2 - dot(far, this.up) * size, size];
  }

  // The same for a point of the solid.
  turned(point) {
    return this.place([0, 1, 2].map((index) => point[0] * this.axes[0][index] + point[1] * this.axes[1][index] + point[2] * this.axes[2][index]));
  }

  trace(points) {
    this.pen.beginPath();
    points.forEach(([x, y], index) => index ? this.pen.lineTo(x, y) : this.pen.moveTo(x, y));
  }

  fill(points, style) {
    this.trace(points);
    this.pen.closePath();
    Object.assign(this.pen, { fillStyle: style, strokeStyle: style, lineWidth: 0.7, lineJoin: "round" });
    this.pen.fill();
    this.pen.stroke(); // No gap shows between two faces.
  }

  stroke(points, style, width) {
    this.trace(points);
    Object.assign(this.pen, { strokeStyle: style, lineWidth: width });
    this.pen.stroke();
  }

  floor(style) {
    const { height, reach } = FLOOR;
    for (let at = -reach; at <= reach; at++) {
      this.stroke([[at, -reach, height], [at, reach, height]].map((point) => this.place(point)), style, 1);
      this.stroke([[-reach, at, height], [reach, at, height]].map((point) => this.place(point)), style, 1);
    }
  }

  // Draws a part; `colors` has those of the arrows.
  part(part, colors) { this[part.draw](part, colors); }

  plane({ axis, at, below, above }, colors) {
    const isAbove = this.seenFrom[axis] > at;
    this.part(isAbove ? below : above, colors); // The farther side first.
    this.part(isAbove ? above : below, colors);
  }

  box({ shade, size, place }) {
    for (let axis = 0; axis < 3; axis++) {
      const away = this.seenFrom[axis] - place[axis], side = Math.sign(away);
      if (Math.abs(away) <= size[axis] / 2) continue; // Neither face is seen.
      const one = (axis + 1) % 3, other = (axis + 2) % 3, normal = this.axes[axis].map((value) => value * side);
      const corners = SQUARE.map(([first, second]) => {
        const corner = [...place];
        corner[axis] += side * size[axis] / 2;
        corner[one] += first * size[one] / 2;
        corner[other] += second * size[other] / 2;
        return this.turned(corner);
      });
      const share = (normal[2] + 1) / 2, light = SUN.light * Math.max(dot(normal, SUN.direction), 0) + SKY.above * share + SKY.below * (1 - share);
      this.fill(corners, lit(shade, light));
    }
  }

  arrow({ axis, from }, colors) {
    const at = (along, one = 0, other = 0) => { const point = [0, 0, 0]; point[axis] = along; point[(axis + 1) % 3] = one; point[(axis + 2) % 3] = other; return this.turned(point); };
    const tip = at(ARROW.end), neck = at(ARROW.neck), rim = Array.from({ length: ROUND }, (_, index) => {
      const angle = 2 * Math.PI * index / ROUND;
      return at(ARROW.neck, ARROW.reach * Math.cos(angle), ARROW.reach * Math.sin(angle));
    });
    this.stroke([at(from), neck], colors[axis], Math.max(ARROW.shaft * neck[2], 1.5));
    this.fill(rim, colors[axis]);
    // The rim and the tip enclose the head.
    const [along, across] = [neck[0] - tip[0], neck[1] - tip[1]];
    const angles = rim.map(([x, y]) => Math.atan2(along * (y - tip[1]) - across * (x - tip[0]), along * (x - tip[0]) + across * (y - tip[1])));
    this.fill([tip, rim[angles.indexOf(Math.max(...angles))], rim[angles.indexOf(Math.min(...angles))]], colors[axis]);
  }
}
