import { parentPort } from "node:worker_threads";
import { PageMoved } from "../readers/html/page-moved.ts";
import { readFile } from "../readers/read-file.ts";
import { SourceError } from "../source-error.ts";
import type { ReaderJob, ReaderReply } from "./protocol.ts";

parentPort?.on("message", async (job: ReaderJob) => parentPort?.postMessage(await read(job)));
// Reports that the thread has started, because the time limits of reads don't include starting.
parentPort?.postMessage("ready");

async function read(job: ReaderJob): Promise<ReaderReply> {
  try {
    return { ok: true, found: await readFile(job) };
  } catch (error) {
    if (error instanceof PageMoved) return { ok: false, movedTo: error.url };
    if (error instanceof SourceError)
      return { ok: false, code: error.code, message: error.message };
    // Libraries throw many kinds of errors for damaged files, e.g. stack overflows.
    const message =
      "We can't read this file; it may be damaged. Try another file, or paste its text.";
    return { ok: false, code: "source-unreadable", message };
  }
}
