import { prepareDrawing } from "@slideloom/renderer/browser/pool-worker";

// Runs in parallel with the app's code on the editor's page, so the drawing engine is ready for the first slide. On a
// slow connection the engine and the fonts would delay the code by many seconds.
if (!document.documentElement.hasAttribute("data-slow")) {
  const fonts = document.querySelector<HTMLTemplateElement>("#fonts");
  if (fonts) document.head.append(fonts.content);
  prepareDrawing();
}
