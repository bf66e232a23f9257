import type { Design } from "../design/design.ts";
import type { Composer, TemplateSkin } from "./composition/scene/skin.ts";
import type * as SingleComposers from "./composers/single.ts";
import { readSlideMedia } from "../document/slide-media.ts";
import type { TokenizeCode } from "./slide-context.ts";
import type { SlideSubject } from "./slide-subject.ts";
import { parseSlide } from "../layouts/reading/parse-slide.ts";
import { loadSkin } from "./templates/registry.ts";

/** Drawing code that is loaded only if a slide needs it. */
export interface SlideTools {
  skin: TemplateSkin;
  tokenizeCode: TokenizeCode;
  /** Composes single posts; null for a slide of a carousel. */
  single: typeof SingleComposers | null;
}

/** Loads the drawing code of the slide's template, and the language grammars if the slide has code. */
export async function loadSlideTools(
  subject: SlideSubject,
  { ornament }: Pick<Design, "ornament">,
): Promise<SlideTools> {
  const [skin, comparison, post, single, tokenizeCode] = await Promise.all([
    showsRows(subject) ? loadSkinWithRows(ornament) : loadSkin(ornament),
    showsPair(subject) ? loadPairComposer() : null,
    showsPost(subject) ? loadPostComposer() : null,
    subject.postType === "single" ? import("./composers/single.ts") : null,
    showsCode(subject) ? loadTokenizer() : refuseCode,
  ]);
  const composers = {
    ...skin.composers,
    ...(comparison && { comparison }),
    ...(post && { post: skin.composers.post ?? post }),
  };
  return { skin: { ...skin, composers }, tokenizeCode, single };
}

/** Whether the slide has an image for the first column of a comparison. */
function showsPair({ post, postType, slideIndex }: SlideSubject): boolean {
  const slide = postType === "single" ? undefined : post.content[slideIndex];
  return slide !== undefined && readSlideMedia(slide)?.before != null;
}

async function loadPairComposer(): Promise<Composer> {
  return (await import("./composers/before-after.ts")).composeBeforeAfter;
}

/** Whether a slide is a post card. */
function showsPost({ post, postType, slideIndex }: SlideSubject): boolean {
  const shown =
    postType === "single" ? post.content : post.content.slice(slideIndex, slideIndex + 1);
  return shown.some(({ layout }) => layout === "post");
}

async function loadPostComposer(): Promise<Composer> {
  return (await import("./composers/post.ts")).composePost;
}

function showsCode({ post, postType, slideIndex }: SlideSubject): boolean {
  const shown =
    postType === "single" ? post.content : post.content.slice(slideIndex, slideIndex + 1);
  return shown.some(({ description }) => description.some(({ type }) => type === "code"));
}

/** Whether a slide has lines with several parts, such as prices, which may be its main block. */
function showsRows({ post, postType, slideIndex }: SlideSubject): boolean {
  const shown = postType === "single" ? [...post.content.keys()] : [slideIndex];
  return shown.some(
    (index) =>
      post.content[index] !== undefined &&
      parseSlide(post, index).blocks.some((block) => block.kind !== "list" && "entries" in block),
  );
}

/** Loads a template's drawing style with the composers of tables, timelines, checklists, prices and figures. */
export async function loadSkinWithRows(ornament: Design["ornament"]): Promise<TemplateSkin> {
  const [skin, { rowComposers, flowRows }] = await Promise.all([
    loadSkin(ornament),
    import("./composers/row-composers.ts"),
  ]);
  return { ...skin, flowRows, composers: { ...rowComposers, ...skin.composers } };
}

async function loadTokenizer(): Promise<SlideTools["tokenizeCode"]> {
  return (await import("../blocks/code/code-tokens.ts")).tokenizeCode;
}

function refuseCode(): never {
  throw new Error("The grammars of code are not loaded for this slide");
}
