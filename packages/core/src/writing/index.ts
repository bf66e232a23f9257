export { cleanHeader, cleanText } from "./finish/clean-text.ts";
export { type SlideAllowance, finishSlide } from "./finish/finish-slide.ts";
export { slideLimits } from "./finish/slide-limits.ts";
export { splitSentences } from "./finish/words.ts";
export {
  type Prompt,
  buildFence,
  buildVoice,
  describeAlts,
  describeAuthor,
  describeSlideShape,
  explainAlts,
  explainAuthor,
  explainShape,
  fenceMaterial,
  list,
  listBlockRules,
  listLayouts,
  section,
} from "./prompt/prompt-text.ts";
export { captionKeys } from "./reply/captions.ts";
export { readReplyDraft, readReplySlide } from "./reply/draft.ts";
export type { ReplyDraft } from "./reply/reply-draft.ts";
export { stripThinking } from "./reply/strip-thinking.ts";
export {
  buildCitedSlideSchema,
  buildIdSchema,
  buildPlannedSchema,
  getWireSchema,
} from "./reply/wire-post.ts";
export { readPartialSlides } from "./reply/read-slide-reply.ts";
export { buildRewriteQuestion, buildSplitQuestion } from "./rewrite-question.ts";
export { buildPostRewriteQuestion, describeKept, groupSlides } from "./post-rewrite-question.ts";
export { buildCaptionsQuestion, groupCaptions, settleCaptions } from "./captions-question.ts";
export type { CaptionKey, CaptionsRequest, CaptionTexts } from "./captions-request.ts";
export type {
  NewPostWords,
  NewSlideWords,
  PostRewriteAction,
  PostRewriteRequest,
} from "./post-rewrite-request.ts";
export type { SlideRewriteRequest } from "./rewrite-request.ts";
export { describeLostAlts, hasAltText, readAlts } from "./finish/rewritten-alts.ts";
export { findLanguageProblem, listWrittenWords } from "./finish/language-problem.ts";
export { describeRewrittenLanguage } from "./rewrite-question.ts";
export { fitRewritten } from "./finish/fit-rewritten.ts";
