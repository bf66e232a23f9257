import {
  buildCaptionsQuestion,
  buildPostRewriteQuestion,
  buildRewriteQuestion,
  buildSplitQuestion,
  type CaptionsRequest,
  type PostRewriteRequest,
  type SlideRewriteRequest,
} from "@slideloom/core/writing";
import { defineReader } from "../threads/reader.ts";
import { replyLimits } from "./reply/reply-limits.ts";

/** A model's reply, and the request that it answers. */
interface ReplyTo<Request> {
  reply: string;
  request: Request;
}

export const rewriteReplyReader = defineReader({
  ...replyLimits,
  name: "rewrite-reply",
  read: ({ reply, request }: ReplyTo<SlideRewriteRequest>) =>
    buildRewriteQuestion(request).read(reply),
});

/** Reads the two slides that replace one. */
export const splitReplyReader = defineReader({
  ...replyLimits,
  name: "split-reply",
  read: ({ reply, request }: ReplyTo<SlideRewriteRequest>) =>
    buildSplitQuestion(request).read(reply),
});

export const postRewriteReplyReader = defineReader({
  ...replyLimits,
  name: "post-rewrite-reply",
  read: ({ reply, request }: ReplyTo<PostRewriteRequest>) =>
    buildPostRewriteQuestion(request).read(reply),
});

export const captionsReplyReader = defineReader({
  ...replyLimits,
  name: "captions-reply",
  read: ({ reply, request }: ReplyTo<CaptionsRequest>) =>
    buildCaptionsQuestion(request).read(reply),
});
