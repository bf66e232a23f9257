import type { Post, Slide } from "@slideloom/core/document";
import { buildRewriteQuestion } from "@slideloom/core/writing";
import { z } from "zod";
import { askModel } from "./language-model.ts";

/** The slide to rewrite, with the instruction. */
interface BrowserRewrite {
  post: Post;
  slideIndex: number;
  instruction: string;
  /** Name or id of a writing style; null keeps the post's own voice. */
  writingStyle: string | null;
}

/** Characters of the other slides that the model is shown, tried in this order until the question fits. */
const contexts = [12_000, 1200, 0];

/** Rewrites a slide with the browser's model. Resolves to null if the reply contains no slide. */
export async function rewriteInBrowser(
  rewrite: BrowserRewrite,
  signal: AbortSignal,
): Promise<Slide | null> {
  const questions = contexts.map((contextCharacters) =>
    buildRewriteQuestion({ ...rewrite, contextCharacters, seed: 0 }),
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
