/* Rules of publishing that need no request: captions, checks and times. */
export { publicationPayloadSchema, type PublicationPayload } from "./publication-payload.ts";
export { isTimeZone } from "./time/time-zone.ts";
export {
  addDays,
  addMonths,
  isDay,
  listMonthWeeks,
  listWeek,
  shiftWallTime,
} from "./time/calendar-days.ts";
export { defaultSlots, findNextSlot, listFreeSlots, type SlotTime } from "./time/posting-slots.ts";
export { spreadTimes } from "./time/spread-times.ts";
export { readInstant, readWallTime, toWallTime } from "./time/wall-time.ts";
export { findSlideSize, ratioOf } from "./slide-size.ts";
export { checkCaption } from "./check-caption.ts";
export {
  fillAltTexts,
  planTarget,
  type PublishedPost,
  readPublishedPost,
  type TargetPlan,
} from "./plan-target.ts";
export { checkVideos, findVideoSlides } from "./check-videos.ts";
export { listErrors, type PublicationProblem } from "./publication-problem.ts";
export { describeUnconfirmed } from "./describe-unconfirmed.ts";
export { findOwnCaption, splitCaption, suggestCaption, suggestCaptionFor } from "./captions.ts";
export { type CaptionPlace, measureCaption } from "./measure-caption.ts";
export { shortenCaption } from "./shorten-caption.ts";
