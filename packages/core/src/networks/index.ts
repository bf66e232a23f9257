/* The networks to publish on. Each has a folder with its texts, its way to connect, its options and its limits. */
export type { ConnectField } from "./connect.ts";
export { redirectUriPlaceholder, type Guide, type GuideBlock } from "./guide.ts";
export { guidedNetworks, guidePages } from "./guide-pages.ts";
export { capLimits } from "./limits.ts";
export {
  isHandOff,
  listRequiredSettings,
  networkIds,
  networks,
  type NetworkId,
} from "./networks.ts";
export {
  comingNetworks,
  describePlace,
  placeIds,
  placeMark,
  placeName,
  placeOf,
  type PlaceId,
} from "./places.ts";
export { findComposer } from "./composers.ts";
export { accountName } from "./account-name.ts";
export { findSurplusHashtags } from "./count-marks.ts";
export { networkOfSize } from "./network-of-size.ts";
export type { OptionField, OptionValues } from "./option-field.ts";
export type { PublicationOptions } from "./option-schema.ts";
export type { Arrangement, PreviewTile } from "./preview/arrangement.ts";
export { foldCaption, previewOf } from "./preview/preview-of.ts";
export { needsPublicUrl, publishesOn, rulesFor, type PostPlace } from "./rules-for.ts";
export {
  captionServices,
  findServiceId,
  mainServices,
  serviceIds,
  type CaptionService,
  type ServiceId,
} from "./service-ids.ts";
export { captionServiceOf, services } from "./services.ts";
export { spreadEvenly } from "./split-slides.ts";
export { findShortestRoutes, type PublishingRoute } from "./publishing-routes.ts";
