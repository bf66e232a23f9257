import { randomInt } from "node:crypto";
import type { Captions } from "@slideloom/core/carousel";
import type { Post, Slide } from "@slideloom/core/document";
import {
  chooseTemplateType,
  chooseWritingStyle,
  takeSourceChoices,
  type SourceChoices,
  type WriterName,
} from "@slideloom/core/generation";
import { type ImageChoice, listPostSources, placeImages } from "@slideloom/core/sources";
import { presentChecks, type PublicCheck } from "@slideloom/core/contract/checks";
import type { GenerationSource } from "@slideloom/core/contract/sources";
import type { Queries } from "../db/tables.ts";
import type { VoiceService } from "../voices/voice-service.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { describeLeftImage } from "./describe-choices.ts";
import type { GeneratedPost, GenerationRequest, Material } from "./text-generator.ts";
import type { Checker, SourceChecker } from "../sources/checks/source-checker.ts";
import type { SourceService } from "../sources/source-service.ts";
import type { TextReader } from "../threads/reader.ts";
import type { TextReaders } from "../threads/text-readers.ts";
import { nameParty, type Party } from "../turns/party.ts";
import { findPlanModel, type Planner, type PlanProgress } from "./planning/planner.ts";
import { buildBasis, repairPost, type CheckedPost } from "./planning/repair-post.ts";
import { verifyPlan } from "./planning/verify-plan.ts";
import { writePlanned, type GivenPlan } from "./planning/write-planned.ts";
import type { AnonymousQuota } from "./anonymous-quota.ts";
import { type PaidWork, runFree, type WriterTask } from "./writers/paid-work.ts";
import { describeFailure, type WriterFailure } from "./writers/try-writers.ts";
import type { Writer } from "./writers/writer.ts";
import type { WriterChain } from "./writers/writer-chain.ts";
import { nameWriter, type WriterTurn } from "./writers/writer-turn.ts";

/** A generation request as entered. Names of templates and styles are matched loosely; blank ones mean the default. */
export interface GenerationInput extends SourceChoices {
  template: string;
  topic: string;
  instructions: string;
  style: string;
  slides: number;
  /** Whether the request has no number of slides; absent means false. */
  isOpenCount?: boolean;
  postType: "carousel" | "single";
  textOnly: boolean;
  /** The texts to make the post from; empty for a topic alone. */
  sources: readonly GenerationSource[];
  /** The outline to follow; null lets the writer plan. */
  plan: GivenPlan | null;
}

export interface Generation {
  post: Post;
  captions?: Captions;
  /** Credits left after the generation; null for an anonymous user. */
  remainingCredits: number | null;
  writer: WriterName;
  credits: number;
  /** Unknown names in the request, writers that failed, and other messages for the person. */
  warnings: string[];
  /** Unsupported statements, words that the author avoids, clichés, placeholders. Absent if the check gave up. */
  checks?: PublicCheck[];
}

export interface GenerationRun {
  /** Cancels the generation, free of charge. */
  signal: AbortSignal;
  /** Called when a writer starts. If an error occurs earlier, nothing is charged and no event is sent. */
  onWriter?: (turn: WriterTurn) => void;
  /** Called with each planning step, before slides are written. */
  onProgress?: (progress: PlanProgress) => void;
  /** The plan that an interrupted run of the same generation made. */
  plan?: GivenPlan | null;
  /** Called once the plan is made, to store the plan in case the run is interrupted. */
  onPlan?: (plan: GivenPlan) => Promise<void>;
  onTitle?: (title: string) => void;
  onSlide?: (slide: Slide, index: number) => void;
  /** Writes further rows in the transaction that charges the account. */
  alongside?: (queries: Queries, generation: Generation) => Promise<void>;
}

export interface GenerationServiceSettings {
  writers: WriterChain;
  work: PaidWork;
  anonymousUsers: Pick<AnonymousQuota, "spend">;
  /** Counts generations per account. */
  rateLimit: Pick<RateLimiter, "count">;
  sources: Pick<SourceService, "findAll">;
  checker: Pick<SourceChecker, "of">;
  texts: Pick<TextReaders, "of">;
  planner: Planner;
  voices: Pick<VoiceService, "findText">;
  createSeed?: () => number;
}

/** A writer's post, with what its checks found. */
interface WrittenPost {
  generated: GeneratedPost;
  checks?: PublicCheck[];
}

/** Runs generations and charges them. A generation that fails, times out or is cancelled is free. */
export class GenerationService {
  readonly #settings: GenerationServiceSettings;

  constructor(settings: GenerationServiceSettings) {
    this.#settings = settings;
  }

  get provider(): string {
    return this.#settings.writers.provider;
  }

