// <velto-chart data="/sessions/1/tracks/2/curve">: a whole recorded track, with a zoom; <velto-chart class="spark">: the same, small and alone.

import { echarts } from "/studio/echarts/index.js";
import { brief, clock, color, colorOf, linesOf, spoken, theme, zone } from "/studio/files/signals.js";

const LABEL = 130;

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
    this.load();
  }

  disconnectedCallback() {
    this.resizing.disconnect();
    this.themes.disconnect();
    this.chart?.dispose();
    this.chart = null;
  }

  begin() {
    this.shade = theme();
    this.chart?.dispose();
    this.chart = echarts.init(this.holder, null, { renderer: "canvas" });
    this.chart.setOption(this.frame());
    this.chart.on("datazoom", () => this.zoom());
    if (this.loaded) this.fill(this.loaded);
  }

  frame() {
    const isSpark = this.classList.contains("spark"), muted = color("--muted"), line = color("--line");
    const text = { color: muted, fontSize: 11, fontFamily: "inherit" };
    return {
      animation: false,
      grid: isSpark ? { left: 0, right: 0, top: 4, bottom: 4 } : { left: 56, right: 12, top: 24, bottom: 72 },
      tooltip: isSpark ? undefined : { trigger: "axis", confine: true, transitionDuration: 0, backgroundColor: color("--raised"), borderColor: line, textStyle: { color: color("--ink"), fontSize: 12 }, valueFormatter: spoken },
      dataZoom: isSpark ? undefined : [{ type: "inside" }, { type: "slider", height: 22, bottom: 8, borderColor: line, textStyle: { color: muted }, fillerColor: color("--soft") }],
      xAxis: { type: "time", show: !isSpark, name: `local time, ${zone()}`, nameLocation: "middle", nameGap: 22, nameTextStyle: text, axisLabel: { ...text, hideOverlap: true, formatter: clock },
        axisLine: { onZero: false, lineStyle: { color: line } }, axisTick: { lineStyle: { color: line } }, splitNumber: 4, splitLine: { show: false } },
      yAxis: { type: "value", show: !isSpark, scale: true, name: this.getAttribute("unit") || "", nameTextStyle: { ...text, align: "right" }, axisLabel: { ...text, width: 48, overflow: "truncate", formatter: brief },
        splitNumber: 4, splitLine: { lineStyle: { color: line } } },
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
