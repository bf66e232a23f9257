import { countWords } from "../../text/count-words.ts";
import type { SlideUnit } from "../../generation/source-choices.ts";
import type { Source } from "../source.ts";
import type { DraftBlock, Section, SourceText } from "./judged-text.ts";

/** A part of a source that its author made for a slide: a slide in a chatbot's reply, or a post of a thread. */
export interface Unit {
  heading: Section["heading"];
  blocks: DraftBlock[];
}

/** Maximum average number of words of a deck's slides that are slides of the draft, too. */
const maxSlideWords = 45;
const minUnits = { slide: 2, post: 3 };

/** Lists the slides or posts that a source consists of; none if it is made of ideas. */
export function listUnits(
  text: SourceText,
  { kind }: Pick<Source, "kind">,
  per: SlideUnit = "auto",
): Unit[] {
  if (per === "post" || (per === "auto" && kind === "thread")) {
    const posts = groupBlocks(text, (block) => block.passages[0]?.place.row);
    return posts.length >= minUnits.post ? posts : [];
  }
  if (per !== "auto") return [];
  const slides = groupSlides(text);
  const words = slides.reduce((sum, unit) => sum + countUnit(unit), 0);
  const isShort = words <= maxSlideWords * slides.length;
  return slides.length >= minUnits.slide && isShort ? slides : [];
}

function groupBlocks({ blocks }: SourceText, keyOf: (block: DraftBlock) => number | undefined) {
  const units = new Map<number, Unit>();
  for (const block of blocks) {
    const key = keyOf(block);
    if (key === undefined) continue;
    const unit = units.get(key) ?? { heading: null, blocks: [] };
    unit.blocks.push(block);
    units.set(key, unit);
  }
  return [...units.values()];
}

/** Lists the slides of a deck or a chatbot's reply; none if a slide has several parts. */
function groupSlides({ blocks, sections }: SourceText): Unit[] {
  const units = new Map<number, Unit>();
  const filled = sections.filter(
    (section) => section.heading ?? blocks.some((block) => block.section === section),
  );
  if (new Set(filled.map(({ slide }) => slide)).size < filled.length) return [];
  for (const section of sections) {
    if (section.slide === undefined) continue;
    const own = blocks.filter((block) => block.section === section);
    const known = units.get(section.slide);
    const unit = known ?? { heading: section.heading, blocks: [] };
    unit.blocks.push(...own);
    units.set(section.slide, unit);
  }
  // The first slide's heading is the title, so its section may be empty.
  return [...units.values()].filter(
    ({ heading, blocks: own }, index) => index === 0 || heading || own.length > 0,
  );
}

const countUnit = ({ blocks }: Unit) =>
  blocks.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + countWords(text), 0);
