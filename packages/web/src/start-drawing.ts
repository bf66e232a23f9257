import { prepareDrawing } from "@slideloom/renderer/browser/pool-worker";

// Loads the drawing engine in parallel with the app's code. Skipped on slow connections, because engine and fonts would
// delay the code.
if (!document.documentElement.hasAttribute("data-slow")) {
  const fonts = document.querySelector<HTMLTemplateElement>("#fonts");
  if (fonts) document.head.append(fonts.content);
  prepareDrawing();
}
