import type { ServiceId } from "@slideloom/core/networks";

interface BufferService {
  service: ServiceId;
  name: string;
  /** Buffer's kind of channel; if absent, channels of any kind belong to the service. */
  type?: string;
  /** True if Buffer has channels of several kinds under this name. Only then does `readChannel` return the kind. */
  hasKinds?: true;
}

/** Buffer's name and kind of channel for each service that Slideloom can publish to. */
const services: readonly BufferService[] = [
  { service: "linkedin-page", name: "linkedin", type: "page", hasKinds: true },
  { service: "linkedin", name: "linkedin", hasKinds: true },
  { service: "instagram", name: "instagram" },
  { service: "facebook", name: "facebook", hasKinds: true },
  { service: "x", name: "twitter" },
  { service: "threads", name: "threads" },
  { service: "bluesky", name: "bluesky" },
  { service: "mastodon", name: "mastodon" },
  { service: "pinterest", name: "pinterest" },
  { service: "tiktok", name: "tiktok" },
];

/** Returns the service of a channel; null if Slideloom can't publish to it. */
export const findService = ({ service: name, type }: { service: string; type: string }) =>
  services.find((one) => one.name === name && (one.type ?? type) === type) ?? null;

/** Returns Buffer's name of a service, which is also the key of its metadata. */
export const findBufferName = (service: ServiceId): string =>
  services.find((one) => one.service === service)?.name ?? service;
