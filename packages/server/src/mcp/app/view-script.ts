/**
 * The code of the carousel's view, which runs in a chat program's frame without any library. It speaks the protocol of
 * MCP Apps (2026-01-26) with the program by messages; everything that it shows comes from tools.
 */
export const viewScript = `
"use strict";
const rail = document.getElementById("rail");
const dots = document.getElementById("dots");
const status = document.getElementById("status");
const calls = new Map();
let lastId = 0, shown = null, current = 0, canOpen = false;

const post = (message) => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
const notify = (method, params = {}) => post({ method, params });
const ask = (method, params = {}) => new Promise((resolve, reject) => {
  lastId += 1;
  calls.set(lastId, { resolve, reject });
  post({ id: lastId, method, params });
});

addEventListener("message", ({ data, source }) => {
  if (source !== parent || data?.jsonrpc !== "2.0") return;
  const { id, method, params, result, error } = data;
  if (method === undefined) {
    const call = calls.get(id);
    calls.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
    return;
  }
  if (method === "ui/notifications/tool-input") begin(params.arguments ?? {});
  if (method === "ui/notifications/tool-result") finish(params);
  if (method === "ui/notifications/host-context-changed") dress(params);
  if (id !== undefined) post({ id, result: {} });
});

function dress({ theme, styles } = {}) {
  const { style } = document.documentElement;
  if (theme) style.colorScheme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {})) {
    if (name.startsWith("--color-background")) style.setProperty(name, value);
  }
}

const say = (text) => { status.textContent = text; };

function begin(args) {
  const { slides, ...source } = args;
  shown = { source, editorUrl: null };
  say("Drawing…");
}

async function finish({ structuredContent = {}, isError }) {
  if (!shown || isError) return say("The slides can't be shown.");
  shown.editorUrl = structuredContent.editor_url;
  const slides = await listSlides();
  rail.replaceChildren(...slides.map(({ header }, index) => {
    const item = document.createElement("li");
    const picture = document.createElement("img");
    picture.alt = "Slide " + (index + 1) + ": " + header.replaceAll("::", "");
    item.append(picture);
    return item;
  }));
  dots.replaceChildren(...slides.map((_, index) => {
    const dot = document.createElement("button");
    dot.type = "button";
    dot.setAttribute("aria-label", "Slide " + (index + 1));
    dot.addEventListener("click", () => go(index));
    return dot;
  }));
  for (const item of rail.children) near.observe(item);
  for (const button of document.querySelectorAll("[data-do]")) {
    button.disabled = button.dataset.do !== "change" && !(canOpen && shown.editorUrl);
  }
  mark(0);
}

async function listSlides() {
  const { carousel_id, post } = shown.source;
  if (carousel_id === undefined) return (typeof post === "string" ? JSON.parse(post) : post).content;
  const { structuredContent } = await ask("tools/call", { name: "get_carousel", arguments: { carousel_id } });
  shown.version = structuredContent?.version;
  return structuredContent?.slides ?? [];
}

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) load(target);
}, { root: rail, rootMargin: "0px 100%" });

async function load(item) {
  near.unobserve(item);
  const slide = [...rail.children].indexOf(item) + 1;
  const image = item.firstElementChild;
  try {
    const { _meta, content } = await ask("tools/call", {
      name: "get_slide_picture",
      arguments: { ...shown.source, slide },
    });
    const picture = _meta?.["slideloom/picture"];
    if (picture) image.src = picture;
    else item.textContent = content?.[0]?.text ?? "This slide can't be shown.";
  } catch (error) {
    item.textContent = error.message;
  }
  size();
}

function size() {
  const { height } = document.body.getBoundingClientRect();
  notify("ui/notifications/size-changed", { height: Math.min(500, Math.ceil(height)) });
}

function go(index) {
  const count = rail.children.length;
  const item = rail.children[Math.max(0, Math.min(count - 1, index))];
  item?.scrollIntoView({ block: "nearest", inline: "center", behavior: calm ? "auto" : "smooth" });
}

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

function mark(index) {
  const count = rail.children.length;
  current = index;
  for (const [at, dot] of [...dots.children].entries()) dot.setAttribute("aria-current", at === index);
  say("Slide " + (index + 1) + " of " + count);
  const text = "The person looks at slide " + (index + 1) + " of " + count + ".";
  ask("ui/update-model-context", { content: [{ type: "text", text }] }).catch(() => undefined);
}

let settling;
rail.addEventListener("scroll", () => {
  clearTimeout(settling);
  settling = setTimeout(() => {
    const width = rail.firstElementChild?.getBoundingClientRect().width ?? 1;
    const index = Math.round(rail.scrollLeft / (width + 12));
    if (index !== current) mark(index);
  }, 120);
});
rail.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const index = { Home: 0, End: rail.children.length - 1 }[event.key] ?? (step && current + step);
  if (index === undefined) return;
  event.preventDefault();
  go(index);
});

const actions = {
  edit: () => ask("ui/open-link", { url: shown.editorUrl }),
  change: () => ask("ui/message", {
    role: "user",
    content: [{ type: "text", text: "Slide " + (current + 1) + ": " }],
  }),
  async download() {
    const { structuredContent } = await ask("tools/call", {
      name: "export_carousel",
      arguments: { ...shown.source, type: "pdf" },
    });
    await ask("ui/open-link", { url: structuredContent.url });
  },
};
document.getElementById("bar").addEventListener("click", ({ target }) => {
  actions[target.dataset?.do]?.().catch((error) => say(error.message));
});

ask("ui/initialize", {
  appInfo: { name: "slideloom", version: "1" },
  appCapabilities: { availableDisplayModes: ["inline"] },
  protocolVersion: "2026-01-26",
}).then(({ hostContext, hostCapabilities }) => {
  canOpen = hostCapabilities?.openLinks !== undefined;
  dress(hostContext);
  notify("ui/notifications/initialized");
  size();
});
`;
