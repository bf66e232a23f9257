import { DomainError } from "../errors/domain-error.ts";

export type MediaErrorCode =
  | "file-too-large"
  | "media-not-found"
  | "media-quota-exceeded"
  | "no-picture"
  | "upload-too-large"
  | "url-not-allowed";

/** A medium that can't be had. */
export class MediaError extends DomainError<MediaErrorCode> {}
