import { vi } from "vitest";
import type { ReaderName } from "../reading/worker/readers.ts";
import type { ReadingRequest } from "../reading/worker/reading-worker.ts";

/** Longer than any reader's time limit, ms. */
const longMs = 60_000;

/**
 * Lets readings exceed their time limit at once: the next one by each of these readers. Ends with the returned function,
 * or when all mocks are restored.
 */
export function slowReaders(...names: ReaderName[]): () => void {
  const left = [...names];
  const { postMessage } = Worker.prototype;
  const spy = vi.spyOn(Worker.prototype, "postMessage");
  spy.mockImplementation(function (this: Worker, message) {
    const at = left.indexOf((message as ReadingRequest).name);
    if (at === -1) return postMessage.call(this, message);
    left.splice(at, 1);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    this.dispatchEvent(new MessageEvent("message", { data: { kind: "started" } }));
    vi.advanceTimersByTime(longMs);
    vi.useRealTimers();
  });
  return () => spy.mockRestore();
}
