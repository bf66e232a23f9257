import type { WritingStyle } from "../writing-style.ts";

/** What the instructions ask of the writer, as far as it was understood. */
export interface Asks {
  title: string | null;
  hook: string | null;
  audience: string | null;
  callToAction: string | null;
  /** A question the person wrote for the end. */
  closingQuestion: string | null;
  endWithQuestion: boolean;
  style: WritingStyle | null;
  terse: boolean;
  hashtags: string[] | null;
  emoji: boolean;
  /** A language other than English was asked for. */
  language: string | null;
  /** Asks that a writer without a model can't honour. */
  unknown: string[];
}

/** No asks. */
export function createAsks(): Asks {
  return {
    title: null,
    hook: null,
    audience: null,
    callToAction: null,
    closingQuestion: null,
    endWithQuestion: false,
    style: null,
    terse: false,
    hashtags: null,
    emoji: true,
    language: null,
    unknown: [],
  };
}
