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
 * Expects a bridge's outcome: exactly one post, unless the network refuses it. A draft whose publishing call had no effect
 * is deleted, and the post is sent with another draft.
 */
export const expectBridged = (_setting: MatrixSetting, { fault }: Trial): CellEnd =>
  fault === "accept-then-fail" ? { posts: 0, status: "failed" } : { posts: 1, status: "published" };
