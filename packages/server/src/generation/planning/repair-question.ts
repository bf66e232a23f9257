import { listPassageIds } from "@slideloom/core/sources";
import { describeCheck, type PostCheck } from "@slideloom/core/facts";
import { pickWords, type Post, type WrittenSlide } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { z } from "zod";
import {
  type SlideAllowance,
  buildCitedSlideSchema,
  buildFence,
  describeAlts,
  describeAuthor,
  describeSlideShape,
  explainAlts,
  explainAuthor,
  explainShape,
  fenceMaterial,
  hasAltText,
  list,
  section,
} from "@slideloom/core/writing";
import { describeFacts, describePassages } from "../prompt/describe-plan.ts";
import type { GenerationRequest, Material, Question, SlidePlan } from "../text-generator.ts";
import { explainMaterial } from "./material.ts";
import { repairReplyReader } from "./reply-readers.ts";

/** Groups checks of these severities by slide index. Leaves out checks of title and captions. */
export function groupProblems(
  checks: readonly PostCheck[],
  severities: readonly PostCheck["severity"][],
): Map<number, PostCheck[]> {
  const grouped = new Map<number, PostCheck[]>();
  for (const check of checks) {
    if (!severities.includes(check.severity) || !isOnSlide(check)) continue;
    grouped.set(check.slide, [...(grouped.get(check.slide) ?? []), check]);
  }
  return grouped;
}

const isOnSlide = ({ field }: PostCheck) => field !== "title" && field !== "caption";

export interface RepairRequest {
  post: Post;
  /** The source of the post; null if only the voice was checked. */
  material: Material | null;
  facts: SlidePlan["facts"];
  /** Problems by slide index. */
  problems: ReadonlyMap<number, readonly PostCheck[]>;
  allowance: SlideAllowance;
  seed: number;
  voice: GenerationRequest["voice"];
}

/** Asks for new versions of the slides with errors. Of the other slides, only the headers of neighbours are sent. */
export function buildRepairQuestion(request: RepairRequest): Question<Map<number, WrittenSlide>> {
  const { post, material, facts, problems, allowance, seed, voice } = request;
  const { itemTypes } = allowance;
  const indexes = [...problems.keys()].toSorted((a, b) => a - b);
  const cited = listPassages(request);
  const slides = countNoun(indexes.length, "slide");
  const hasAlts = indexes.some((index) => hasAltText(post.content[index]));
  return {
    system: [
      `You correct ${slides} of a social-media post with problems: words that their source doesn't have, or that their author never writes. You change as little as possible.`,
      section(
        "Reply",
        [
          `One JSON object and nothing else: {"slides": [{"slide": number, "words": ${describeSlideShape(itemTypes, `, "sources": ["p7"]${describeAlts(hasAlts)}`)}}]}. Every key is there.`,
          ...explainShape(itemTypes),
          ...explainAlts(hasAlts),
        ].join("\n"),
      ),
      section(
        "Correcting",
        list([
          "Each problem goes: use the number, date, name or words of the passages, or leave the claim out.",
          "A banned word goes in every form: use its replacement if one is named, or plainer words.",
          "Everything else on the slide stays as it is: header, order, layout, tone, language.",
          `At most ${allowance.words} words a slide.`,
        ]),
      ),
      ...explainAuthor(voice),
      explainMaterial(buildFence(seed)),
    ].join("\n\n"),
    user: [
      fenceMaterial(seed, [
        ...describeAuthor(voice),
        ...indexes.map((index) => describeSlide(post, index, problems.get(index) ?? [])),
        describeFacts(facts.filter(({ passages }) => passages.some((id) => cited.has(id)))),
        describePassages(material?.passages ?? [], cited),
      ]),
      "",
      `Correct slide ${indexes.map((index) => index + 1).join(", ")}: one JSON object with ${slides}.`,
    ].join("\n"),
    schema: z.strictObject({
      slides: z.array(
        z.strictObject({
          slide: z.int(),
          words: buildCitedSlideSchema(itemTypes, [...cited], hasAlts),
        }),
      ),
    }),
    noun: "list of slides",
    slides: indexes.length,
    read: async (reply, read) => read(repairReplyReader, { reply, post, allowance, indexes }),
  };
}

/** Lists the passages that slides with problems cite, and the passages with words similar to the wrong words. */
function listPassages({ post, material, problems }: RepairRequest): Set<string> {
  const known = new Set(material ? listPassageIds(material) : []);
  const ids = [...problems].flatMap(([index, checks]) => [
    ...(post.content[index]?.sources ?? []),
    ...checks.flatMap(({ nearest }) => nearest?.passage ?? []),
  ]);
  return new Set(ids.filter((id) => known.has(id)));
}

function describeSlide({ content }: Post, index: number, checks: readonly PostCheck[]): string {
  const { header, description, summary, alt, mediaAlt } = pickWords(
    content[index] ?? { header: "", description: [] },
  );
  const alts = { ...(alt !== undefined && { alt }), ...(mediaAlt !== undefined && { mediaAlt }) };
  const neighbours = [content[index - 1], content[index + 1]].flatMap((slide) =>
    slide ? [slide.header] : [],
  );
  return [
    `Slide ${index + 1}: ${JSON.stringify({ header, description, summary: summary ?? null, ...alts })}`,
    `Problems: ${checks.map(describeProblem).join(" ")}`,
    `Neighbours: ${neighbours.join(" / ")}`,
  ].join("\n");
}

const describeProblem = (check: PostCheck) =>
  [
    describeCheck(check),
    ...(check.nearest ? [`Nearest: “${check.nearest.raw}” [${check.nearest.passage}].`] : []),
    ...check.fixes.flatMap((fix) =>
      check.code === "banned-word" && "replace" in fix ? [`Write “${fix.replace}”.`] : [],
    ),
  ].join(" ");
