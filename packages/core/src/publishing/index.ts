/* Networks, their limits and captions, and times: the rules of publishing that need no request. */
export { networkIds, type NetworkId } from "./network-id.ts";
export {
  publicationPayloadSchema,
  type PublicationOptions,
  type PublicationPayload,
} from "./publication-payload.ts";
export { isTimeZone } from "./time/time-zone.ts";
export {
  addDays,
  addMonths,
  isDay,
  listMonthWeeks,
  listWeek,
  shiftWallTime,
} from "./time/calendar-days.ts";
export { defaultSlots, findNextSlot, type SlotTime } from "./time/posting-slots.ts";
export { readInstant, readWallTime, toWallTime } from "./time/wall-time.ts";
export { checkPublication, type PublicationProblem } from "./check-publication.ts";
export { accountName } from "./account-name.ts";
export { measureCaption, splitCaption, suggestCaption, suggestCaptionFor } from "./captions.ts";
export { escapeLittleText } from "./linkedin-little-text.ts";
export { mastodonLength } from "./mastodon-length.ts";
export { listFacets } from "./bluesky-facets.ts";
export { capLimits, spreadEvenly } from "./networks/network.ts";
export { comingNetworks, networks, splitIntoPosts } from "./networks/networks.ts";
export { buildTid, isTid } from "./tid.ts";
