import { listPassageIds } from "@slideloom/core/sources";
import type { Captions } from "@slideloom/core/carousel";
import type { Post, Slide } from "@slideloom/core/document";
import type { GenerationRequest as TopicRequest } from "@slideloom/core/generation";
import type { PostOutline, Statement } from "@slideloom/core/planning";
import { findAskedLanguage, findLanguageCode, findOtherLanguage } from "@slideloom/core/text";
import type { VoiceText } from "@slideloom/core/voice";
import type { z } from "zod";
import type { Material } from "../sources/checks/check-material.ts";
import type { Reader } from "../threads/reader.ts";

export type { Material };

/** The outline that slides must follow, and the facts that they may state. */
export interface SlidePlan {
  outline: PostOutline;
  facts: Statement[];
  /** The cover's first line; null leaves it to the writer. */
  hook: string | null;
}

/** A request, with the source that the post is made from, if any. */
export interface GenerationRequest extends TopicRequest {
  material?: Material;
  /** Plan to follow; absent if the writer plans by itself. */
  plan?: SlidePlan;
  /** How the author writes; absent if unknown. */
  voice?: VoiceText;
}

/** What finishing a reply needs of a request: not the material, only the ids of its passages. */
export interface FinishRequest extends Omit<GenerationRequest, "material"> {
  material?: never;
  /** Ids that slides may cite; absent without material. */
  passageIds?: readonly string[];
  /** Code of the language that the post is asked for in; absent if unknown. */
  languageCode?: string;
}

export function toFinishRequest({ material, ...request }: GenerationRequest): FinishRequest {
  const languageCode = findPostLanguage({ ...request, ...(material && { material }) });
  return {
    ...request,
    ...(material && { passageIds: listPassageIds(material) }),
    ...(languageCode !== null && { languageCode }),
  };
}

/**
 * Returns the code of the language that the person chose or the instructions ask for, or else the outline's or source's;
 * null if unknown.
 */
export function findPostLanguage({
  language,
  instructions,
  material,
  plan,
}: Pick<GenerationRequest, "language" | "instructions" | "material" | "plan">): string | null {
  if (language) return findLanguageCode(language);
  const asked = findAskedLanguage(instructions);
  if (asked !== undefined) return asked;
  const ofSource = material?.source.language ?? null;
  const points = plan?.outline.items.map(({ point }) => point).join("\n") ?? "";
  return ofSource === null ? null : (findOtherLanguage(points, ofSource) ?? ofSource);
}

export interface TokenUsage {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** A finished post, valid by `parsePost`. It has the requested number of slides, or fewer and a warning. */
export interface GeneratedPost {
  post: Post;
  /** Captions by social network. Each caption is within its network's limit. */
  captions?: Captions;
  usage: TokenUsage | null;
  /** Notes about the post for the person, in sentences. */
  warnings: string[];
  /** Whether the first reply was valid, was repaired, or had to be requested again. */
  repair: "none" | "repaired" | "asked-again";
}

export interface GenerationOptions {
  /** Aborts the work; `generate` then rejects with the signal's reason. */
  signal: AbortSignal;
  onTitle?: (title: string) => void;
  /** Called with each slide in order, as soon as it is complete and before the post is finished. */
  onSlide?: (slide: Slide, index: number) => void;
}

/** The result of reading a reply. `answer` is null if the reply is unusable. */
export interface ReadAnswer<Answer> {
  answer: Answer | null;
  /** The problems, written for the model, which is asked once more. */
  problems: string[];
}

/** A question with a structured answer. The material in `user` is data, never commands. */
export interface Question<Answer> {
  system: string;
  user: string;
  /** The reply's shape, in the subset of JSON Schema that strict modes accept. */
  schema: z.ZodType;
  /** Noun for the requested answer, e.g. `slide`. */
  noun: string;
  /** Expected length of the reply, as a number of slides. */
  slides: number;
  read(reply: string, read: ReadWith): Promise<ReadAnswer<Answer>>;
}

/** Reads a model's reply. Rejects with a `GenerationError` if that exceeds a limit of time or memory. */
export type ReadWith = <Input extends object, Result>(
  reader: Reader<Input, Result>,
  input: Input,
) => Promise<Result>;

export interface AnswerOptions {
  /** Aborts the work; `answer` then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called once for each reply, and again for a second one; returns a function that takes the reply's chunks. */
  openReply?: () => (piece: string) => void;
}

/** Generates posts. Rejects with a `GenerationError` if a generation fails; see its codes. */
export interface TextGenerator {
  readonly provider: string;
  generate(request: GenerationRequest, options: GenerationOptions): Promise<GeneratedPost>;
  /** Null if the generator has no model that understands instructions. */
  answer: (<Answer>(question: Question<Answer>, options: AnswerOptions) => Promise<Answer>) | null;
  /**
   * Returns the size of the context window, in tokens for prompt and reply together; null if unknown. Rejects only if
   * aborted.
   */
  findContextTokens?: (signal: AbortSignal) => Promise<number | null>;
}
