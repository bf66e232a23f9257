export type MediaErrorCode =
  | "file-too-large"
  | "media-not-found"
  | "media-quota-exceeded"
  | "no-picture"
  | "upload-too-large"
  | "url-not-allowed";

/** A medium that can't be had. The message is for people. */
export class MediaError extends Error {
  override name = "MediaError";
  readonly code: MediaErrorCode;

  constructor(code: MediaErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
