import { type Post, readSlideMedia, type SlideMediaOptions } from "@slideloom/core/document";
import { create } from "zustand";
import { getDocument } from "../../../state/carousel-store.ts";
import { changeImageOptions } from "../../../state/slide-edits.ts";

export type FocalPoint = NonNullable<SlideMediaOptions["focus"]>;

interface FocalPointState {
  /** The dragged focal point; written to the post on release. */
  drag: { slide: number; focus: FocalPoint } | null;
}

export const useFocalPointStore = create<FocalPointState>()(() => ({ drag: null }));

const roundShare = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Limits `x` and `y` to the range from 0 to 1. They are fractions of the image's width and height. */
export function clampFocalPoint([x, y]: readonly [number, number]): FocalPoint {
  return [roundShare(x), roundShare(y)];
}

export function dragFocalPoint(slide: number, focus: FocalPoint): void {
  useFocalPointStore.setState({ drag: { slide, focus } });
}

/** Writes the dragged focal point to the post as one undo step. */
export function commitFocalPoint(): void {
  const { drag } = useFocalPointStore.getState();
  if (!drag) return;
  useFocalPointStore.setState({ drag: null });
  setFocalPoint(drag.slide, drag.focus);
}

export function cancelFocalPoint(): void {
  useFocalPointStore.setState({ drag: null });
}

/** Sets the focal point; null lets the layout choose it. Successive changes of the same `kind` are one undo step. */
export function setFocalPoint(slide: number, focus: FocalPoint | null, kind?: string): void {
  const before = findFocalPoint(getDocument().post, slide);
  if (String(before) === String(focus)) return;
  changeImageOptions(
    slide,
    { focus },
    { label: "Move the focal point", ...(kind !== undefined && { kind }) },
  );
}

/** Returns the slide's own focal point, or null if the layout chooses it. */
export function findFocalPoint(post: Post | null, slide: number): FocalPoint | null {
  const content = post?.content[slide];
  const focus = content && readSlideMedia(content)?.focus;
  return focus ? [...focus] : null;
}

/** Returns the post with another focal point, for drawing during a drag. */
export function withFocalPoint(post: Post, slideIndex: number, focus: FocalPoint): Post {
  return {
    ...post,
    content: post.content.map((slide, index) => {
      if (index !== slideIndex) return slide;
      const { media } = slide;
      return {
        ...slide,
        media: { ...(typeof media === "string" ? { url: media } : media), focus },
      };
    }),
  };
}
