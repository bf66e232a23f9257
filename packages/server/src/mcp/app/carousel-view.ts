import { hash } from "node:crypto";
import { viewScript } from "./view-script.ts";

const style = `
:root { color-scheme: light dark; --ink: light-dark(#0f172a, #f1f5f9); --line: light-dark(#64748b, #94a3b8); --accent: light-dark(#4338ca, #a5b4fc); }
* { box-sizing: border-box; }
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
body { margin: 0; padding: 8px; background: var(--color-background-primary, light-dark(#ffffff, #111827)); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
#rail { display: flex; gap: 12px; margin: 0; padding: 0; overflow-x: auto; overflow-y: hidden; scroll-snap-type: x mandatory; list-style: none; border-radius: 12px; }
#rail:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#rail li { flex: none; height: 340px; min-width: 180px; scroll-snap-align: center; display: grid; place-items: center; }
#rail img { height: 100%; min-width: 180px; border-radius: 12px; background: light-dark(#e2e8f0, #1e293b); }
#dots { display: flex; flex-wrap: wrap; justify-content: center; }
#dots button { width: 24px; height: 24px; padding: 0; border: 0; background: none; cursor: pointer; }
#dots button::before { content: ""; display: block; width: 8px; height: 8px; margin: auto; border: 1px solid var(--line); border-radius: 50%; }
#dots [aria-current="true"]::before { background: var(--accent); border-color: var(--accent); }
#bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
#status { flex: 1; margin: 0; min-width: 90px; }
#bar button { min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; cursor: pointer; }
#bar button:disabled { display: none; }
`;

const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Carousel</title><style>${style}</style></head>
<body>
<main>
<h1>Carousel</h1>
<ul id="rail" tabindex="0" aria-label="Slides"></ul>
<div id="dots" role="group" aria-label="Choose a slide"></div>
<div id="bar">
<p id="status" role="status">Loading…</p>
<button type="button" data-do="change" disabled>Change this slide</button>
<button type="button" data-do="download" disabled>Download PDF</button>
<button type="button" data-do="edit" disabled>Open in editor</button>
</div>
</main>
<script>${viewScript}</script>
</body>
</html>
`;

/** The view's address changes with its content, because programs keep old pages until they end. */
const uri = `ui://slideloom/carousel-${hash("sha256", html, "hex").slice(0, 12)}.html`;

/** The page that chat programs show for a preview. It may load nothing from anywhere. */
export const carouselView = {
  uri,
  html,
  mediaType: "text/html;profile=mcp-app",
  /** For a tool that shows it; older programs read the flat key. */
  toolMeta: { ui: { resourceUri: uri }, "ui/resourceUri": uri },
} as const;
