import { stripMarkup } from "../../document/inline-markup.ts";
import type { Post } from "../../document/post.ts";
import { buildNoteBody, buildTopicBody } from "./body.ts";
import { readBrief, type Brief, type DraftRequest } from "./brief.ts";
import {
  buildClosing,
  buildEnding,
  buildParagraph,
  takeClosingQuestion,
  type Ending,
} from "./closing.ts";
import { buildCover, buildTitle, takeCoverNotes, type CoverNotes } from "./cover.ts";
import {
  buildPost,
  byFramework,
  listBlockSentences,
  listOrigins,
  type DraftBlock,
  type DraftSentence,
  type DraftSlide,
} from "./draft.ts";
import { dropRepeats } from "./drop-repeats.ts";
import { buildFrameworkDigest } from "./framework-slides.ts";
import { slideWords } from "./group-points.ts";
import { buildHashtags } from "./hashtags.ts";
import { dropStop } from "./sentences.ts";
import { buildBlocks, createNoteContext } from "./note-slides.ts";
import { speak } from "./voice.ts";

/** Words of a single post that is made of a framework; it is one card and may hold more than a slide. */
const singleWords = 90;

/** A finished draft. */
export interface WrittenDraft {
  /** Valid by `parsePost`, with exactly the slides that were asked for. */
  post: Post;
  /** Slide by slide, whose words each sentence is; the first slide begins with the title. Code is always the person's. */
  origins: DraftSentence[][];
  /** What the person should know: unknown names, asks that were not understood, slides with many words. */
  warnings: string[];
}

/**
 * Writes a post without a model: from notes in the instructions out of the person's own sentences, from a topic alone
 * along a hand-written framework. Deterministic in the request; never throws on any text.
 */
export function writeDraft(request: DraftRequest): WrittenDraft {
  const brief = readBrief(request);
  const { topic, notes, asks, templateType } = brief;
  const cover = takeCoverNotes(brief);
  const closing = takeClosingQuestion(cover.points);
  const ending = buildEnding(brief, closing.question);
  const fromNotes = { ...cover, points: closing.points };
  const slides =
    brief.slides === 1
      ? [buildOnlySlide(brief, fromNotes, ending)]
      : buildCarousel(brief, fromNotes, ending);
  const draft = {
    title: buildTitle(brief),
    hashtags: asks.hashtags ?? buildHashtags(topic.title, notes, templateType.id),
    slides: dropRepeats(slides),
  };
  return {
    post: buildPost(draft, brief.textOnly),
    origins: listOrigins(draft),
    warnings: brief.warnings,
  };
}

function buildCarousel(brief: Brief, notes: CoverNotes, ending: Ending): DraftSlide[] {
  const naming = findNamingHeading(brief, notes);
  const cover = buildCover(brief, notes, naming?.text ?? null);
  const closing = brief.slides > 2 ? buildClosing(brief, ending) : null;
  const count = brief.slides - (closing ? 2 : 1);
  const body =
    notes.points.length > 0
      ? buildNoteBody(brief, notes.points, count, usedSection(naming, cover))
      : buildBody(brief, count);
  if (closing) return [cover, ...body, closing];
  return [cover, ...body.slice(0, -1), ...body.slice(-1).map((last) => endWith(last, ending))];
}

/** Of a topic with two slides the second shows the whole framework in short. */
function buildBody(brief: Brief, count: number): DraftSlide[] {
  if (brief.slides > 2) return buildTopicBody(brief, count);
  const { framework, style } = brief;
  const header = byFramework(speak(framework.closing.header, style));
  return [
    {
      header,
      blocks: [buildFrameworkDigest(framework, style, slideWords - 18, false)],
      callout: null,
    },
  ];
}

/** Without a slide for the end the last one asks; what the person wrote for it is kept. */
function endWith(slide: DraftSlide, ending: Ending): DraftSlide {
  return { ...slide, blocks: [...slide.blocks, ...buildOwnLines(ending)], callout: ending.callout };
}

function buildOwnLines({ lines }: Ending): DraftBlock[] {
  return buildParagraph(lines.filter(({ origin }) => origin === "person"));
}

interface NamingHeading {
  text: string;
  section: number;
}

/** The only heading of the notes, over all of their list, names the post better than its first slide. */
function findNamingHeading({ outline }: Brief, { points }: CoverNotes): NamingHeading | null {
  const sections = new Set(points.map(({ section }) => section));
  const [section] = sections;
  if (sections.size !== 1 || section === undefined || points.length < 3) return null;
  const text = outline.headings[section] ?? null;
  return text === null ? null : { text, section };
}

/** The section whose heading went to the cover. */
function usedSection(naming: NamingHeading | null, { header }: DraftSlide): number | null {
  return naming && stripMarkup(header.sentence) === dropStop(naming.text) ? naming.section : null;
}

/** Everything on one slide. */
function buildOnlySlide(brief: Brief, notes: CoverNotes, ending: Ending): DraftSlide {
  if (brief.outline.points.length === 0) return buildOnlyTopicSlide(brief, notes, ending);
  const naming = findNamingHeading(brief, notes);
  const cover = buildCover(brief, notes, naming?.text ?? null);
  const context = createNoteContext(brief);
  const section = usedSection(naming, cover);
  if (section !== null) context.usedHeadings.add(section);
  // The person's own words stand where a style's opener would.
  const own = cover.blocks.filter((block) =>
    listBlockSentences(block).some(({ origin }) => origin === "person"),
  );
  const blocks = [...own, ...buildBlocks(notes.points, context), ...buildOwnLines(ending)];
  return { ...cover, blocks, callout: ending.callout };
}

function buildOnlyTopicSlide(brief: Brief, notes: CoverNotes, ending: Ending): DraftSlide {
  const { asks, framework, single, style } = brief;
  const cover = buildCover(brief, notes, null);
  const digestWords = single ? singleWords - 40 : slideWords - 24;
  const digest = buildFrameworkDigest(framework, style, digestWords, single);
  const audience = asks.audience ? cover.blocks.slice(-1) : [];
  const blocks = single
    ? [...cover.blocks, digest, ...buildParagraph(ending.lines)]
    : [...audience, digest, ...buildOwnLines(ending)];
  return { ...cover, blocks, callout: ending.callout };
}
