import { DomainError } from "../errors/domain-error.ts";

export type MediaErrorCode =
  | "file-too-large"
  | "image-timed-out"
  | "media-not-found"
  | "media-quota-exceeded"
  | "no-picture"
  | "upload-too-large"
  | "upload-url-expired"
  | "upload-url-unknown"
  | "upload-url-used";

/** Media that can't be loaded or stored. */
export class MediaError extends DomainError<MediaErrorCode> {}
