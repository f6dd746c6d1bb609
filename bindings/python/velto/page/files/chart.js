// <velto-chart track="1">: up to four lines of a track over the last seconds. <velto-chart data="/sessions/1/tracks/2/curve">: a whole track.

import { echarts } from "/studio/echarts/index.js";
import { color, listen, spoken, tell, theme, tracks } from "/studio/files/samples.js";

const WINDOW = 10000, EVERY = 66, POINTS = 600, LABEL = 130;
const two = (number) => String(number).padStart(2, "0");
const clock = (time) => { const date = new Date(time); return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`; };
const zone = () => new Intl.DateTimeFormat("en", { timeZoneName: "short" }).formatToParts().find((part) => part.type === "timeZoneName").value;

// Four steps of 1, 2 or 5 around a curve. They grow at once, and shrink when the curve needs half of them: the axis does not tremble.
export function bounds(low, high, before) {
  if (!(low <= high)) return before ?? [-1, 1];
  if (before && before[0] <= low && before[1] >= high && (high - low) * 3 > before[1] - before[0]) return before;
  const reach = Math.max((high - low) * 1.2, Math.abs(high + low) * 0.02, 1e-3) / 3, power = 10 ** Math.floor(Math.log10(reach));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= reach) ?? 10);
  const first = (Math.round((low + high) / 2 / step) - 2) * step; // The curve fills at most three of them, around the middle.
  return [first, first + 4 * step];
}

// At most four lines; the accuracy of fusion is a number, and no curve.
const linesOf = (track) => Math.min(track.channels.filter((name) => name !== "accuracy").length, 4);

// The channels with axes in the picture of the board have their colors; `parts.py` has the same.
const AXES = { x: 1, y: 2, z: 3, w: 4 };
const colorOf = (channel, index) => color(`--signal-${AXES[channel] ?? index + 1}`);

class Chart extends HTMLElement {
  connectedCallback() {
    this.holder = document.createElement("div");
    this.holder.style.cssText = "width:100%;height:100%";
    this.replaceChildren(this.holder);
    this.resizing = new ResizeObserver(() => this.chart?.resize());
    this.resizing.observe(this);
    this.themes = new MutationObserver(() => { if (this.shade !== theme()) this.begin(); });
    this.themes.observe(document.body, { attributes: true, attributeFilter: ["class"] });
    this.begin();
    if (this.hasAttribute("data")) this.load(); else this.ending = listen(() => this.draw());
  }

  disconnectedCallback() {
    this.ending?.();
    this.resizing.disconnect();
    this.themes.disconnect();
    this.chart?.dispose();
    this.chart = null;
  }

  begin() {
    this.shade = theme();
    this.colors = null;
    this.chart?.dispose();
    this.chart = echarts.init(this.holder, null, { renderer: "canvas" });
    this.chart.setOption(this.frame());
    this.chart.on("datazoom", () => this.zoom());
    this.drawn = 0;
    if (this.loaded) this.fill(this.loaded);
  }

  frame() {
    const isSpark = this.classList.contains("spark"), isWhole = this.hasAttribute("data") && !isSpark, muted = color("--muted"), line = color("--line");
    const text = { color: muted, fontSize: 11, fontFamily: "inherit" };
    return {
      animation: false,
      grid: isSpark ? { left: 0, right: 0, top: 4, bottom: 4 } : { left: 56, right: 12, top: 24, bottom: isWhole ? 72 : 36 },
      tooltip: isSpark ? undefined : { trigger: "axis", confine: true, transitionDuration: 0, backgroundColor: color("--raised"), borderColor: line, textStyle: { color: color("--ink"), fontSize: 12 }, valueFormatter: spoken },
      dataZoom: isWhole ? [{ type: "inside" }, { type: "slider", height: 22, bottom: 8, borderColor: line, textStyle: { color: muted }, fillerColor: color("--soft") }] : undefined,
      xAxis: { type: "time", show: !isSpark, name: `local time, ${zone()}`, nameLocation: "middle", nameGap: 22, nameTextStyle: text, axisLabel: { ...text, hideOverlap: true, formatter: clock },
        axisLine: { onZero: false, lineStyle: { color: line } }, axisTick: { lineStyle: { color: line } }, splitNumber: 4, splitLine: { show: false } },
      yAxis: { type: "value", show: !isSpark, scale: true, name: this.getAttribute("unit") || "", nameTextStyle: { ...text, align: "right" }, axisLabel: { ...text, width: 48, overflow: "truncate", formatter: (value) => spoken(value).replace(/\.?0+$/, "") },
        splitNumber: 4, splitLine: { lineStyle: { color: line } } },
    };
  }

  draw() {
    const track = tracks.get(Number(this.getAttribute("track"))), now = performance.now();
    if (!track || !track.end || !this.chart || document.hidden) return;
    if (now - this.drawn >= EVERY && track.end !== this.end) {
      this.drawn = now;
      this.end = track.end;
      this.chart.setOption(this.picture(track));
    }
    tell(this, track);
  }

  picture(track) {
    const first = track.since(WINDOW), lines = linesOf(track), step = Math.max(Math.ceil((track.end - first) / POINTS), 1);
    const data = Array.from({ length: lines }, () => []);
    let low = Infinity, high = -Infinity;
    for (let frame = first; frame < track.end; frame++) {
      const at = track.at(frame), time = track.times[at], isKept = frame % step === 0 || frame === track.end - 1;
      for (let channel = 0; channel < lines; channel++) {
        const value = track.values[at * track.width + channel];
        if (value < low) low = value;
        if (value > high) high = value;
        if (!Number.isFinite(value)) data[channel].push([time, null]); // A gap breaks the curve, whatever is left out around it.
        else if (isKept) data[channel].push([time, value]);
      }
    }
    const last = track.times[track.at(track.end - 1)], fixed = Number(this.getAttribute("limit"));
    this.colors ??= track.channels.map(colorOf);
    this.limits = fixed ? [-fixed, fixed] : bounds(low, high, this.limits);
    return {
      xAxis: { min: last - WINDOW, max: last }, yAxis: { min: this.limits[0], max: this.limits[1], interval: (this.limits[1] - this.limits[0]) / 4 },
      series: data.map((points, channel) => ({ type: "line", name: track.channels[channel], color: this.colors[channel], data: points, showSymbol: false, silent: true, lineStyle: { width: 1.6 } })),
    };
  }

  async load(query = "") {
    const answer = await fetch(this.getAttribute("data") + query);
    if (answer.ok) this.fill(await answer.json());
  }

  // Fetches the part that is seen, once the zoom rests: it has a minimum and a maximum for every place of the screen.
  zoom() {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      const { startValue: begin, endValue: end } = this.chart.getOption().dataZoom[0], [first, last] = this.whole;
      this.load(end - begin > (last - first) * 0.9 ? "" : `?begin=${begin - (end - begin) / 10}&end=${end + (end - begin) / 10}`);
    }, 200);
  }

  fill(track) {
    const isSpark = this.classList.contains("spark");
    this.loaded = track;
    if (!this.chart) return;
    const times = track.marks.map((mark) => mark.time), [first, last] = this.whole = [Math.min(track.span[0], ...times), Math.max(track.span[1], ...times)];
    const { start = 0, end = 100 } = this.chart.getOption().dataZoom?.[0] ?? {}, middle = first + (last - first) * (start + end) / 200;
    const marks = track.marks.map((mark) => ({ xAxis: mark.time, name: mark.text, label: { align: mark.time > middle ? "right" : "left" } })); // Toward the middle: no label is cut.
    const label = { formatter: ({ name }) => name, width: LABEL, overflow: "truncate", color: color("--muted"), fontSize: 11 };
    this.chart.setOption({
      xAxis: { min: first, max: last },
      series: track.channels.slice(0, linesOf(track)).map((name, channel) => ({
        markLine: channel || isSpark || !marks.length ? undefined : { silent: true, symbol: "none", data: marks, label, lineStyle: { color: color("--muted") } },
        type: "line", name, color: colorOf(name, channel), showSymbol: false, silent: isSpark, lineStyle: { width: 1.4 },
        data: track.rows.map((row) => [row[0], row[1 + channel] ?? null]) })),
    });
  }
}
customElements.define("velto-chart", Chart);
