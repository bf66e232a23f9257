import type { CarouselLayoutName } from "../layouts/layout-names.ts";

export const statementKinds = [
  "number",
  "date",
  "quote",
  "claim",
  "step",
  "example",
  "contrast",
  "definition",
  "person",
] as const;

type StatementKind = (typeof statementKinds)[number];

/** A fact of a source, with the words of the source that prove it. */
export interface Statement {
  /** `f` and its number, from 1, in the order of the source. */
  id: string;
  /** Ids of the passages that contain the evidence. */
  passages: string[];
  kind: StatementKind;
  /** A few words of the first passage, verbatim. */
  evidence: string;
  text: string;
  /** Conditions under which the fact holds, e.g. `in the first week`. */
  limits?: string;
  /** Name of the person who stated the fact. */
  speaker?: string;
  /** Usefulness to the reader, from 1 (least) to 3 (most). */
  weight: number;
}

export const outlineRoles = [
  "cover",
  "context",
  "problem",
  "point",
  "proof",
  "step",
  "example",
  "contrast",
  "summary",
  "closing",
] as const;

type OutlineRole = (typeof outlineRoles)[number];

export interface OutlineItem {
  /** `o` and a number, e.g. `o3`. Moving the item doesn't change its id. */
  id: string;
  role: OutlineRole;
  /** Null if the layout is chosen by the slide's words. */
  layout: CarouselLayoutName | null;
  point: string;
  /** Ids of the facts that the slide uses. */
  facts: string[];
}

export interface PostOutline {
  /** The readers that the post is for; may be empty. */
  reader: string;
  /** The benefit that the post promises its readers; may be empty. */
  promise: string;
  items: OutlineItem[];
  /** One line on what was left out, and why; may be empty. */
  left: string;
}

export const hookKinds = [
  "number",
  "contradiction",
  "question",
  "quote",
  "mistake",
  "promise",
] as const;

type HookKind = (typeof hookKinds)[number];

/** A candidate for the first line of the cover. */
export interface Hook {
  /** `h` and the number of the hook, from 1. */
  id: string;
  kind: HookKind;
  text: string;
  /** Ids of the facts that the hook states. */
  facts: string[];
}

/** Limits for requests and for models' replies. */
export const planLimits = {
  facts: 40,
  /** Maximum number of facts from one chunk of a long source. */
  factsPerChunk: 6,
  /** Maximum number of facts from a source that is short enough to be one chunk. */
  factsOfWhole: 20,
  /** Maximum length of each text of a fact, in UTF-16 units. */
  factCharacters: 600,
  outlineItems: 15,
  pointCharacters: 300,
  factsPerItem: 12,
  hooks: 5,
  hookCharacters: 70,
  /** Maximum length of a hook that a person wrote, in UTF-16 units. */
  ownHookCharacters: 120,
} as const;
