import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (name: string) => readFileSync(join(import.meta.dirname, "src", name), "utf8");

/** Returns the app's colours that the styles use, for both themes. */
function listColours(styles: string): string {
  const blocks = read("styles.css").matchAll(/^(:root|\[data-theme="\w+"\]) \{([^}]*)\}/gm);
  const isUsed = (line: string) => {
    const [name = ""] = line.split(":", 1);
    return !name.startsWith("--") || styles.includes(`var(${name})`);
  };
  return [...blocks]
    .map(([, selector, lines = ""]) => {
      const used = lines.split(";").map((line) => line.trim());
      return `${selector}{${used.filter(isUsed).join(";")}}`;
    })
    .join("");
}

/**
 * Adds an empty header, panels and stage to the editor's page. The browser shows this frame before the app's styles and
 * code load.
 */
export function addEditorFrame(page: string): string {
  const [html = "", css = ""] = read("editor-frame.html").split(/<\/?style>/);
  const style = (listColours(css) + css).replaceAll(/\s*\n\s*/g, "");
  const [sheet = ""] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? [];
  const fonts = page.match(/<link rel="preload" as="font"[^>]*>\s*/g) ?? [];
  const code = /<(?:link rel="modulepreload"|script type="module" crossorigin)/g;
  const rest = [sheet, ...fonts].reduce((text, tag) => text.replace(tag, ""), page);
  return (
    rest
      .replaceAll(code, '$& fetchpriority="low"')
      .replace("</head>", () => `  <style>${style}</style>\n  </head>`)
      // The font links are in a template, because on a slow connection loading the fonts would delay the code.
      .replace(
        '<script src="/first-frame.js"></script>',
        (tag) =>
          `${tag}\n    <template id="fonts">${fonts.map((font) => font.trim()).join("")}</template>`,
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" aria-busy="true">${html.trim().replaceAll(/>\s+</g, "><")}</div>\n    ${sheet}`,
      )
  );
}
