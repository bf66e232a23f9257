import { RenderError } from "./render-error.ts";

/** How long a font or a picture is waited for. */
const assetTimeoutMs = 10_000;

/** The promise's value; rejects with what `buildError` makes of a message that names `what` when it takes longer than `assetTimeoutMs`. */
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
