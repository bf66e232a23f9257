import type { Post, WrittenSlide } from "@slideloom/core/document";
import { buildRewriteQuestion, buildSplitQuestion, type Prompt } from "@slideloom/core/writing";
import { z } from "zod";
import { askModel } from "./language-model.ts";

/** The slide to rewrite, with the instruction. */
interface BrowserRewrite {
  post: Post;
  slideIndex: number;
  instruction: string;
  /** Name or id of a writing style; null keeps the style of the post. */
  writingStyle: string | null;
}

/**
 * Maximum number of characters from other slides in the prompt. If the prompt doesn't fit in the context window, the
 * next value is tried.
 */
const contexts = [12_000, 1200, 0];

/** Rewrites a slide with the browser's model. Resolves to null if the reply contains no slide. */
export const rewriteInBrowser = async (
  rewrite: BrowserRewrite,
  signal: AbortSignal,
): Promise<WrittenSlide | null> => ask(buildRewriteQuestion, rewrite, signal);

/** Rewrites a slide as two with the browser's model. Resolves to null if the reply contains no usable slides. */
export const splitInBrowser = async (
  rewrite: BrowserRewrite,
  signal: AbortSignal,
): Promise<WrittenSlide[] | null> => ask(buildSplitQuestion, rewrite, signal);

type Build<Answer> = (
  request: BrowserRewrite & { contextCharacters: number; seed: number },
) => Prompt & { schema: z.ZodType; read: (reply: string) => { answer: Answer | null } };

async function ask<Answer>(
  build: Build<Answer>,
  rewrite: BrowserRewrite,
  signal: AbortSignal,
): Promise<Answer | null> {
  const questions = contexts.map((contextCharacters) =>
    build({ ...rewrite, contextCharacters, seed: 0 }),
  );
  const [question] = questions;
  if (!question) return null;
  const asked = questions.map(({ system, user, schema }) => ({
    system,
    user,
    schema: z.toJSONSchema(schema),
  }));
  return question.read(await askModel(asked, signal)).answer;
}
