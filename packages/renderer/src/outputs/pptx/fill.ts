import { getRgba, parseGradient } from "@slideloom/core/design";

/** Converts a CSS colour, with alpha (ECMA-376, part 1, 20.1.2.3.32). */
export function writeColor(color: string): string {
  const { rgb, alpha } = getRgba(color);
  const hex = rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("");
  const opacity = alpha < 1 ? `<a:alpha val="${Math.round(alpha * 100_000)}"/>` : "";
  return `<a:srgbClr val="${hex.toUpperCase()}">${opacity}</a:srgbClr>`;
}

/** Converts a CSS colour or linear gradient to a fill (ECMA-376, part 1, 20.1.8.33 and 54). */
export function writeFill(fill: string): string {
  const gradient = parseGradient(fill);
  if (!gradient) return `<a:solidFill>${writeColor(fill)}</a:solidFill>`;
  const stops = gradient.stops.map(
    ({ color, offset }) =>
      `<a:gs pos="${Math.round(offset * 100_000)}">${writeColor(color)}</a:gs>`,
  );
  // CSS angles start at the top, DrawingML angles on the right; both run clockwise.
  const angle = (gradient.angleDeg - 90 + 720) % 360;
  return `<a:gradFill rotWithShape="1"><a:gsLst>${stops.join("")}</a:gsLst><a:lin ang="${Math.round(angle * 60_000)}" scaled="0"/></a:gradFill>`;
}
