import type { Design } from "../design/design.ts";
import type { TemplateHand } from "./composition/hand.ts";
import type { TokenizeCode } from "./slide-context.ts";
import type { SlideSubject } from "./slide-subject.ts";
import { loadHand } from "./templates/registry.ts";

/** The code that a slide is drawn with, of which each slide needs a part only. */
export interface SlideTools {
  /** Of the design's template. */
  hand: TemplateHand;
  tokenizeCode: TokenizeCode;
}

/** Loads what a slide is drawn with: its template's hand, and the grammars of code where it shows any. */
export async function loadSlideTools(
  subject: SlideSubject,
  { ornament }: Pick<Design, "ornament">,
): Promise<SlideTools> {
  const [hand, tokenizeCode] = await Promise.all([
    loadHand(ornament),
    showsCode(subject) ? loadTokenizer() : refuseCode,
  ]);
  return { hand, tokenizeCode };
}

function showsCode({ post, postType, slideIndex }: SlideSubject): boolean {
  const shown =
    postType === "single" ? post.content : post.content.slice(slideIndex, slideIndex + 1);
  return shown.some(({ description }) => description.some(({ type }) => type === "code"));
}

async function loadTokenizer(): Promise<SlideTools["tokenizeCode"]> {
  return (await import("../blocks/code/code-tokens.ts")).tokenizeCode;
}

function refuseCode(): never {
  throw new Error("The grammars of code are not loaded for this slide");
}
