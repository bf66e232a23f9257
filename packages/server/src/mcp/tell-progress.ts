import type { ProgressNotification, ProgressToken } from "@modelcontextprotocol/sdk/types.js";

/** Well below the minute after which clients give up that hear nothing. */
const intervalMs = 5000;

export interface ProgressOptions {
  /** The client's own; absent where it did not ask to be told. */
  token: ProgressToken | undefined;
  send: (notification: ProgressNotification) => Promise<void>;
}

/** Tells a client every five seconds that the work goes on, and at once what is new of it; `progress` counts seconds. */
export function startProgress({ token, send }: ProgressOptions): {
  tell: ((message: string) => void) | null;
  stop: () => void;
} {
  if (token === undefined) return { tell: null, stop: () => undefined };
  const startMs = performance.now();
  let message = "Working";
  const notify = () => {
    const progress = (performance.now() - startMs) / 1000;
    const params = { progressToken: token, progress, message };
    // Nobody may be there any more.
    send({ method: "notifications/progress", params }).catch(() => undefined);
  };
  const timer = setInterval(notify, intervalMs).unref();
  return {
    tell: (news) => {
      if (news === message) return;
      message = news;
      notify();
    },
    stop: () => clearInterval(timer),
  };
}
