import { RenderError } from "./render-error.ts";

/** Timeout for loading a font or an image. */
const assetTimeoutMs = 10_000;

/** Resolves like the promise. After `assetTimeoutMs` rejects with `buildError(message)`; the message names `what`. */
export async function withDeadline<T>(
  promise: Promise<T>,
  what: string,
  buildError = (message: string): Error => new RenderError(message),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(buildError(`${what} did not load within ${assetTimeoutMs / 1000} seconds`)),
      assetTimeoutMs,
    );
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
