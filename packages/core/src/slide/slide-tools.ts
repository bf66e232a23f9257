import type { Design } from "../design/design.ts";
import type { TemplateSkin } from "./composition/scene/skin.ts";
import type { TokenizeCode } from "./slide-context.ts";
import type { SlideSubject } from "./slide-subject.ts";
import { loadSkin } from "./templates/registry.ts";

/** Drawing code that is loaded only if a slide needs it. */
export interface SlideTools {
  skin: TemplateSkin;
  tokenizeCode: TokenizeCode;
}

/** Loads the drawing code of the slide's template, and the language grammars if the slide has code. */
export async function loadSlideTools(
  subject: SlideSubject,
  { ornament }: Pick<Design, "ornament">,
): Promise<SlideTools> {
  const [skin, tokenizeCode] = await Promise.all([
    loadSkin(ornament),
    showsCode(subject) ? loadTokenizer() : refuseCode,
  ]);
  return { skin, tokenizeCode };
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
