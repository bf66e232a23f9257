import { prepareDrawing } from "@slideloom/renderer/browser/pool-worker";

// Runs in parallel with the app's code on the editor's page, so that the drawing engine is ready for the first slide.
// Skipped on slow connections, where engine and fonts would delay the code by many seconds.
if (!document.documentElement.hasAttribute("data-slow")) {
  const fonts = document.querySelector<HTMLTemplateElement>("#fonts");
  if (fonts) document.head.append(fonts.content);
  prepareDrawing();
}
