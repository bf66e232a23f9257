import type { WrittenSlide } from "@slideloom/core/document";
import {
  buildCaptionsQuestion,
  buildPostRewriteQuestion,
  buildRewriteQuestion,
  buildSplitQuestion,
  type CaptionsRequest,
  type CaptionTexts,
  type NewSlideWords,
  type PostRewriteRequest,
  type SlideRewriteRequest,
} from "@slideloom/core/writing";
import {
  captionsReplyReader,
  postRewriteReplyReader,
  rewriteReplyReader,
  splitReplyReader,
} from "./rewrite-readers.ts";
import type { Question } from "./text-generator.ts";

/** Asks for new words of one slide. */
export const askRewrite = (request: SlideRewriteRequest): Question<WrittenSlide> => ({
  ...buildRewriteQuestion(request),
  read: async (reply, read) => read(rewriteReplyReader, { reply, request }),
});

/** Asks for two slides in place of one. */
export const askSplit = (request: SlideRewriteRequest): Question<WrittenSlide[]> => ({
  ...buildSplitQuestion(request),
  read: async (reply, read) => read(splitReplyReader, { reply, request }),
});

export const askPostRewrite = (request: PostRewriteRequest): Question<NewSlideWords> => ({
  ...buildPostRewriteQuestion(request),
  read: async (reply, read) => read(postRewriteReplyReader, { reply, request }),
});

/** Asks for new words of captions. */
export const askCaptions = (request: CaptionsRequest): Question<CaptionTexts> => ({
  ...buildCaptionsQuestion(request),
  read: async (reply, read) => read(captionsReplyReader, { reply, request }),
});
