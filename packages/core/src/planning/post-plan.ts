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

/** A fact of a source, with the words that prove it. */
export interface Statement {
  /** `f` and its number, from 1, in the order of the source. */
  id: string;
  /** Ids of the passages that hold the evidence. */
  passages: string[];
  kind: StatementKind;
  /** A few words of the first passage, verbatim. */
  evidence: string;
  text: string;
  /** Conditions that belong to it, e.g. `in the first week`. */
  limits?: string;
  /** Who said it. */
  speaker?: string;
  /** Use to the reader, 1 to 3. */
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

/** A slide before it is written. */
export interface OutlineItem {
  /** `o` and a number; stays with the item if it is moved. */
  id: string;
  role: OutlineRole;
  /** Null lets the slide's words decide. */
  layout: CarouselLayoutName | null;
  /** The one thing that the slide says. */
  point: string;
  /** Ids of its facts. */
  facts: string[];
}

/** The slides of a post before they are written. */
export interface PostOutline {
  /** Who the post is for; may be empty. */
  reader: string;
  /** What the reader gets; may be empty. */
  promise: string;
  items: OutlineItem[];
  /** What was left out and why, in a line; may be empty. */
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

/** A first line for the cover. */
export interface Hook {
  /** `h` and its number, from 1. */
  id: string;
  kind: HookKind;
  text: string;
  /** Ids of the facts that it states. */
  facts: string[];
}

/** Limits of what people send and models reply. */
export const planLimits = {
  /** Facts that an outline is made from. */
  facts: 40,
  /** Facts of one part of a long source, and of a source that is read as a whole. */
  factsPerChunk: 6,
  factsOfWhole: 20,
  /** UTF-16 units of a fact's texts. */
  factCharacters: 600,
  outlineItems: 15,
  pointCharacters: 300,
  factsPerItem: 12,
  hooks: 5,
  hookCharacters: 70,
  /** A hook that a person wrote. */
  ownHookCharacters: 120,
} as const;
