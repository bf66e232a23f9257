/* What carousels are published on, and what of a publication can be known without asking anybody. */
export { networkIds, type NetworkId } from "./network-id.ts";
export {
  maxCaptionLength,
  publicationOptionsSchema,
  publicationPayloadSchema,
  type PublicationOptions,
  type PublicationPayload,
} from "./publication-payload.ts";
export { isTimeZone } from "./time/time-zone.ts";
