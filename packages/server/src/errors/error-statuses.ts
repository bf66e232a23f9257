import type { RenderErrorCode } from "@slideloom/renderer";

/** The status of every error of the product by its code; their messages are for people. */
const errorStatuses = {
  "bad-credentials": 401,
  "email-taken": 409,
  "password-changed": 409,
  "reset-link-invalid": 400,
  "sign-up-closed": 403,
  "username-taken": 409,
  "wrong-password": 403,
  "api-key-not-found": 404,
  "too-many-api-keys": 422,
  "delivery-not-found": 404,
  "too-many-webhooks": 422,
  "webhook-address-invalid": 400,
  "webhook-host-unknown": 400,
  "webhook-not-found": 404,
  "brand-changed": 409,
  "bad-cursor": 400,
  "carousel-exists": 409,
  "carousel-in-bin": 410,
  "carousel-not-found": 404,
  "carousel-not-in-bin": 409,
  "library-full": 422,
  "version-not-found": 404,
  "share-not-found": 404,
  "storage-unavailable": 503,
  "grant-too-large": 400,
  "insufficient-credits": 402,
  // It was there when the request began: whose it was has left.
  "no-credit-account": 401,
  "bad-key": 502,
  failed: 502,
  "model-not-found": 502,
  "no-model": 503,
  "rate-limited": 502,
  refused: 502,
  "sign-in-required": 401,
  "timed-out": 504,
  unreachable: 502,
  "unusable-reply": 502,
  "address-not-allowed": 400,
  "bad-answer": 502,
  "host-not-found": 502,
  "library-entry-refused": 422,
  "library-file-empty": 422,
  "library-file-too-large": 413,
  "library-file-unreadable": 422,
  "library-too-much-inside": 422,
  "file-too-large": 422,
  "media-not-found": 404,
  "media-quota-exceeded": 413,
  "no-picture": 422,
  "upload-too-large": 413,
  "url-not-allowed": 400,
  "key-in-use": 409,
  "key-reused": 422,
  "job-interrupted": 500,
  "job-not-failed": 409,
  "job-not-found": 404,
  "job-unreadable": 409,
  "result-not-found": 404,
  "results-full": 429,
  "too-many-jobs": 429,
  "too-much-work": 503,
  "slide-out-of-range": 400,
  "missing-media": 422,
  "render-busy": 503,
  // A font is not installed, or a thread was stopped.
  "render-failed": 500,
  "render-too-heavy": 422,
  "server-closing": 503,
  "too-many-requests": 429,
} satisfies Readonly<Record<RenderErrorCode, number>> & Readonly<Record<string, number>>;

export type ErrorCode = keyof typeof errorStatuses;

/** The status for an error by its stable code; null where it is none of the product's own. */
export function findErrorStatus(code: string | undefined): number | null {
  return code !== undefined && Object.hasOwn(errorStatuses, code)
    ? errorStatuses[code as ErrorCode]
    : null;
}
