import { once } from "./once.ts";

const getContext = once(() => document.createElement("canvas").getContext("2d"));

interface TextStyle {
  /** A CSS `font` value. */
  font: string;
  rendering?: CanvasTextRendering;
}

/** Returns the text's width in CSS px; 0 if the browser can't measure it. */
export function measureText(text: string, { font, rendering = "auto" }: TextStyle): number {
  const context = getContext();
  if (!context) return 0;
  context.textRendering = rendering;
  context.font = font;
  return context.measureText(text).width;
}
