import { parentPort } from "node:worker_threads";
import { MediumError } from "../media/medium-error.ts";
import { RenderError } from "../render-error.ts";
import type { RenderOptions, SlideJob } from "../slide-job.ts";
import { createNodeSlideRenderer } from "./create-node-slide-renderer.ts";
import type { DrawOrder, DrawReport } from "./draw-protocol.ts";

const renderer = createNodeSlideRenderer({ fetchBytes: askForMedium });
type Reply = Exclude<DrawOrder, { kind: "draw" }>;
const asked = new Map<number, (reply: Reply) => void>();
let askedCount = 0;

parentPort?.on("message", (order: DrawOrder) => {
  if (order.kind === "draw") {
    void draw(order.job, order.options).then(report);
  } else {
    asked.get(order.id)?.(order);
    asked.delete(order.id);
  }
});

function report(message: DrawReport): void {
  parentPort?.postMessage(message);
}

async function draw(job: SlideJob, options: RenderOptions): Promise<DrawReport> {
  report({ kind: "begun" });
  try {
    return { kind: "drawn", slide: await renderer.renderSlide(job, options) };
  } catch (error) {
    const code = error instanceof RenderError ? error.code : null;
    return { kind: "failed", message: String((error as Error).message), code };
  }
}

/** Only the main thread knows uploads, and where requests may go. */
async function askForMedium(url: string): Promise<Uint8Array> {
  askedCount += 1;
  const id = askedCount;
  report({ kind: "fetch", id, url });
  const reply = await new Promise<Reply>((resolve) => asked.set(id, resolve));
  if (reply.kind === "no-medium") throw new MediumError(reply.cause);
  return reply.bytes;
}
