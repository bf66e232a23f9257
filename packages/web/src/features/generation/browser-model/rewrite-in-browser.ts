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

/** Rewrites a slide with the browser's model. Resolves to null if the reply contains no slide. */
export async function rewriteInBrowser(
  rewrite: BrowserRewrite,
  signal: AbortSignal,
): Promise<Slide | null> {
  const { system, user, schema, read } = buildRewriteQuestion({ ...rewrite, seed: 0 });
  const reply = await askModel({ system, user, schema: z.toJSONSchema(schema) }, signal);
  return read(reply).answer;
}
