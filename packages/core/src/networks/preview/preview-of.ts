import type { PostKind } from "../service-rules.ts";
import type { ServiceId } from "../service-ids.ts";
import { services } from "../services.ts";
import { swipe, type Arrangement } from "./arrangement.ts";
import { cutCaption } from "./cut-caption.ts";

/** An approximate preview of a post in a feed; apps and screens differ. */
export interface PostPreview {
  /** One arrangement for each post of a thread. Slide indexes start at 0 in each post. */
  posts: readonly Arrangement[];
  /**
   * The visible part of the caption, the `rest`, and the label `more` that reveals it. `rest` is empty if nothing is
   * hidden.
   */
  caption: { shown: string; rest: string; more: string };
  /** Width divided by height of an image in the image grid of an account's profile; null if no grid is previewed. */
  profile: number | null;
}

/** Splits a caption approximately where a service's feed folds it. */
export function foldCaption(service: ServiceId, caption: string): { shown: string; rest: string } {
  const { fold } = services[service].preview;
  return fold ? cutCaption(caption, fold) : { shown: caption, rest: "" };
}

interface PreviewedPost {
  posts: readonly number[];
  /** Width divided by height of the slides. */
  ratio: number;
  caption: string;
  kind: PostKind;
}

export function previewOf(
  service: ServiceId,
  { posts, ratio, caption, kind }: PreviewedPost,
): PostPreview {
  const { arrange, fold, profile = null } = services[service].preview;
  const arrangeKind = kind === "document" ? swipe("pages") : arrange;
  return {
    posts: posts.map((slides) => arrangeKind(slides, ratio)),
    caption: { ...foldCaption(service, caption), more: fold?.more ?? "" },
    profile,
  };
}
