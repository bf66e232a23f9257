/** A slide can't be drawn; the message names what is missing. */
export class RenderError extends Error {
  override name = "RenderError";
  readonly code = "render-failed";
}
