// Samples in the browser: one WebSocket, and a ring for each track. Curves and boards read the rings when they draw.

const KEPT = 6000;
const TREMBLE = 50; // By how much the time of a frame may be before that of the frame before it (milliseconds). More is a clock that was set back.
const FRAME = 20, REST = 3, LONGEST = 250; // A frame that takes longer than this is followed by a rest of three times the surplus (milliseconds).
const SLOWEST = 1000; // The longest surplus: a longer time means that the tab was hidden or the machine slept (milliseconds).
const TRIED = 8; // One of so many frames is measured, until one takes longer: a measurement costs a frame.
const listeners = new Set();
export const tracks = new Map();
export let counts = {};
export let state = "";

export const write = (place, text) => { if (place.textContent !== text) place.textContent = text; };

class Track {
  constructor(description) {
    Object.assign(this, description);
    this.width = this.channels.length;
    this.times = new Float64Array(KEPT);
    this.values = new Float32Array(KEPT * this.width);
    this.end = 0; // The number of frames that have come.
    this.start = 0; // The number of the first one since the clock was set back.
  }

  push(begin, offsets, values) {
    for (let row = 0; row < offsets.length; row++, this.end++) {
      const at = this.end % KEPT;
      if (this.end && this.times[this.at(this.end - 1)] > begin + offsets[row] + TREMBLE) this.start = this.end;
      this.times[at] = begin + offsets[row];
      for (let channel = 0; channel < this.width; channel++) this.values[at * this.width + channel] = values[row * this.width + channel];
    }
  }

  // The place of a frame in the ring, by its number.
  at(frame) { return frame % KEPT; }

  // The number of the oldest frame that is no older than some milliseconds.
  since(milliseconds) {
    let first = Math.max(this.end - KEPT, this.start), last = this.end;
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
    document.querySelectorAll("[data-total]").forEach((place) => {
      const text = message.totals[place.dataset.total];
      write(place, text);
      place.classList.toggle("bad", place.dataset.total === "lost" && text !== "0 lost");
    });
  }
}

// Draws at once: the next frame of the screen shows it, and what comes until then is drawn with that frame. A drawing within the rest after an
// expensive frame waits for its end.
let isWaiting = false, isAsked = false, isOld = false, rested = 0, surplus = 0, untried = TRIED - 1, undrawn = 0, came = null;
function schedule() {
  if (isWaiting) return;
  if (isAsked) { isOld = true; return; }
  const rest = rested - performance.now();
  isWaiting = rest > 0;
  if (isWaiting) setTimeout(draw, rest); else draw();
}
function draw() {
  isWaiting = isOld = false;
  if (came !== null && !isAsked) { isAsked = true; requestAnimationFrame(shown); }
  for (const listener of listeners) {
    try { listener(); } catch (error) { reportError(error); } // The other pictures go on.
  }
}
// In the frame that shows the newest samples: draws what has come since, asks for more, and measures how late the frame is.
function shown(time) {
  if (isOld) draw();
  const begin = came;
  isAsked = false;
  came = null;
  confirm();
  setTimeout(() => { lateness += (performance.now() - begin - lateness) / 4; });
  if (surplus || ++untried === TRIED) requestAnimationFrame((next) => { surplus = Math.min(Math.max(next - time - FRAME, 0), SLOWEST); untried = 0; });
  rested = surplus && time + FRAME + surplus + Math.min(surplus * REST, LONGEST);
}

// Calls a function soon, and whenever something has come. Returns a function that ends it.
export function listen(listener) {
  listeners.add(listener);
  schedule();
  return () => listeners.delete(listener);
}

let socket = null, silentSince = null, lateness = 0;
function connect() {
  if (socket) return;
  socket = new WebSocket(`ws://${location.host}/samples`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => { silentSince = null; undrawn = 0; tracks.clear(); answer(); };
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") describe(JSON.parse(data));
    else { take(data); undrawn++; came ??= performance.now(); }
    schedule();
  };
  socket.onclose = () => { socket = null; silentSince ??= performance.now(); setTimeout(connect, 1000); };
}
function send(word) { if (socket?.readyState === WebSocket.OPEN) socket.send(word); }
function confirm() { for (; undrawn > 0; undrawn--) send("drawn"); }
function answer() {
  send(document.hidden ? "hidden" : "shown");
  confirm(); // A hidden tab draws nothing and answers nothing, and is not late.
  if (came !== null) came = performance.now();
}
document.addEventListener("visibilitychange", answer);
connect(); // Samples come while the rest of the page is loaded.

// <velto-feed>: says that no samples come, or that the window draws them late.
const SILENT = 1500, LATE = 400;
class Feed extends HTMLElement {
  connectedCallback() {
    this.hidden = true;
    this.looking = setInterval(() => this.look(), 500);
  }
  disconnectedCallback() { clearInterval(this.looking); }
  look() {
    const isSilent = silentSince !== null && performance.now() - silentSince > SILENT;
    const text = isSilent ? "The studio does not respond. This page continues automatically when it does." : lateness > LATE && !document.hidden ? "This window draws with a delay. Recordings are complete." : "";
    if (text !== this.textContent) { this.textContent = text; this.hidden = !text; }
  }
}
customElements.define("velto-feed", Feed);
