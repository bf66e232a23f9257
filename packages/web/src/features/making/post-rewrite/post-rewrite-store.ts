import type { PostRewriteWish } from "@slideloom/core/contract/post-rewrite";
import { writingStyles } from "@slideloom/core/generation";
import { create } from "zustand";
import type { ApiError } from "../../../lib/api.ts";
import { afterOwnerChange } from "../../../lib/kept/kept.ts";

export type PostAction = PostRewriteWish["action"];

interface PostRewriteState {
  /** The open dialog's action; null while it is closed. */
  action: PostAction | null;
  /** The language to translate into; empty until one is chosen. */
  language: string;
  /** Id of the chosen writing style. */
  style: string;
  failure: ApiError | null;
}

const closed = { action: null, failure: null };

export const usePostRewriteStore = create<PostRewriteState>()(() => ({
  ...closed,
  language: "",
  style: writingStyles[0].id,
}));
afterOwnerChange(closePostRewrite);

export function openPostRewrite(action: PostAction): void {
  usePostRewriteStore.setState({ action, failure: null });
}

export function closePostRewrite(): void {
  usePostRewriteStore.setState(closed);
}
