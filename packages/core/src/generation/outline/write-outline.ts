import type { Post, Slide } from "../../document/post.ts";
import type { OutlineItem } from "../../planning/post-plan.ts";
import type { GenerationRequest } from "../generation-request.ts";
import { chooseTemplateType } from "../template-type.ts";
import { buildPointSlide, buildPromptSlide, countUnnamed, writeAsText } from "./build-slide.ts";
import { describeOutline } from "./describe-outline.ts";
import { type ArcLanguage, findArcLanguage, findMissingLanguage } from "./arc-texts/index.ts";
import { type BeatPlan, type BeatTexts, planBeats } from "./plan-beats.ts";
import { groupPoints, type Point } from "./point.ts";
import { followItems } from "./follow-items.ts";
import { readInstructions } from "./read-instructions.ts";
import { readNotes, readPlainNotes } from "./read-notes.ts";
import { nameLanguage } from "../../text/language-names.ts";
import { readTopic } from "./read-topic.ts";
import { maxMadeSlides } from "../../document/limits.ts";

export interface Outline {
  /** A valid post with at most the requested number of slides, and exactly that number from a topic alone. */
  post: Post;
  /** Notes for the person, in sentences. */
  warnings: string[];
}

export interface OutlineOptions {
  /** False treats notes as plain paragraphs, in linear time. */
  readsMarkdown?: boolean;
  /** If false, slides with the person's words have no label such as `Step 1`. */
  hasLabels?: boolean;
  /** The items of an outline that a person edited. Each becomes one slide. */
  items?: readonly Pick<OutlineItem, "id" | "point">[] | undefined;
}

const plainNotes = "Your notes took too long to parse, so we used their paragraphs as plain text.";

/** Writes a post without an AI model, from the person's notes or the template type's prompts. Never throws. */
export function writeOutline(
  request: GenerationRequest,
  { readsMarkdown = true, hasLabels = true, items }: OutlineOptions = {},
): Outline {
  const { choice: type } = chooseTemplateType(request.templateType);
  const { notes, wishes, hashtags } = readInstructions(request.instructions);
  const topic = readTopic(request.topic);
  const read = readsMarkdown ? readNotes : readPlainNotes;
  const { title, points } = read([topic.rest, notes].join("\n\n"));
  const slides =
    request.postType === "single"
      ? 1
      : Math.min(maxMadeSlides, Math.max(1, Math.trunc(request.slides) || 1));
  const words = [request.topic, notes].join("\n");
  const language = findArcLanguage(request.language, words);
  const build = (count: number) => {
    const groups = groupPoints(points, count);
    const hasNotes = groups.length > 0;
    const asked = hasNotes && !request.questions ? 0 : count - groups.length;
    return buildSlides(groups, planBeats(type, asked, { hasNotes, language }), hasLabels);
  };
  const content = items ? followItems(items, { type, language }, build) : build(slides);
  const prompts = content.filter(({ prompt }) => prompt !== undefined).length;
  return {
    post: {
      title: title ?? topic.title,
      ...(hashtags.length > 0 && { hashtags: [...new Set(hashtags)] }),
      content: request.textOnly ? content.map(writeAsText) : content,
    },
    warnings: [
      ...describeOutline({
        slides: content.length,
        wanted: items ? content.length : slides,
        points: items ? 0 : points.length,
        noteSlides: content.length - prompts,
        wishes,
      }),
      ...(prompts > 0 ? describeFallback(request.language, words, language) : []),
      ...(readsMarkdown ? [] : [plainNotes]),
    ],
  };
}

/** Says in which language the questions are, if there are none in the post's own. */
function describeFallback(asked: string | undefined, words: string, used: ArcLanguage): string[] {
  const missing = findMissingLanguage(asked, words);
  return missing === null
    ? []
    : [
        `The questions are in ${nameLanguage(used)}, because Slideloom has none in ${nameLanguage(missing)}.`,
      ];
}

/** Builds the slides: the arc's start, the person's points, prompts for more points, and the arc's end. */
function buildSlides(
  groups: readonly Point[][],
  { before, points, after, names }: BeatPlan,
  hasLabels: boolean,
): Slide[] {
  let counted = 0;
  const noted = groups.map((group) => {
    const slide = buildPointSlide(group, { names, first: counted + 1, hasLabels });
    counted += countUnnamed(group);
    return slide;
  });
  const asked = points.map((beat, index) => buildPromptSlide(beat, counted + index + 1));
  const ask = (beat: BeatTexts) => buildPromptSlide(beat);
  return [...before.map(ask), ...noted, ...asked, ...after.map(ask)];
}
