import type { Source } from "../source.ts";
import { buildCover, type Cover } from "./cover.ts";
import type { RatedHook } from "./hooks.ts";
import type { JudgedText } from "./judged-text.ts";
import { SlideChooser } from "./slide-chooser.ts";
import { coverUnit, createUnitPoint } from "./unit-points.ts";
import { listUnits, type DraftUnit } from "./units.ts";

interface OpeningParts {
  source: Source;
  title: string | null;
  hooks: readonly RatedHook[];
  per: DraftUnit | undefined;
}

interface OpenDraft {
  opening: Cover;
  chooser: SlideChooser;
  /** Number of slides that show the whole source, if its author made it of slides or posts; otherwise null. */
  wholeSlides: number | null;
}

/** Builds a draft's cover, and the chooser of its other slides. */
export function openDraft(
  text: JudgedText,
  { source, title, hooks, per }: OpeningParts,
): OpenDraft {
  const [first, ...others] = listUnits(text, source, per);
  if (!first) {
    const opening = buildCover(text, { title, hooks, source });
    return { opening, chooser: new SlideChooser(text, opening, { per }), wholeSlides: null };
  }
  const opening = coverUnit(first, { title, text });
  const units = others.flatMap((unit) => createUnitPoint(unit, text) ?? []);
  const chooser = new SlideChooser(text, opening, { units, per });
  return { opening, chooser, wholeSlides: units.length + 1 };
}
