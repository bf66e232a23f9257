import type { Appearance } from "@slideloom/core/carousel";
import { listMediaUrls, type Post } from "@slideloom/core/document";
import {
  explainLayout,
  hasMedia,
  type LayoutExplanation,
  type LayoutSubject,
} from "@slideloom/core/slide";
import { useMemo } from "react";
import {
  getAppearance,
  getDocument,
  useAppearance,
  useDocument,
  useMediaUrls,
} from "./carousel-store.ts";

type MediaUrls = Readonly<Record<number, string>>;

/** Builds the input for choosing a slide's layout. */
function buildLayoutSubject(
  post: Post,
  { postType, enableMedia }: Pick<Appearance, "postType" | "enableMedia">,
  assigned: MediaUrls,
  slideIndex: number,
): LayoutSubject {
  const mediaUrls = enableMedia ? assigned : {};
  const hasPicture = hasMedia({ post, postType, mediaUrls }, slideIndex);
  return { post, postType, slideIndex, hasMedia: hasPicture };
}

/** Returns the layout input of a slide; null if there is no such slide. */
export function getLayoutSubject(slideIndex: number): LayoutSubject | null {
  const document = getDocument();
  const { post } = document;
  if (!post?.content[slideIndex]) return null;
  return buildLayoutSubject(post, getAppearance(), listMediaUrls(document), slideIndex);
}

/** Returns the layout inputs of all slides. Empty for a single post, or if there is no post. */
export function useLayoutSubjects(): readonly LayoutSubject[] {
  const post = useDocument((document) => document.post);
  const postType = useAppearance((appearance) => appearance.postType);
  const enableMedia = useAppearance((appearance) => appearance.enableMedia);
  const mediaUrls = useMediaUrls();
  return useMemo(() => {
    if (!post || postType === "single") return [];
    return post.content.map((_, index) =>
      buildLayoutSubject(post, { postType, enableMedia }, mediaUrls, index),
    );
  }, [post, postType, enableMedia, mediaUrls]);
}

export function useSlideLayouts(): readonly LayoutExplanation[] {
  const subjects = useLayoutSubjects();
  return useMemo(() => subjects.map(explainLayout), [subjects]);
}
