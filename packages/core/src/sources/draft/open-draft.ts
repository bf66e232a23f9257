import type { Source } from "../source.ts";
import { buildCover, type Cover } from "./cover.ts";
import type { RatedHook } from "./hooks.ts";
import type { JudgedText } from "./judged-text.ts";
import { SlideChooser } from "./slide-chooser.ts";
import { coverUnit, createUnitPoint } from "./unit-points.ts";
import { countWords } from "../../text/count-words.ts";
import { foldText } from "../../text/fold.ts";
import { countNoun } from "../../text/count-noun.ts";
import type { SlideUnit } from "../../generation/source-choices.ts";
import { listUnits } from "./units.ts";
import { maxMadeSlides } from "../../document/limits.ts";

interface OpeningParts {
  source: Source;
  title: string | null;
  hooks: readonly RatedHook[];
  per: SlideUnit | undefined;
}

interface OpenDraft {
  opening: Cover;
  chooser: SlideChooser;
  /** Number of slides that show the whole source, if its author made it of slides or posts; otherwise null. */
  wholeSlides: number | null;
  /** Tells why slides aren't made of the units that were asked for, or that the source has. */
  unitNote?: string;
}

/** Builds a draft's cover, and the chooser of its other slides. */
export function openDraft(
  text: JudgedText,
  { source, title, hooks, per }: OpeningParts,
): OpenDraft {
  const units = listUnits(text, source, per);
  const isTooLong = units.length > maxMadeSlides && per !== "post";
  const [first, ...others] = isTooLong ? [] : units;
  if (!first) {
    const opening = addTitled(buildCover(text, { title, hooks, source }), text);
    const chooser = new SlideChooser(text, opening, { per });
    const unitNote = isTooLong ? describeTooMany(units.length) : describeMissing(per, chooser);
    return { opening, chooser, wholeSlides: null, ...(unitNote !== null && { unitNote }) };
  }
  const opening = coverUnit(first, { title, text });
  const points = others.flatMap((unit) => createUnitPoint(unit, text) ?? []);
  const chooser = new SlideChooser(text, opening, { units: points, per });
  return { opening, chooser, wholeSlides: points.length + 1 };
}

/** A shorter sentence in the title may be there by chance. */
const minTitledWords = 5;

/** Adds the sentences that the title already says to those of the cover, so no slide repeats it. */
function addTitled(cover: Cover, { sentences }: JudgedText): Cover {
  const title = foldText(cover.title);
  const titled = sentences.filter(
    ({ text }) => countWords(text) >= minTitledWords && title.includes(foldText(text)),
  );
  return titled.length > 0 ? { ...cover, used: [...new Set([...cover.used, ...titled])] } : cover;
}

const describeTooMany = (count: number) =>
  `Your ${countNoun(count, "post")} need more than ${countNoun(maxMadeSlides, "slide")}, so the slides show ideas from them.`;

/** Says that the source has none of the units that were asked for. */
function describeMissing(per: SlideUnit | undefined, chooser: SlideChooser): string | null {
  if (per === undefined || per === "auto" || per === "idea" || chooser.hasSeries) return null;
  return `Your text has no ${per === "row" ? "table" : `${per}s`}, so the slides show its ideas.`;
}
