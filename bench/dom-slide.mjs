/** CSS properties with numbers that aren't px. */
const unitless = new Set([
  "flexGrow",
  "flexShrink",
  "fontWeight",
  "lineHeight",
  "opacity",
  "zIndex",
]);

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => escapes[character]);

/** Returns an image's URL. The server has emoji as files; the `src` of any other image is already a URL. */
function pictureUrl(src) {
  return src.startsWith("emoji:") ? `/assets/emoji/${src.slice("emoji:".length)}.svg` : src;
}

/** Converts a style to CSS. */
function domStyle({ lineClamp, ...style }) {
  const clamped = lineClamp !== undefined && {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lineClamp,
  };
  return Object.entries({ ...style, ...clamped })
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => {
      const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const isLength = typeof value === "number" && !unitless.has(property) && !clamped[property];
      return `${name}:${value}${isLength ? "px" : ""}`;
    })
    .join(";");
}

/** Converts a slide's tree to HTML that looks like the rendered slide. */
export function toHtml(node) {
  const style = escapeHtml(domStyle(node.style));
  switch (node.type) {
    case "container":
      return `<div style="${style}">${node.children.map(toHtml).join("")}</div>`;
    case "text":
      return `<span style="${style}">${escapeHtml(node.text)}</span>`;
    case "image": {
      const size = node.width ? ` width="${node.width}" height="${node.height}"` : "";
      return `<img alt="" src="${escapeHtml(pictureUrl(node.src))}"${size} style="${style}">`;
    }
  }
}

/** Returns the `@font-face` rules of these fonts. */
export function fontFaces(fonts) {
  return fonts
    .map(({ name, data, weight, unicodeRange }) => {
      const range = unicodeRange.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`);
      return `@font-face{font-family:"${name}";src:url("/assets/fonts/${data.fileName}") format("woff2");font-weight:${weight ?? "100 900"};unicode-range:${range.join(",")}}`;
    })
    .join("\n");
}
