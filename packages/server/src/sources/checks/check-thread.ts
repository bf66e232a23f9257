import { parentPort } from "node:worker_threads";
import { acceptStatements } from "@slideloom/core/planning";
import { checkMaterial } from "./check-material.ts";
import type { CheckJob } from "./source-checker.ts";

parentPort?.on("message", (job: CheckJob) => parentPort?.postMessage(run(job)));

function run(job: CheckJob) {
  if ("post" in job) return checkMaterial(job, job);
  const { source, passages } = job.material;
  return acceptStatements(job.drafts, passages, source.language);
}
