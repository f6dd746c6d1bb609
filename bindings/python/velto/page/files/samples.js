// Samples in the browser: one WebSocket, and a ring for each track. Charts and boards read the rings when they draw.

const KEPT = 6000;
const listeners = new Set();
export const tracks = new Map();
export let counts = {};
export let state = "";

class Track {
  constructor(description) {
    Object.assign(this, description);
    this.width = this.channels.length;
    this.times = new Float64Array(KEPT);
    this.values = new Float32Array(KEPT * this.width);
    this.end = 0; // The number of frames that have come.
  }

  push(begin, offsets, values) {
    for (let row = 0; row < offsets.length; row++, this.end++) {
      const at = this.end % KEPT;
      this.times[at] = begin + offsets[row];
      for (let channel = 0; channel < this.width; channel++) this.values[at * this.width + channel] = values[row * this.width + channel];
    }
  }

  // The place of a frame in the ring, by its number.
  at(frame) { return frame % KEPT; }

  // The number of the oldest frame that is no older than some milliseconds.
  since(milliseconds) {
    let first = Math.max(this.end - KEPT, 0), last = this.end;
    if (!last) return 0;
    const limit = this.times[this.at(last - 1)] - milliseconds;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (this.times[this.at(middle)] < limit) first = middle + 1; else last = middle;
    }
    return first;
  }

  // The newest frame without a gap; null if there is none.
  newest() {
    for (let frame = this.end - 1; frame >= Math.max(this.end - 3, 0); frame--) {
      const row = this.values.subarray(this.at(frame) * this.width, (this.at(frame) + 1) * this.width);
      if (!Number.isNaN(row[0])) return row;
    }
    return null;
  }
}

function take(buffer) {
  const view = new DataView(buffer);
  for (let at = 0; at < buffer.byteLength;) {
    const [number, width, rows] = [0, 4, 8].map((offset) => view.getUint32(at + offset, true));
    const begin = view.getFloat64(at + 16, true);
    const offsets = new Float32Array(buffer, at + 24, rows);
    const values = new Float32Array(buffer, at + 24 + 4 * rows, rows * width);
    tracks.get(number)?.push(begin, offsets, values);
    at += 24 + 4 * rows * (1 + width);
    at += (8 - at % 8) % 8;
  }
}

function describe(message) {
  if (message.tracks) {
    const numbers = new Set(message.tracks.map((track) => track.track));
    for (const number of [...tracks.keys()]) if (!numbers.has(number)) tracks.delete(number);
    for (const track of message.tracks) if (!tracks.has(track.track)) tracks.set(track.track, new Track(track));
  } else {
    counts = message.counts;
    state = message.state;
  }
}

let scheduled = false;
function draw() {
  scheduled = false;
  for (const listener of listeners) listener();
}
function schedule() {
  if (!scheduled) { scheduled = true; requestAnimationFrame(draw); }
}

// Calls a function in a frame after something has come. Returns a function that ends it.
export function listen(listener) {
  listeners.add(listener);
  connect();
  schedule();
  return () => listeners.delete(listener);
}

let socket = null, silentSince = null, lateness = 0;
function connect() {
  if (socket) return;
  socket = new WebSocket(`ws://${location.host}/samples`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => { silentSince = null; tracks.clear(); answer(); };
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") describe(JSON.parse(data));
    else { take(data); drawn(performance.now()); }
    schedule();
  };
  socket.onclose = () => { socket = null; silentSince ??= performance.now(); setTimeout(connect, 1000); };
}
// Asks for more in the frame after the drawing, and measures how late that is (milliseconds).
function drawn(came) {
  requestAnimationFrame(() => {
    send("drawn");
    setTimeout(() => { lateness += (performance.now() - came - lateness) / 4; });
  });
}
function send(word) { if (socket?.readyState === WebSocket.OPEN) socket.send(word); }
function answer() {
  send(document.hidden ? "hidden" : "shown");
  send("drawn"); // A hidden tab draws nothing, and has answered nothing.
}
document.addEventListener("visibilitychange", answer);

export const color = (name) => getComputedStyle(document.body).getPropertyValue(name).trim();
export const theme = () => document.body.classList.contains("body--dark");

export const spoken = (value) => Number.isFinite(value) ? (Math.abs(value) >= 1e5 ? value.toExponential(2) : value.toFixed(Math.abs(value) < 100 ? 3 : 1)) : "–";

// Writes the numbers of a card four times a second; their places are there from the beginning.
export function tell(element, track) {
  const card = element.closest("[data-card]"), now = performance.now();
  if (!card || now - (element.told ?? 0) < 250) return;
  element.told = now;
  const newest = track.newest(), [received, lost, clipped, invalid, rate] = counts[track.track] ?? [0, 0, 0, 0, 0];
  card.querySelectorAll("[data-value]").forEach((place) => { place.textContent = newest ? spoken(newest[Number(place.dataset.value)]) : "–"; });
  const told = { rate: `${rate.toFixed(1)} Hz`, lost: `${lost} lost`, total: `${received} samples`, clipped: clipped ? `${clipped} clipped` : "", invalid: invalid ? `${invalid} invalid` : "" };
  card.querySelectorAll("[data-stat]").forEach((place) => {
    place.textContent = told[place.dataset.stat];
    place.classList.toggle("bad", place.dataset.stat === "lost" && lost > 0);
  });
}

// <velto-feed>: says that no samples come, or that the window draws them late.
const SILENT = 1500, LATE = 400;
class Feed extends HTMLElement {
  connectedCallback() {
    this.hidden = true;
    this.looking = setInterval(() => this.look(), 500);
    listen(() => {});
  }
  disconnectedCallback() { clearInterval(this.looking); }
  look() {
    const isSilent = silentSince !== null && performance.now() - silentSince > SILENT;
    const text = isSilent ? "The studio does not respond. This page continues automatically when it does." : lateness > LATE && !document.hidden ? "This window draws with a delay. Recordings are complete." : "";
    if (text !== this.textContent) { this.textContent = text; this.hidden = !text; }
  }
}
customElements.define("velto-feed", Feed);
