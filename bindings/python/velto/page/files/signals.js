// The look of signals in every picture: their colors, numbers and times.

export const color = (name) => getComputedStyle(document.body).getPropertyValue(name).trim();
export const theme = () => document.body.classList.contains("body--dark");

export const spoken = (value) => Number.isFinite(value) ? (Math.abs(value) >= 1e5 ? value.toExponential(2) : value.toFixed(Math.abs(value) < 100 ? 3 : 1)) : "–";
export const brief = (value) => spoken(value).replace(/\.?0+$/, "");

const two = (number) => String(number).padStart(2, "0");
export const clock = (time) => { const date = new Date(time); return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`; };
export const zone = () => new Intl.DateTimeFormat("en", { timeZoneName: "short" }).formatToParts().find((part) => part.type === "timeZoneName").value;

// At most four lines; the accuracy of fusion is a number, and no curve.
export const linesOf = (track) => Math.min(track.channels.filter((name) => name !== "accuracy").length, 4);

// The channels with axes in the picture of the board have their colors; `parts.py` has the same.
const AXES = { x: 1, y: 2, z: 3, w: 4 };
export const colorOf = (channel, index) => color(`--signal-${AXES[channel] ?? index + 1}`);
