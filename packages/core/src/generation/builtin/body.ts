import type { Brief } from "./brief.ts";
import { byFramework, listSentences, type DraftSlide } from "./draft.ts";
import type { FrameworkSlide } from "./frameworks.ts";
import { buildFrameworkSlide } from "./framework-slides.ts";
import { groupPoints, slideWords } from "./group-points.ts";
import { buildNoteSlide, createNoteContext, type NoteContext } from "./note-slides.ts";
import type { Point } from "./outline.ts";
import { countWords } from "./sentences.ts";
import { getVoiceLines } from "./voice.ts";

/** The slides of a framework, filled up with extras where more are wanted. */
export function buildTopicBody(brief: Brief, count: number): DraftSlide[] {
  const { framework, extras, random } = brief;
  const own =
    framework.inOrder || count >= framework.slides.length
      ? framework.slides
      : pickInOrder(brief, count);
  return addAside(
    brief,
    [...own, ...random.shuffle(extras)]
      .slice(0, count)
      .map((slide) => buildFrameworkSlide(slide, brief.style)),
  );
}

function pickInOrder({ framework, random }: Brief, count: number) {
  const kept = new Set(random.shuffle(framework.slides).slice(0, count));
  return framework.slides.filter((slide) => kept.has(slide));
}

/** One slide in the middle gets a sentence in the style's own voice, where there is room. */
function addAside({ style, random }: Brief, slides: DraftSlide[]): DraftSlide[] {
  const roomy = slides.flatMap((slide, index) =>
    index > 0 &&
    slide.callout === null &&
    countSlideWords(slide) <= 26 &&
    slide.blocks[0]?.kind === "paragraph"
      ? [index]
      : [],
  );
  if (slides.length < 3 || roomy.length === 0) return slides;
  const chosen = random.pick(roomy);
  const aside = byFramework(random.pick(getVoiceLines(style.id).asides));
  return slides.map((slide, index) => (index === chosen ? { ...slide, callout: aside } : slide));
}

/** A slide's words as a reader counts them, code left out. */
export function countSlideWords(slide: DraftSlide): number {
  return countWords(
    listSentences(slide)
      .map(({ sentence }) => sentence)
      .join(" "),
  );
}

/** The person's points on at most `count` slides, then slides of the framework for what is left. */
export function buildNoteBody(
  brief: Brief,
  points: readonly Point[],
  count: number,
  usedHeading: number | null,
): DraftSlide[] {
  const { english } = brief;
  const context = createNoteContext(brief);
  if (usedHeading !== null) context.usedHeadings.add(usedHeading);
  const groups = groupPoints(english ? points : spreadPoints(points, count), count);
  const slides = buildGroups(groups, context);
  slides.forEach((slide, index) => {
    const words = countSlideWords(slide);
    if (words <= slideWords) return;
    brief.warnings.push(`Slide ${index + 2} has ${words} words; more slides would give them room.`);
  });
  const missing = count - slides.length;
  if (missing > 0 && english) {
    brief.warnings.push(
      `The notes fill ${slides.length} of ${count} slides between the first and the last; the rest is general.`,
    );
  } else if (missing > 0) {
    brief.warnings.push(
      `The notes fill ${slides.length} of ${count} slides; the rest is in English.`,
    );
  }
  return [...slides, ...fillSlides(brief, missing)];
}

function buildGroups(groups: readonly Point[][], context: NoteContext): DraftSlide[] {
  let position = 0;
  return groups.map((group) => {
    const slide = buildNoteSlide(group, position, context);
    position += group.filter(({ header }) => !header).length;
    return slide;
  });
}

/** Extras stand alone, so they come first; a person's own before and after is not mixed with others'. */
function fillSlides(
  { extras, framework, random, style, templateType }: Brief,
  count: number,
): DraftSlide[] {
  if (count <= 0) return [];
  const slides = [...random.shuffle(extras), ...framework.slides];
  const isForeign = ({ columns }: FrameworkSlide) =>
    templateType.id === "before-after" && columns.length > 0;
  return [...slides.filter((slide) => !isForeign(slide)), ...slides.filter(isForeign)]
    .slice(0, count)
    .map((slide) => buildFrameworkSlide(slide, style));
}

/** Too few points: sentences become points of their own, numbered `2.1` and `2.2`. */
function spreadPoints(points: readonly Point[], count: number): Point[] {
  let missing = count - points.length;
  return points.flatMap((point, index) => {
    const extra = Math.min(missing, point.lines.length - 1);
    if (extra <= 0 || point.header) return [point];
    missing -= extra;
    const number = point.number ?? index + 1;
    return [...point.lines.slice(0, extra), null].map((line, part): Point => {
      const header = { text: `${number}.${part + 1}`, origin: "framework" } as const;
      if (line !== null) return { ...point, header, lines: [line], nested: [], code: [] };
      return { ...point, header, lines: point.lines.slice(extra) };
    });
  });
}
