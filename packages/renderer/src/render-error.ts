export type RenderErrorCode =
  | "missing-media"
  | "render-busy"
  | "render-failed"
  | "render-too-heavy";

/** A slide that can't be drawn; the message names what is missing. */
export class RenderError extends Error {
  override name = "RenderError";
  readonly code: RenderErrorCode;

  constructor(
    message: string,
    { code = "render-failed", ...options }: ErrorOptions & { code?: RenderErrorCode } = {},
  ) {
    super(message, options);
    this.code = code;
  }
}
