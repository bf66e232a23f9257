/** How an element's attributes and inline style change the visibility of its text. */
export interface Visibility {
  /** The element and all its content are hidden. */
  isHidden: boolean;
  /** Whether the style makes text too small to see. Null if the style sets no size. */
  isTiny: boolean | null;
  /** Text colour; null if the style doesn't set it. */
  color: string | null;
  /** Background colour; null if the style doesn't set it. */
  background: string | null;
}

/** Largest font size that counts as too small to read, CSS px; equals 1.5 points. */
const tinyPx = 2;

const pxPerUnit: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  em: 16,
  rem: 16,
  "%": 0.16,
};

export function readVisibility(
  attributes: Readonly<Record<string, string>>,
  style: ReadonlyMap<string, string>,
): Visibility {
  const isHidden =
    "hidden" in attributes ||
    attributes["aria-hidden"]?.trim().toLowerCase() === "true" ||
    hides(style);
  const size = style.get("font-size");
  const background = style.get("background-color") ?? style.get("background");
  return {
    isHidden,
    isTiny: size === undefined ? null : isTinySize(size),
    color: normalizeColor(style.get("color") ?? attributes["color"]),
    background: normalizeColor(background ?? attributes["bgcolor"]),
  };
}

/** Parses declarations; of a property that occurs twice, the last one counts. */
export function parseStyle(style: string): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  for (const declaration of style
    .toLowerCase()
    .replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
    .split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/, "")
      .trim();
    properties.set(declaration.slice(0, colon).trim(), value);
  }
  return properties;
}

/** Whether a style hides an element only by opacity or visibility, which scripts change when a page is scrolled. */
export const hidesByFading = (style: ReadonlyMap<string, string>) =>
  hides(style) &&
  !hides(new Map([...style].filter(([name]) => name !== "opacity" && name !== "visibility")));

const animationMark =
  /^data-(?:w-id|aos|sal|anim|animate|animation|scroll|reveal|framer|inview|motion|sr-id|wow|gsap|splitting|lenis)\b/;
const animationClass =
  /(?:^|[\s_-])(?:aos|wow|reveal|fade-?(?:in|up|down|left|right)|animate|animated|animation|framer-\w+|elementor-invisible|scroll-(?:in|up|reveal)|inview|in-view)(?:$|[\s_-])/i;

/** Whether an element's attributes say that it appears by an animation. */
export function isAnimated(attributes: Readonly<Record<string, string>>): boolean {
  return (
    /(?:transform|transition|will-change)\s*:/i.test(attributes["style"] ?? "") ||
    Object.keys(attributes).some((name) => animationMark.test(name)) ||
    animationClass.test(attributes["class"] ?? "")
  );
}

/** Whether a rule's declarations hide the text of an element. */
export const hidesText = (style: ReadonlyMap<string, string>) =>
  hides(style) || isTinySize(style.get("font-size") ?? "");

function hides(style: ReadonlyMap<string, string>): boolean {
  const is = (name: string, value: RegExp) => value.test(style.get(name) ?? "");
  const isOutside = ["left", "top", "text-indent", "margin-left"].some((name) =>
    is(name, /^-\d{3,}/),
  );
  const isClipped =
    is("clip", /^rect\((0|1)(px)?[\s,]+\1(px)?[\s,]+\1(px)?[\s,]+\1(px)?\)/) ||
    is("clip-path", /^(inset\((50|100)%|circle\(0)/) ||
    (is("overflow", /^(hidden|clip)/) &&
      ["width", "height", "max-height", "max-width"].some((name) => is(name, /^[01](px)?$/)));
  return (
    is("display", /^none/) ||
    is("visibility", /^(hidden|collapse)/) ||
    is("opacity", /^(0?\.0\d*|0+(\.0*)?%?)$/) ||
    is("transform", /scale[xy]?\(0[,)]/) ||
    isOutside ||
    isClipped
  );
}

function isTinySize(size: string): boolean {
  const [, digits, unit = "px"] = /^(\d*\.?\d+)(px|pt|em|rem|%)?$/.exec(size) ?? [];
  return digits !== undefined && Number(digits) * (pxPerUnit[unit] ?? 1) <= tinyPx;
}

const namedColors: Readonly<Record<string, string>> = {
  white: "#ffffff",
  black: "#000000",
  transparent: "transparent",
};

/** Returns the same spelling for equal colours. Null if the value isn't a single colour. */
function normalizeColor(value: string | undefined): string | null {
  const color = value?.trim().toLowerCase() ?? "";
  if (color in namedColors) return namedColors[color] ?? null;
  if (/^#[\da-f]{3}$/.test(color)) return color.replaceAll(/[\da-f]/g, "$&$&");
  if (/^#[\da-f]{6}$/.test(color)) return color;
  const [, red, green, blue, alpha] =
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+%?))?\s*\)$/.exec(color) ?? [];
  if (blue === undefined) return null;
  if (alpha !== undefined && Number.parseFloat(alpha) === 0) return "transparent";
  return `#${[red, green, blue].map((one) => Number(one).toString(16).padStart(2, "0")).join("")}`;
}
