/** Two sides that belong together, e.g. before and after. */
export interface Pair {
  left: { label: string; lines: string[] };
  right: { label: string; lines: string[] };
}

/** The smallest part of the notes that may get a slide of its own. */
export interface Point {
  kind: "item" | "prose" | "pair";
  /** Sentences in the person's words. */
  lines: string[];
  /** Given header: the label or the question this point answers. */
  header: { text: string; origin: "person" | "framework" } | null;
  /** The number a person gave it, or null. */
  number: number | null;
  /** Items nested under it. */
  nested: string[];
  code: string[];
  pair: Pair | null;
  /** Index of its section; points of one section stand under one heading. */
  section: number;
}

/** Notes as points under headings, in the order in which they were written. */
export interface Outline {
  title: string | null;
  /** Heading by section; the first section has none. */
  headings: (string | null)[];
  points: Point[];
}

/** A point without anything but its lines. */
export function createPoint(kind: Point["kind"], lines: string[], section: number): Point {
  return { kind, lines, header: null, number: null, nested: [], code: [], pair: null, section };
}
