import { countWords, parsePost } from "@slideloom/core/document";
import { GenerationError } from "../../src/generation/generation-error.ts";
import { Planner, findPlanModel } from "../../src/generation/planning/planner.ts";
import { writePlanned } from "../../src/generation/planning/write-planned.ts";
import type {
  GeneratedPost,
  GenerationRequest,
  Material,
} from "../../src/generation/text-generator.ts";
import { SourceChecker } from "../../src/sources/checks/source-checker.ts";
import { identifySource } from "../../src/sources/identify-source.ts";
import type { SourceReader } from "../../src/sources/source-reader.ts";
import { measureVariety, type LayoutVariety } from "../measure-post.ts";
import { checkItems, checkSource, failItems, readWords, type ItemResult } from "./check-items.ts";
import type { EvalWriter, Spent } from "./eval-writer.ts";
import type { SourceCase } from "./source-case.ts";
import { inPlaceReader } from "../../src/threads/reader.ts";
import { inPlaceReaders } from "../in-place-readers.ts";

/** A post made from a source, measured. */
export interface SourceResult {
  id: string;
  /** How the post was obtained (`none`, `repaired` or `asked-again`), or the error code. */
  outcome: string;
  /** Null, like `written`, if there is no post. */
  measures: SourceMeasures | null;
  items: ItemResult[];
  /** Null if no slide was written. */
  firstSlideMs: number | null;
  totalMs: number;
  spent: Spent;
  written: GeneratedPost | null;
}

export interface SourceMeasures {
  isValid: boolean;
  /** Numbers and dates of the post that its source doesn't have. */
  wrongNumbers: number;
  /** Slides that cite at least one passage and only passages that exist. */
  citingSlides: number;
  /** Slides with text from the source. Other slides ask the creator for text. */
  writtenSlides: number;
  /** Number of words on each slide. */
  words: number[];
  layouts: LayoutVariety;
}

const { signal } = new AbortController();
/** Stores no facts, so every post is planned from scratch. */
const planner = new Planner({ store: { find: async () => null, save: async () => undefined } });
const checker = new SourceChecker(inPlaceReaders).of("operator");
const numberCodes: readonly string[] = [
  "number-not-in-source",
  "unit-differs",
  "date-not-in-source",
];

/** Reads the source as a person would paste or upload it. */
export async function readMaterial(
  reader: Pick<SourceReader, "read">,
  { text, fileName }: SourceCase,
): Promise<Material> {
  const bytes = new TextEncoder().encode(text);
  return identifySource(
    await reader.read(fileName ? { bytes, fileName } : { text }, { by: "operator", signal }),
  );
}

/** Makes a post from a source through the whole pipeline and measures it. */
export async function runSourceCase(
  writer: EvalWriter,
  sourceCase: SourceCase,
  material: Material,
): Promise<SourceResult> {
  const startMs = performance.now();
  let firstSlideMs: number | null = null;
  const onSlide = () => (firstSlideMs ??= performance.now() - startMs);
  const end = () => ({
    firstSlideMs,
    totalMs: performance.now() - startMs,
    spent: writer.takeSpent(),
  });
  try {
    const written = await write(writer, buildRequest(sourceCase, material), onSlide);
    const run = { id: sourceCase.id, outcome: written.repair, ...end() };
    const checks = checkSource(written.post, material, sourceCase.language);
    return {
      ...run,
      measures: { ...measure(written, material), wrongNumbers: countNumbers(checks) },
      items: checkItems(sourceCase, written, checks),
      written,
    };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    const failed = { outcome: error.code, measures: null, written: null };
    return { id: sourceCase.id, ...failed, items: failItems(sourceCase), ...end() };
  }
}

async function write(
  { generator, provider, model: name }: EvalWriter,
  request: GenerationRequest,
  onSlide: () => void,
): Promise<GeneratedPost> {
  const model = findPlanModel({ owner: "server", provider, model: name }, generator);
  return model
    ? writePlanned({ planner, checker, generator, model }, request, null, {
        signal,
        texts: inPlaceReader,
        accountId: null,
        onSlide,
      })
    : generator.generate(request, { signal, onSlide });
}

const buildRequest = ({ request }: SourceCase, material: Material): GenerationRequest => ({
  topic: material.source.title,
  instructions: "",
  templateType: request.templateType,
  writingStyle: request.writingStyle,
  slides: request.slides,
  postType: "carousel",
  textOnly: false,
  seed: 1,
  material,
});

function measure(
  { post }: GeneratedPost,
  { passages }: Material,
): Omit<SourceMeasures, "wrongNumbers"> {
  const ids = new Set(passages.map(({ id }) => id));
  const written = post.content.filter(({ prompt }) => prompt === undefined);
  return {
    isValid: parsePost(JSON.stringify(post)).ok,
    citingSlides: written.filter(
      ({ sources = [] }) => sources.length > 0 && sources.every((id) => ids.has(id)),
    ).length,
    writtenSlides: written.length,
    words: post.content.map((slide) => countWords(readWords(slide))),
    layouts: measureVariety(post),
  };
}

const countNumbers = (checks: ReturnType<typeof checkSource>) =>
  checks.filter(({ code }) => numberCodes.includes(code)).length;
