export type ShareErrorCode = "share-not-found";

/** A link that leads nowhere. The message is for people. */
export class ShareError extends Error {
  override name = "ShareError";
  readonly code: ShareErrorCode = "share-not-found";

  constructor() {
    super("This link doesn't work any more, or never did. Ask who sent it for another one.");
  }
}
