
"use strict";
const UNITS = { "": 1, ns: 1e-3, "\u00b5s": 1, us: 1, ms: 1e3, s: 1e6, h: 3.6e9, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15,
  B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, KiB: 1024, MiB: 1048576, GiB: 1073741824, "%": 0.01 };
/* What a cell is sorted by: its `data-k`, the number it begins with in its unit, or its text. */
function key(cell) {
  const text = (cell.dataset.k ?? cell.textContent).trim();
  const found = /^[<>+]?\s*(-?[\d.,]+(?:e[+-]?\d+)?)\s*([A-Za-z\u00b5%]*)/.exec(text);
  if (cell.dataset.k !== undefined || !found) return text;
  const unit = found[2] in UNITS ? found[2] : found[2].replace(/(FLOP|B|bit)$/, "").slice(0, 1);
  return Number(found[1].replaceAll(",", "")) * (UNITS[unit] ?? 1);
}
const missing = text => text === "" || text === "-" || text === "\u2013";
function sortBy(table, column, up) {
  const rows = [...table.tBodies[0].rows].map(row => [key(row.cells[column]), row]);
  rows.sort(([x], [y]) => {
    if (missing(x) || missing(y)) return missing(x) - missing(y);
    const d = Number(x) - Number(y);
    return (up ? 1 : -1) * (Number.isNaN(d) ? String(x).localeCompare(String(y)) : d);
  });
  table.tBodies[0].append(...rows.map(([, row]) => row));
}
document.addEventListener("click", event => {
  const button = event.target.closest("table.sorts thead button");
  if (!button) return;
  const table = button.closest("table"), head = button.closest("th"), up = head.getAttribute("aria-sort") !== "ascending";
  for (const other of table.tHead.querySelectorAll("th")) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", up ? "ascending" : "descending");
  sortBy(table, head.cellIndex, up);
});
/* What is wider than its room says that it scrolls, and can be reached by keyboard only then. */
const boxes = () => document.querySelectorAll(".scroll");
function cue(box) {
  const room = box.scrollWidth - box.clientWidth, down = box.scrollHeight > box.clientHeight + 1;
  box.dataset.down = down && box.scrollTop + box.clientHeight < box.scrollHeight - 1 ? "more" : "no";
  box.dataset.over = room > 1 ? (box.scrollLeft < room - 1 ? "more" : "end") : "no";
  if (room > 1 || down) box.tabIndex = 0; else box.removeAttribute("tabindex");
}
const scrolled = event => { if (event.target.matches?.(".scroll")) cue(event.target); };
document.addEventListener("scroll", scrolled, { passive: true, capture: true });
const cueAll = () => boxes().forEach(cue);
addEventListener("resize", cueAll);
document.addEventListener("toggle", cueAll, true);
cueAll();
/* A link to a line that is folded away opens the fold. */
function unfold() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target && target.closest("details");
  if (fold) { fold.open = true; target.scrollIntoView(); }
}
addEventListener("hashchange", unfold);
unfold();
