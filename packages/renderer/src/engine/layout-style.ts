import type { EngineStyle } from "./engine.ts";

/** Properties that don't affect layout. */
const paintProperties = new Set([
  "backgroundColor",
  "backgroundImage",
  "borderColor",
  "boxShadow",
  "color",
  "filter",
  "opacity",
  "textShadow",
  "WebkitTextStroke",
]);

/** A border's width and style, `1px solid`, without its colour. */
const borderRoom = /^\S+ \S+/;

/** Lists the properties of a style that affect layout, for a cache key. */
export const listLayoutStyle = (style: EngineStyle) =>
  Object.entries(style)
    .filter(([name]) => !paintProperties.has(name))
    .map(([name, value]) => [name, /^border(?!.*Radius)/.test(name) ? roomOf(value) : value]);

function roomOf(border: string | number | undefined): string | undefined {
  return borderRoom.exec(String(border))?.[0];
}
