import { cutUnits } from "../text/index.ts";
import { defaultDesign } from "./default-design.ts";
import {
  backgroundTypes,
  headerStyles,
  highlightMarks,
  ornaments,
  patterns,
  slideTransitions,
  type BackgroundType,
  type Design,
  type HighlightMark,
} from "./design.ts";
import { designFamilies } from "./design-font.ts";
import { formatGradient, parseGradient } from "./gradient.ts";
import { pickHighlightMark } from "./pick.ts";
import { parseHexColor } from "./rgb.ts";

/** A parsed design, with a sentence for each ignored key or value. */
export interface ParsedDesign {
  design: Design;
  warnings: string[];
}

/** All settings; those that a design leaves out if they have their default are included. */
type Defaults = Omit<Design, "highlightMark"> & { highlightMark: HighlightMark };

const defaults: Readonly<Defaults> = { ...defaultDesign, highlightMark: "auto" };

/** Parses one value; returns null if it is unknown. */
type Reader<Value> = (value: unknown) => Value | null;

/**
 * Returns a function that parses a setting. Missing and unknown values become the default, and unknown values also add
 * a warning.
 */
function readerOf(saved: ReadonlyMap<string, unknown>, warnings: string[]) {
  return <Key extends keyof Defaults>(key: Key, reader: Reader<Defaults[Key]>): Defaults[Key] => {
    const own = saved.get(key);
    if (own === undefined) return defaults[key];
    const kept = reader(own);
    if (kept !== null) return kept;
    warnings.push(
      `Design setting '${key}' can't be ${quote(own)}, so ${quote(defaults[key])} is used`,
    );
    return defaults[key];
  };
}

/**
 * Parses a saved design. Missing and unknown values get their defaults; unknown values also get a warning. Never
 * throws.
 */
export function parseDesign(value: unknown): ParsedDesign {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return {
      design: { ...defaultDesign },
      warnings: ["The design isn't a JSON object, so the default design is used"],
    };
  }
  const saved = new Map<string, unknown>(Object.entries(value));
  const unknownKeys = [...saved.keys()].filter((key) => !Object.hasOwn(defaults, key));
  const warnings = unknownKeys.map(
    (key) => `There is no design setting ${quote(key)}, so it is ignored`,
  );
  const read = readerOf(saved, warnings);
  const design: Design = {
    fontFamily: read("fontFamily", oneOf(designFamilies)),
    bodyFontFamily: read("bodyFontFamily", oneOf(designFamilies)),
    primaryColor: read("primaryColor", parseHexColor),
    secondaryColor: read("secondaryColor", parseHexColor),
    fontColor: read("fontColor", parseHexColor),
    showCounter: read("showCounter", readSwitch),
    showBackgroundElements: read("showBackgroundElements", readSwitch),
    backgroundType: read("backgroundType", oneOf(backgroundTypes)),
    backgroundPattern: defaultDesign.backgroundPattern,
    cornerAccent: read("cornerAccent", readSwitch),
    headerUnderline: read("headerUnderline", readSwitch),
    headerStyle: read("headerStyle", oneOf(headerStyles)),
    slideTransition: read("slideTransition", oneOf(slideTransitions)),
    ornament: read("ornament", oneOf(ornaments)),
  };
  const { backgroundType } = design;
  const readPattern = ownReaders[backgroundType] ?? oneOf(patterns);
  const backgroundPattern = read("backgroundPattern", readPattern);
  const fits = readPattern(backgroundPattern) !== null;
  if (!fits) {
    warnings.push(
      `The 'backgroundPattern' doesn't fit the background '${backgroundType}', so the default is used`,
    );
  }
  return {
    design: pickHighlightMark(
      {
        ...design,
        backgroundPattern,
        ...(!fits && { backgroundType: defaultDesign.backgroundType }),
      },
      read("highlightMark", oneOf(highlightMarks)),
    ),
    warnings,
  };
}

/**
 * Parsers for background types whose `backgroundPattern` is a colour or gradient. With other types, it is a pattern.
 */
const ownReaders: Partial<Record<BackgroundType, Reader<string>>> = {
  custom: parseHexColor,
  gradient: readGradient,
};

function oneOf<Value extends string>(values: readonly Value[]): Reader<Value> {
  return (value) => values.find((candidate) => candidate === value) ?? null;
}

function readSwitch(value: unknown): boolean | null {
  return typeof value === "boolean" ? value : null;
}

function readGradient(value: unknown): string | null {
  const gradient = parseGradient(value);
  return gradient && formatGradient(gradient);
}

/** Formats any value, shortened, for a warning. */
function quote(value: unknown): string {
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? "a list" : "an object";
  const text = String(value);
  const short = text.length > 40 ? `${cutUnits(text, 39)}…` : text;
  return typeof value === "string" ? `'${short}'` : short;
}
