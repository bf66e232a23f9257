import type { CellEnd, MatrixFault, MatrixSetting, Trial } from "./cell.fixture.ts";

/** For networks that can tell whether a post exists, and that recognize a repeated call: expects exactly one post. */
export const expectPublished = (): CellEnd => ({ posts: 1, status: "published" });

/** The result of the first call, and whether a retry follows. */
export interface FirstCall {
  first: CellEnd;
  isRetried: boolean;
}

/**
 * For networks that can't tell whether a post exists. Expects the real outcome if a process knows it, else `unknown`.
 */
export function expectUnasked(predict: (fault: MatrixFault) => FirstCall) {
  return ({ signal }: MatrixSetting, { crash, fault }: Trial): CellEnd => {
    const predicted = predict(fault);
    if (crash === "none" || crash === "before arming") return predicted.first;
    const isReceived = crash === "during the call" || crash === "after the response";
    const isSent = isReceived && !predicted.isRetried;
    // A suspended process reads its response after another process has ended the target, so no second call is made.
    if (signal === "SIGSTOP") return isSent ? predicted.first : { posts: 0, status: "failed" };
    const isMade = isSent && predicted.first.posts > 0;
    return { posts: isMade ? 1 : 0, status: "unknown" };
  };
}

export const once = (posts: number, status: CellEnd["status"]): FirstCall => ({
  first: { posts, status },
  isRetried: false,
});

export const onceAgain: FirstCall = { first: { posts: 1, status: "published" }, isRetried: true };

/**
 * Expects a bridge's outcome. Bridges always answer whether a post exists, but a publishing call that may have been
 * made isn't repeated.
 */
export function expectBridged(_setting: MatrixSetting, { crash, fault }: Trial): CellEnd {
  const nothing = { posts: 0, status: "failed" } as const;
  const isWhole = crash === "none" || crash === "before arming";
  const isReceived = isWhole || crash === "during the call" || crash === "after the response";
  // The process stopped before the call. Another process then deletes the bridge's draft, so a later call finds no
  // draft.
  if (!isReceived) return nothing;
  switch (fault) {
    case "hang-before-commit":
    case "reset-before-commit":
    case "accept-then-fail":
      return nothing;
    case "429":
    case "token-expired":
      // Only a process that has received the refusal repeats the call.
      return isWhole ? { posts: 1, status: "published" } : nothing;
    default:
      return { posts: 1, status: "published" };
  }
}
