import {
  buildCaptionsQuestion,
  buildPostRewriteQuestion,
  buildRewriteQuestion,
  buildSplitQuestion,
  type CaptionsRequest,
  type CaptionTexts,
  type NewSlideWords,
  type PostRewriteRequest,
  type Prompt,
  type SlideRewriteRequest,
} from "@slideloom/core/writing";
import type { WrittenSlide } from "@slideloom/core/document";
import { z } from "zod";

/** What a model is asked for, by the kind of question. */
export interface ModelRequests {
  slide: SlideRewriteRequest;
  split: SlideRewriteRequest;
  post: PostRewriteRequest;
  captions: CaptionsRequest;
}

/** What is read from a model's reply. */
export interface ModelAnswers {
  slide: WrittenSlide;
  split: WrittenSlide[];
  post: NewSlideWords;
  captions: CaptionTexts;
}

export type QuestionKind = keyof ModelRequests;

/** A question for a model. The schema of its reply is a JSON Schema. */
export interface ModelQuestion {
  system: string;
  user: string;
  schema: object;
}

interface Question<Answer> extends Prompt {
  schema: z.ZodType;
  read: (reply: string) => { answer: Answer | null };
}

type Builders = {
  [Kind in QuestionKind]: (request: ModelRequests[Kind]) => Question<ModelAnswers[Kind]>;
};

const builders: Builders = {
  slide: buildRewriteQuestion,
  split: buildSplitQuestion,
  post: buildPostRewriteQuestion,
  captions: buildCaptionsQuestion,
};

export interface QuestionInput<Kind extends QuestionKind = QuestionKind> {
  kind: Kind;
  request: ModelRequests[Kind];
}

export function buildQuestion<Kind extends QuestionKind>({
  kind,
  request,
}: QuestionInput<Kind>): ModelQuestion {
  const { system, user, schema } = builders[kind](request);
  return { system, user, schema: z.toJSONSchema(schema) };
}

/** Returns null if the reply has no usable answer. */
export const readReply = <Kind extends QuestionKind>({
  kind,
  request,
  reply,
}: QuestionInput<Kind> & { reply: string }): ModelAnswers[Kind] | null =>
  builders[kind](request).read(reply).answer;