  async generate(caller: Party, input: GenerationInput, run: GenerationRun): Promise<Generation> {
    const {
      work,
      anonymousUsers,
      rateLimit,
      createSeed = () => randomInt(2 ** 32),
    } = this.#settings;
    const { choice: templateType, warning: templateWarning } = chooseTemplateType(input.template);
    const { choice: style, warning: styleWarning } = chooseWritingStyle(input.style);
    const { instructions, slides, isOpenCount, postType, textOnly } = input;
    const material = await this.#settings.sources.findAll(caller, input.sources, run.signal);
    const voice =
      caller.kind === "account" ? await this.#settings.voices.findText(caller.accountId) : null;
    const request: GenerationRequest = {
      topic: input.topic || (material?.source.title ?? ""),
      instructions,
      templateType: templateType.id,
      writingStyle: style.id,
      slides,
      isOpenCount,
      ...takeSourceChoices(input),
      postType,
      textOnly,
      seed: createSeed(),
      ...(material && { material }),
      ...(voice && { voice }),
    };
    const { signal } = run;
    const checker = this.#settings.checker.of(nameParty(caller));
    const texts = this.#settings.texts.of(nameParty(caller));
    const given =
      run.plan ?? (input.plan && (await verifyPlan(input.plan, { material, checker, signal })));
    const imagesWarning =
      !material && input.images?.length
        ? "No images were added, because the post has no source."
        : null;
    const notes = [templateWarning, styleWarning, imagesWarning].filter(
      (warning) => warning !== null,
    );
    const writers = await this.#settings.writers.list(caller);
    const { onWriter, alongside } = run;
    const accountId = caller.kind === "account" ? caller.accountId : null;
    const writing = { ...run, accountId, checker, texts };
    const task: WriterTask<WrittenPost, Generation, number | null> = {
      purpose: material ? "source" : "post",
      signal,
      onWriter,
      alongside,
      write: async (writer) => this.#write(writer, request, given, writing),
      present: (written, by) => buildGeneration({ ...written, ...by, notes }),
    };
    if (caller.kind === "anonymous") {
      return anonymousUsers.spend(caller.addressKey, () => runFree(writers, task));
    }
    await rateLimit.count(caller.accountId);
    return work.run(caller.accountId, writers, task);
  }

  async #write(
    writer: Writer,
    request: GenerationRequest,
    given: GivenPlan | null,
    run: GenerationRun & { accountId: string | null; checker: Checker; texts: TextReader },
  ): Promise<WrittenPost> {
    const { signal, onTitle, onSlide, checker } = run;
    const generator = await writer.open();
    const planModel = findPlanModel(writer, generator);
    const { planner } = this.#settings;
    const repair = async (written: GeneratedPost): Promise<CheckedPost> =>
      planModel ? repairPost({ model: planModel, checker }, request, written, { signal }) : written;
    const isPlanned = given !== null || request.material !== undefined;
    const generated: CheckedPost =
      planModel && isPlanned
        ? await writePlanned({ planner, checker, generator, model: planModel }, request, given, run)
        : await repair(
            await generator.generate(given ? addPlan(request, given) : request, {
              signal,
              ...(onTitle && { onTitle }),
              ...(onSlide && { onSlide }),
            }),
          );
    signal.throwIfAborted();
    const { material } = request;
    const basis = buildBasis({ ...request, ...(given && addPlan(request, given)) });
    const { checked = await checker.check(generated, basis, signal), ...written } = generated;
    const named = material ? nameSources(written, material, request.images) : written;
    if (checked.ok) {
      const checks = presentChecks(checked.result);
      return { generated: withAddressWarnings(named, checks), checks };
    }
    return { generated: { ...named, warnings: [...named.warnings, checked.message] } };
  }
}

const addPlan = (request: GenerationRequest, given: GivenPlan): GenerationRequest => ({
  ...request,
  slides: given.outline.items.length,
  plan: { ...given, facts: given.facts ?? [] },
});

/** Warns of invented addresses, which later checks of the post no longer find. */
const withAddressWarnings = (
  generated: GeneratedPost,
  checks: readonly PublicCheck[],
): GeneratedPost => ({
  ...generated,
  warnings: [
    ...generated.warnings,
    ...checks.flatMap(({ code, slide, message }) =>
      code === "address-not-given" ? [`Slide ${slide}: ${message}`] : [],
    ),
  ],
});

/** Names the sources in the post (id, title, address and hash), and adds the images that the person chose. */
function nameSources(
  generated: GeneratedPost,
  material: Material,
  images: ImageChoice = [],
): GeneratedPost {
  const { post, left } = placeImages(generated.post, material, images);
  return {
    ...generated,
    post: { ...post, sources: listPostSources(material) },
    warnings: [...generated.warnings, ...left.map(describeLeftImage)],
  };
}

interface GenerationParts extends WrittenPost {
  writer: Writer;
  failures: readonly WriterFailure[];
  notes: readonly string[];
  remainingCredits: number | null;
}

function buildGeneration(parts: GenerationParts): Generation {
  const { generated, checks, writer, failures, notes, remainingCredits } = parts;
  return {
    post: generated.post,
    ...(generated.captions && { captions: generated.captions }),
    remainingCredits,
    writer: nameWriter(writer),
    credits: remainingCredits === null ? 0 : writer.credits,
    warnings: [...failures.map(describeFailure), ...notes, ...generated.warnings],
    ...(checks && { checks }),
  };
}
