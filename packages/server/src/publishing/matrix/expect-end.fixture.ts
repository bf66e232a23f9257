import type { CellEnd, MatrixFault, MatrixSetting, Trial } from "./cell.fixture.ts";

/** Expects exactly one post. The network can tell whether a post exists, and recognizes a repeated call. */
export const expectPublished = (): CellEnd => ({ posts: 1, status: "published" });

/** The result of the first call, and whether a retry follows. */
export interface FirstCall {
  first: CellEnd;
  isRetried: boolean;
}

/**
 * Expects the real outcome if a process knows it, otherwise `unknown`. The network can't tell whether a post exists.
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
  // The process crashed before the call. The check of the outcome deletes the draft, so a late call finds no draft.
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
