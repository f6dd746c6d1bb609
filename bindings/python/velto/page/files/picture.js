// The base of the pictures of samples, each on a canvas. A picture is drawn only while it is on the screen, and after its size, theme or samples have changed.

import { counts, listen, tracks, write } from "/studio/files/samples.js";
import { color, spoken, theme } from "/studio/files/signals.js";

const SHARPEST = 2; // The most pixels of the canvas for a pixel of the page: more are not seen.
const TOLD = 500; // The time between two changes of the numbers of a card (milliseconds).

export class Picture extends HTMLElement {
  connectedCallback() {
    this.canvas = document.createElement("canvas");
    this.pen = this.canvas.getContext("2d", { alpha: false }); // Nothing behind it is drawn.
    this.replaceChildren(this.canvas);
    this.setAttribute("role", "img");
    this.isSeen = true;
    this.drawn = 0; // The time of the last drawing.
    this.frame = 0; // The number of frames at that time.
    this.dress();
    const themes = new MutationObserver(() => { if (this.shade !== theme()) { this.dress(); this.fit(); } });
    themes.observe(document.body, { attributes: true, attributeFilter: ["class"] });
    const sizes = new ResizeObserver(() => this.fit());
    sizes.observe(this);
    const places = new IntersectionObserver((entries) => { this.isSeen = entries.at(-1).isIntersecting; this.look(); });
    places.observe(this);
    this.observers = [themes, sizes, places];
    this.ending = listen(() => this.look());
  }

  disconnectedCallback() {
    this.ending();
    for (const observer of this.observers) observer.disconnect();
  }

  // Reads the colors of the theme.
  dress() {
    this.shade = theme();
    this.ground = color("--surface");
  }

  fit() {
    const { clientWidth: wide, clientHeight: high } = this, ratio = Math.min(devicePixelRatio, SHARPEST);
    if (!wide || !high) return;
    Object.assign(this, { wide, high });
    this.canvas.width = Math.round(wide * ratio);
    this.canvas.height = Math.round(high * ratio);
    this.ratio = ratio;
    this.clear(this.pen);
    if (this.drawn) this.draw(); else this.look();
  }

  // Fills a canvas with the color behind the picture, and sets the scale for what is drawn on it.
  clear(pen) {
    pen.fillStyle = this.ground;
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
  }

  // Begins a drawing with the parts of it that stay the same until a key changes: an image of them costs a processor less than lines and texts.
  begin(key, draw) {
    const { width, height } = this.canvas, whole = `${width} ${height} ${this.shade} ${key}`;
    if (this.still?.key !== whole) {
      const still = this.still = Object.assign(document.createElement("canvas"), { width, height, key: whole }), pen = still.getContext("2d", { alpha: false });
      this.clear(pen);
      draw(pen);
    }
    this.place(this.still);
  }

  // Places an image without scaling: its pixels are those of the canvas.
  place(image) {
    this.pen.save();
    this.pen.resetTransform();
    this.pen.drawImage(image, 0, 0);
    this.pen.restore();
  }

  // Shows the newest samples; outside of the screen only the first ones.
  look() {
    const track = tracks.get(Number(this.getAttribute("track")));
    if (!track?.end || !this.wide || document.hidden || (this.drawn && !this.isSeen)) return;
    if (track !== this.samples || track.end !== this.frame) {
      this.samples = track;
      this.frame = track.end;
      this.drawn = performance.now();
      this.show(track);
    }
    tell(this, track);
  }
}

// Writes the numbers of a card twice a second, since each change of a text causes a layout of the whole page. Their places are there from the beginning.
function tell(element, track) {
  const card = element.closest("[data-card]"), now = performance.now();
  if (!card || now - (element.told ?? 0) < TOLD) return;
  element.told = now;
  const newest = track.newest(), [received, lost, clipped, invalid, rate] = counts[track.track] ?? [0, 0, 0, 0, 0];
  card.querySelectorAll("[data-value]").forEach((place) => write(place, newest ? spoken(newest[Number(place.dataset.value)]) : "–"));
  const told = { rate: `${rate.toFixed(1)} Hz`, lost: `${lost} lost`, total: `${received} samples`, clipped: clipped ? `${clipped} clipped` : "", invalid: invalid ? `${invalid} invalid` : "" };
  card.querySelectorAll("[data-stat]").forEach((place) => {
    write(place, told[place.dataset.stat]);
    place.classList.toggle("bad", place.dataset.stat === "lost" && lost > 0);
  });
}
