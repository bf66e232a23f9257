/** `error` asks before publishing; `warning` and `note` are only shown. */
type FactSeverity = "error" | "warning" | "note";

/** Maps each code to its severity. */
const severities = {
  "number-not-in-source": "error",
  "unit-differs": "error",
  "date-not-in-source": "error",
  "quote-changed": "error",
  "quote-not-in-source": "error",
  "quote-translated": "warning",
  "attribution-differs": "warning",
  "name-not-in-source": "warning",
  /** The number follows from two numbers of one sentence of the source. */
  computed: "note",
  /** The source has the number, but in sentences about something else. */
  "number-elsewhere": "note",
} as const satisfies Record<string, FactSeverity>;

export type FactCode = keyof typeof severities;

export const factCodes = Object.keys(severities) as [FactCode, ...FactCode[]];

/** `allow` is to be kept as known to the author; `rewrite` asks a model for the slide again. */
type FactFix = { replace: string } | { allow: string } | { rewrite: true };

/** A place in the source. */
export interface SourcePlace {
  raw: string;
  /** Id of the passage. */
  passage: string;
  /** In UTF-16 units of the passage's text. */
  range: [start: number, end: number];
}

/** What a check found in one text; `range` is in UTF-16 units of that text. */
export interface TextCheck {
  range: [start: number, end: number];
  code: FactCode;
  severity: FactSeverity;
  raw: string;
  /** The most similar words of the source. */
  nearest?: SourcePlace;
  /** Only for `computed`: the calculation, e.g. `420 − 310`. */
  formula?: string;
  fixes: FactFix[];
}

/** What a check found in a slide. `item` is an index of `description`, `part` the name of a block's part. */
export interface FactCheck extends TextCheck {
  field: "header" | "description" | "summary";
  item?: number;
  part?: string;
}

/** A paragraph, heading, list or cue of a source. */
export interface FactPassage {
  id: string;
  text: string;
  speaker?: string;
}

/** What is known about the slide's post. */
export interface FactContext {
  /** The language of the slide's words; recognized if absent. */
  language?: string | undefined;
  /** Numbers, names and quotes that the author vouched for. */
  allowed?: readonly string[];
  /** Names that need no source: the author's, the brand's, the site's. */
  names?: readonly string[];
  /** Numbers that the post may state about itself, e.g. of its slides or list items. */
  counts?: readonly number[];
}

export function buildCheck(
  code: FactCode,
  { start, end, raw }: { start: number; end: number; raw: string },
  more: { nearest?: SourcePlace | null; formula?: string; replace?: string | null },
): TextCheck {
  const { nearest, formula, replace } = more;
  return {
    range: [start, end],
    code,
    severity: severities[code],
    raw,
    ...(nearest && { nearest }),
    ...(formula !== undefined && { formula }),
    fixes: [
      ...(replace ? [{ replace }] : []),
      { allow: raw },
      ...(severities[code] === "error" ? [{ rewrite: true as const }] : []),
    ],
  };
}
