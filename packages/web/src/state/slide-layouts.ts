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

/** What the layout of a slide is chosen by. */
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

/** The same of a slide as it is now; null where the post has no such slide. */
export function getLayoutSubject(slideIndex: number): LayoutSubject | null {
  const document = getDocument();
  const { post } = document;
  if (!post?.content[slideIndex]) return null;
  return buildLayoutSubject(post, getAppearance(), listMediaUrls(document), slideIndex);
}

/** What the layouts of the slides are chosen by, in order; none without a post, and none for a single post. */
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

/** The layouts of the slides and why they have them. */
export function useSlideLayouts(): readonly LayoutExplanation[] {
  const subjects = useLayoutSubjects();
  return useMemo(() => subjects.map(explainLayout), [subjects]);
}
