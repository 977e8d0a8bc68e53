/* The explorer: what is typed becomes a state, the state a link and a question; the answer is put into the page. */
const form = document.querySelector("#controls"), part = id => document.querySelector("#" + id);
let kept = form.dataset.kept, turn = 0, timer = 0;
function state() {
  const said = new URLSearchParams();
  for (const field of form.querySelectorAll("[data-key]")) {
    const text = field.type === "checkbox" && !field.checked ? "" : field.value.trim();
    if (text) said.append(field.dataset.key, text);
  }
  for (const field of form.querySelectorAll("[data-path]")) {
    const text = field.value.trim(), changed = text !== field.dataset.base && text !== "";
    field.closest(".field").classList.toggle("changed", changed);
    if (changed) said.append("set", field.dataset.path + "=" + text);
  }
  return said.toString();
}
function link() { return new URLSearchParams({ now: state(), ...(kept ? { kept } : {}) }).toString(); }
function soon(ms) { clearTimeout(timer); timer = setTimeout(ask, ms); }
async function ask(whole = false) {
  clearTimeout(timer);
  const mine = ++turn, query = link();
  history.replaceState(null, "", "?" + query);
  part("back").disabled = part("drop").disabled = !kept;
  let said;
  try {
    const reply = await fetch("answer?" + query + (whole ? "&whole=1" : ""));
    said = await reply.json();
  } catch (error) {
    said = { status: "The explorer does not answer; is it still running?" };
  }
  if (mine !== turn) return;
  part("doing").textContent = said.doing || "";
  for (const old of form.querySelectorAll(".wrong")) old.remove();
  if (said.status) part("status").textContent = said.status;
  part("answer").classList.toggle("old", !said.html);
  part("answer").setAttribute("aria-busy", String(Boolean(said.doing)));
  if (said.name && said.name !== part("target").textContent) {
    document.title = document.title.replace(part("target").textContent, () => said.name);
    part("target").textContent = said.name;
  }
  if (said.html) { part("answer").innerHTML = said.html; cueAll(); }
  if (said.wrong) {
    const field = form.querySelector(`[data-path="${said.wrong}"]`), line = document.createElement("p");
    line.className = "wrong";
    line.textContent = said.status;
    if (field) field.closest(".field").append(line);
  }
  if (said.doing) timer = setTimeout(ask, 400);
  else if (part("answer").querySelector("[data-near]")) timer = setTimeout(() => ask(true), 400);
}
form.addEventListener("input", event => {
  const field = event.target, other = field.dataset.of && part(field.dataset.of);
  if (other) {
    other.value = JSON.parse(field.dataset.values)[Number(field.value)];
    field.setAttribute("aria-valuetext", other.value);
  } else if (field.dataset.path) {
    const slider = form.querySelector(`[data-of="${field.id}"]`);
    const at = slider ? JSON.parse(slider.dataset.values).indexOf(field.value.trim()) : -1;
    if (at >= 0) slider.value = at;
  }
  if (field.id === "gpu") location.search = "?" + new URLSearchParams({ now: "gpu=" + encodeURIComponent(field.value), ...(kept ? { kept } : {}) });
  else soon(other ? 20 : 250);
});
form.addEventListener("submit", event => { event.preventDefault(); ask(); });
/* Where the answer is below the fields, these are folded. */
if (matchMedia("(max-width: 1000px)").matches) for (const group of form.querySelectorAll("details")) group.open = false;
part("keep").addEventListener("click", () => { kept = state(); ask(); });
part("drop").addEventListener("click", () => { kept = ""; ask(); });
part("back").addEventListener("click", () => { location.search = "?" + new URLSearchParams({ now: kept }); });
part("reset").addEventListener("click", () => {
  location.search = "?" + new URLSearchParams({ now: "gpu=" + encodeURIComponent(part("gpu").value), ...(kept ? { kept } : {}) });
});
ask();
