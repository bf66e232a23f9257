export { countSlideWords } from "./count-slide-words.ts";
export { countWords } from "../text/count-words.ts";
export { allowText } from "./edit/allow-text.ts";
export { deleteItem } from "./edit/delete-item.ts";
export { deleteSlide } from "./edit/delete-slide.ts";
export { duplicateItem } from "./edit/duplicate-item.ts";
export { duplicateSlide } from "./edit/duplicate-slide.ts";
export type { EditResult } from "./edit/edit-result.ts";
export { insertItem } from "./edit/insert-item.ts";
export { insertSlide } from "./edit/insert-slide.ts";
export { moveItem } from "./edit/move-item.ts";
export { moveSlide } from "./edit/move-slide.ts";
export { setCaption } from "./edit/set-caption.ts";
export { setSlideAlt } from "./edit/set-slide-alt.ts";
export { setHashtags } from "./edit/set-hashtags.ts";
export { setHeader } from "./edit/set-header.ts";
export { setItem } from "./edit/set-item.ts";
export { setItemValue } from "./edit/set-item-value.ts";
export { setPostWords } from "./edit/set-post-words.ts";
export { setMediaOptions, type MediaOptionsChange } from "./edit/set-media-options.ts";
export { setSlideChoice, type SlideChoices } from "./edit/set-slide-choice.ts";
export { removeSources } from "./edit/remove-sources.ts";
export { setSources } from "./edit/set-sources.ts";
export { setSlide } from "./edit/set-slide.ts";
export { setSummary } from "./edit/set-summary.ts";
export { setTitle } from "./edit/set-title.ts";
export { splitSlide } from "./edit/split-slide.ts";
export { formatPost } from "./format-post.ts";
export { parseInlineMarkup, stripMarkup } from "../text/inline-markup.ts";
export type { Issue } from "./issue.ts";
export {
  convertItem,
  findItemText,
  isProse,
  listItemTexts,
  listPartTexts,
  mapItemTexts,
  withItemText,
} from "./item-texts.ts";
export { joinSources, moveCitations } from "./join-sources.ts";
export { cleanNames } from "./json/clean-names.ts";
export { findExceededLimit } from "./json/measure-json.ts";
export { headerLabel, headlineLabel } from "./label.ts";
export { countSurplusMarks, limitMarks, listSurplusMarks, maxMarks } from "./limit-marks.ts";
export { type LeftText, limitPostText } from "./limit-post-text.ts";
export { drawPostIcons, joinIconTexts } from "./post-icons.ts";
export { maxMadeSlides, postLimits } from "./limits.ts";
export { findFirstDifference, listChangedSlides } from "./list-changed-slides.ts";
export { listSlideIds } from "./match-slides.ts";
export { parsePost } from "./parse-post.ts";
export type { ParseResult } from "./parse-result.ts";
export { buildCaption, describeSlide, listSlideWords } from "./plain-text.ts";
export type { Item, Post, PostSource, Slide, SlideMediaOptions } from "./post.ts";
export {
  createDocument,
  deferText,
  listMediaUrls,
  loadContent,
  readDocument,
  type PostDocument,
  type SlideId,
} from "./post-document.ts";
export { listOpenPrompts, nameSlides } from "./prompts.ts";
export type { OpenPrompt } from "./prompts.ts";
export { samplePost, samplePostText } from "./sample-post.ts";
export { pickWords, putWords, withoutMedia } from "./slide-words.ts";
export type { WrittenSlide } from "./slide-words.ts";
export { findMedium, replaceMedium, setMedium } from "./media.ts";
export {
  findSlideMediaUrl,
  listShownMedia,
  listSlideMediaUrls,
  readSlideMedia,
} from "./slide-media.ts";
export {
  isEmbedded,
  mapImages,
  mayHaveImages,
  restoreImages,
  takeImages,
} from "./embedded-images.ts";
export { listBreaks } from "./slide-breaks.ts";
export { listSplits } from "./list-splits.ts";
export type { SlideBreak } from "./slide-breaks.ts";
