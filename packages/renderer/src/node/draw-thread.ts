import { parentPort } from "node:worker_threads";
import type { ChangedFile } from "../media/media.ts";
import { MediumError } from "../media/medium-error.ts";
import { RenderError } from "../render-error.ts";
import { createNodeSlideRenderer } from "./create-node-slide-renderer.ts";
import type { DrawOrder, DrawReport } from "./draw-protocol.ts";

const renderer = createNodeSlideRenderer({ fetchBytes: requestMedium });
type Reply = Extract<DrawOrder, { id: number }>;
const asked = new Map<number, (reply: Reply) => void>();
let askedCount = 0;

parentPort?.on("message", (order: DrawOrder) => {
  if (order.kind === "draw" || order.kind === "join") {
    void run(order);
  } else {
    asked.get(order.id)?.(order);
    asked.delete(order.id);
  }
});
report({ kind: "started" });

function report(message: DrawReport, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}

async function run(order: Exclude<DrawOrder, Reply>): Promise<void> {
  try {
    if (order.kind === "draw") {
      report({ kind: "drawn", slide: await renderer.renderSlide(order.job, order.options) });
    } else {
      const { type, slides, job, options } = order.file;
      const bytes = await renderer.joinSlides(type, slides, job, options);
      report({ kind: "joined", bytes }, [bytes.buffer]);
    }
  } catch (error) {
    const code = error instanceof RenderError ? error.code : null;
    report({ kind: "failed", message: String((error as Error).message), code });
  }
}

/** Media are read by the server's process, which knows uploads and the allowed hosts. */
async function requestMedium(url: string): Promise<Uint8Array | ChangedFile> {
  askedCount += 1;
  const id = askedCount;
  report({ kind: "fetch", id, url });
  const reply = await new Promise<Reply>((resolve) => asked.set(id, resolve));
  if (reply.kind === "no-medium") throw new MediumError(reply.cause);
  return reply.file;
}
