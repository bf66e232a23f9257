import type { Post, WrittenSlide } from "@slideloom/core/document";
import { askBrowser } from "./ask-browser.ts";

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

const buildRequests = (rewrite: BrowserRewrite) =>
  contexts.map((contextCharacters) => ({ ...rewrite, contextCharacters, seed: 0 }));

/** Rewrites a slide with the browser's model. Resolves to null if the reply contains no slide. */
export const rewriteInBrowser = async (
  rewrite: BrowserRewrite,
  signal: AbortSignal,
): Promise<WrittenSlide | null> => askBrowser("slide", buildRequests(rewrite), signal);

/** Rewrites a slide as two with the browser's model. Resolves to null if the reply contains no usable slides. */
export const splitInBrowser = async (
  rewrite: BrowserRewrite,
  signal: AbortSignal,
): Promise<WrittenSlide[] | null> => askBrowser("split", buildRequests(rewrite), signal);
