import { changedSchemaCode, type ClassifiedField } from "../classify-graphql.ts";
import { StepFailure, type SendOutcome } from "../connector.ts";

type Failure = Extract<ClassifiedField, { ok: false }>["failure"];

const duplicate = /already got this one scheduled|same thing twice/i;
const unreadableFile = /could not be read from its URL/i;

/** Messages by Buffer's error code. Without an entry, Buffer's own message is shown. */
const messages: Readonly<Record<string, string>> = {
  NotFoundError: "Buffer no longer has this channel. Choose your accounts again in Connections.",
  NOT_FOUND: "Buffer no longer has this channel. Choose your accounts again in Connections.",
  UnauthorizedError:
    "Your Buffer key isn't allowed to post on this channel. Replace the key in Connections with the key of someone who can post on this channel.",
  FORBIDDEN:
    "Your Buffer key lacks a permission. Make a new key with all permissions for account and posts, and enter it in Connections.",
  [changedSchemaCode]:
    "Buffer has changed its API, so this version of Slideloom can't post through Buffer. Update the server.",
};

/** Slideloom's error codes, by Buffer's error code. A code without an entry is kept. */
const codes: Readonly<Record<string, string>> = {
  LimitReachedError: "buffer-limit",
  NotFoundError: "buffer-channel-gone",
  NOT_FOUND: "buffer-channel-gone",
  UnauthorizedError: "buffer-no-access",
  FORBIDDEN: "buffer-no-access",
  InvalidInputError: "buffer-refused",
};

function explain(failure: Extract<Failure, { kind: "rejected" }>): typeof failure {
  const { code, message } = failure;
  if (duplicate.test(message)) {
    return {
      ...failure,
      code: "buffer-duplicate",
      message: "Buffer already has a post with the same text.",
    };
  }
  return { ...failure, code: codes[code] ?? code, message: messages[code] ?? message };
}

/** Returns the failure of a preparing call, which publishes nothing and may be repeated. */
export function failStep(failure: Failure): StepFailure {
  if (failure.kind !== "rejected") return new StepFailure(failure);
  if (unreadableFile.test(failure.message)) {
    const message =
      "Buffer couldn't download the slides. Check that PUBLIC_URL can be reached from the internet.";
    return new StepFailure({ kind: "not-sent", code: "buffer-no-files", message });
  }
  return new StepFailure(explain(failure));
}

/**
 * Returns the failure of the publishing call. If Buffer lost the draft, nothing was published, and the draft is stored
 * again.
 */
export function readFailure(failure: Failure): SendOutcome {
  if (failure.kind !== "rejected") return failure;
  if (failure.code !== "NotFoundError") return explain(failure);
  const message = "Buffer lost the draft, so we'll send a new one.";
  return { kind: "stale", checkpoint: {}, message };
}
