import { createDocument, type PostDocument } from "../post-document.ts";
import type { EditResult } from "./edit-result.ts";
import { allowText as allowTextIn } from "./allow-text.ts";
import { deleteItem as deleteItemIn } from "./delete-item.ts";
import { deleteSlide as deleteSlideIn } from "./delete-slide.ts";
import { duplicateItem as duplicateItemIn } from "./duplicate-item.ts";
import { duplicateSlide as duplicateSlideIn } from "./duplicate-slide.ts";
import { insertItem as insertItemIn } from "./insert-item.ts";
import { insertSlide as insertSlideIn } from "./insert-slide.ts";
import { moveItem as moveItemIn } from "./move-item.ts";
import { moveSlide as moveSlideIn } from "./move-slide.ts";
import { removeSources as removeSourcesIn } from "./remove-sources.ts";
import { setSlideAlt as setSlideAltIn } from "./set-slide-alt.ts";
import { setCaption as setCaptionIn } from "./set-caption.ts";
import { setHashtags as setHashtagsIn } from "./set-hashtags.ts";
import { setHeader as setHeaderIn } from "./set-header.ts";
import { setItemValue as setItemValueIn } from "./set-item-value.ts";
import { setItem as setItemIn } from "./set-item.ts";
import { setMediaOptions as setMediaOptionsIn } from "./set-media-options.ts";
import { setSlideChoice as setSlideChoiceIn } from "./set-slide-choice.ts";
import { setSlide as setSlideIn } from "./set-slide.ts";
import { setSummary as setSummaryIn } from "./set-summary.ts";
import { setTitle as setTitleIn } from "./set-title.ts";

/** Adapts an edit to take and parse a text instead of a document. */
const ofText =
  <Options>(edit: (document: PostDocument, options: Options) => EditResult) =>
  (text: string, options: Options): EditResult =>
    edit(createDocument(text), options);

export const allowText = ofText(allowTextIn);
export const deleteItem = ofText(deleteItemIn);
export const deleteSlide = ofText(deleteSlideIn);
export const duplicateItem = ofText(duplicateItemIn);
export const duplicateSlide = ofText(duplicateSlideIn);
export const insertItem = ofText(insertItemIn);
export const insertSlide = ofText(insertSlideIn);
export const moveItem = ofText(moveItemIn);
export const moveSlide = ofText(moveSlideIn);
export const removeSources = (text: string): EditResult => removeSourcesIn(createDocument(text));
export const setCaption = ofText(setCaptionIn);
export const setSlideAlt = ofText(setSlideAltIn);
export const setHashtags = ofText(setHashtagsIn);
export const setHeader = ofText(setHeaderIn);
export const setItem = ofText(setItemIn);
export const setItemValue = ofText(setItemValueIn);
export const setMediaOptions = ofText(setMediaOptionsIn);
export const setSlideChoice = ofText(setSlideChoiceIn);
export const setSlide = ofText(setSlideIn);
export const setSummary = ofText(setSummaryIn);
export const setTitle = ofText(setTitleIn);
