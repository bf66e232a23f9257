import { defaultDesign } from "./default-design.ts";
import { patterns, type BackgroundType, type Design, type HighlightMark } from "./design.ts";
import { formatGradient, parseGradient } from "./gradient.ts";
import { parseHexColor } from "./rgb.ts";
import { gradientPresets, type ColorType } from "./swatch.ts";

/** Sets the mark of highlighted words. */
export function pickHighlightMark(design: Design, mark: HighlightMark): Design {
  const { highlightMark: _, ...others } = design;
  return mark === "auto" ? others : { ...others, highlightMark: mark };
}

/** Sets the primary, secondary or font colour; ignores anything but hex colours. */
export function pickColor(design: Design, type: ColorType, color: string): Design {
  const hex = parseHexColor(color);
  return hex ? { ...design, [type]: hex } : design;
}

/** Sets a custom background colour (type `custom`); ignores anything but hex colours. */
export function pickBackgroundColor(design: Design, color: string): Design {
  const hex = parseHexColor(color);
  return hex ? { ...design, backgroundType: "custom", backgroundPattern: hex } : design;
}

/** Sets a gradient background (type `gradient`); ignored if `parseGradient` rejects it. */
export function pickBackgroundGradient(design: Design, css: string): Design {
  const gradient = parseGradient(css);
  return gradient
    ? { ...design, backgroundType: "gradient", backgroundPattern: formatGradient(gradient) }
    : design;
}

/** Sets the background type, with a matching `backgroundPattern`. */
export function pickBackgroundType(design: Design, type: BackgroundType): Design {
  if (type === design.backgroundType) return design;
  if (type === "custom") return pickBackgroundColor(design, design.primaryColor);
  if (type === "gradient") return pickBackgroundGradient(design, gradientPresets[0]?.value ?? "");
  return { ...design, backgroundType: type, backgroundPattern: patternOrDefault(design) };
}

/** Returns the design's pattern, or the default pattern if `backgroundPattern` contains a colour or gradient. */
export function patternOrDefault({ backgroundPattern }: Design): string {
  const isPattern = patterns.some((pattern) => pattern === backgroundPattern);
  return isPattern ? backgroundPattern : defaultDesign.backgroundPattern;
}
