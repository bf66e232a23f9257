/** An `error` must be confirmed before publishing; a `warning` or `note` is only shown. */
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
  /** The number can be computed from two numbers in one sentence of the source. */
  computed: "note",
  /** The source contains the number, but only in sentences about something else. */
  "number-elsewhere": "note",
  /** The author's `Voice` lists the word in `banned`, or the claim in `claims`. */
  "banned-word": "error",
  "banned-claim": "error",
  /** The author's voice avoids this kind of opening. */
  "opening-avoided": "note",
  /** The author's voice uses no emoji. */
  "emoji-avoided": "note",
  cliche: "warning",
  /** Words that the author has to fill in, e.g. `[Your name]`. */
  placeholder: "warning",
  /** A web address, mail address or handle that the author didn't give to the writer. */
  "address-not-given": "warning",
  /** The slide says the same as the slide `repeats`. */
  "slide-repeated": "warning",
} as const satisfies Record<string, FactSeverity>;

export type FactCode = keyof typeof severities;

export const factCodes = Object.keys(severities) as [FactCode, ...FactCode[]];

/**
 * A way to settle a finding: replace the words, add them to the post's `allowed`, or have a model rewrite the slide.
 */
type FactFix = { replace: string } | { allow: string } | { rewrite: true };

export interface SourcePlace {
  raw: string;
  passage: string;
  /** Range in the passage's text, in UTF-16 units. */
  range: [start: number, end: number];
}

/** A finding in one text; `range` is in UTF-16 units of that text. */
export interface TextCheck {
  range: [start: number, end: number];
  code: FactCode;
  severity: FactSeverity;
  raw: string;
  /** The source's most similar words. */
  nearest?: SourcePlace;
  /** The calculation of a `computed` number, e.g. `420 − 310`. */
  formula?: string;
  /** Index of the slide that a `slide-repeated` one repeats. */
  repeats?: number;
  fixes: FactFix[];
}

/**
 * A finding in a slide. `item` is an index in `description`; `part` names a part of that item's block, e.g. a column.
 */
export interface FactCheck extends TextCheck {
  field: "header" | "description" | "summary";
  item?: number;
  part?: string;
}

/** A heading, paragraph, list item, table row or cue (spoken words) of a source. */
export interface FactPassage {
  id: string;
  text: string;
  speaker?: string;
  /** The source's author, who says everything in the passage that isn't quoted. */
  author?: string;
}

/** Facts about a slide's post that the checks need. */
export interface FactContext {
  /** The language of the slide's words; guessed from the words if absent. */
  language?: string | undefined;
  /** Numbers, names and quotations that the author vouched for. */
  allowed?: readonly string[];
  /** Names that don't have to be in the source: the author's, the brand's and the site's. */
  names?: readonly string[];
  /** Numbers that needn't be in the source, because the post counts its own slides or list items. */
  counts?: readonly number[];
}

export function buildCheck(
  code: FactCode,
  { start, end, raw }: { start: number; end: number; raw: string },
  more: {
    nearest?: SourcePlace | null;
    formula?: string;
    repeats?: number;
    replace?: string | null;
  },
): TextCheck {
  const { nearest, formula, repeats, replace } = more;
  return {
    range: [start, end],
    code,
    severity: severities[code],
    raw,
    ...(nearest && { nearest }),
    ...(formula !== undefined && { formula }),
    ...(repeats !== undefined && { repeats }),
    fixes: [
      ...(replace === null || replace === undefined ? [] : [{ replace }]),
      { allow: raw },
      ...(severities[code] === "error" ? [{ rewrite: true as const }] : []),
    ],
  };
}
