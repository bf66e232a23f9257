import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import { createDrawPool, type DrawPool, type DrawPoolSettings } from "../draw-pool.ts";

/** Headers of slides that end their process, never end or fail. `curious` ends it if it sees a secret of the server. */
export const deadly = {
  curious: "This slide looks around",
  abort: "This slide aborts",
  kill: "This slide kills",
  /** As if the machine's memory had run out meanwhile. */
  killOnce: "This slide is killed once",
  hang: "This slide hangs",
  fail: "This slide can't be laid out",
} as const;

const realChild = pathToFileURL(createRequire(import.meta.url).resolve("#draw-child")).href;

const buildCode = (log: string) => `
  import { appendFileSync, readFileSync } from "node:fs";
  const ends = {
    [${JSON.stringify(deadly.curious)}]: () => process.env.SESSION_SECRET && process.abort(),
    [${JSON.stringify(deadly.abort)}]: () => process.abort(),
    [${JSON.stringify(deadly.kill)}]: () => process.kill(process.pid, "SIGKILL"),
    [${JSON.stringify(deadly.killOnce)}]: () =>
      readFileSync(${JSON.stringify(log)}, "utf8").split(${JSON.stringify(deadly.killOnce)}).length > 2 ||
      process.kill(process.pid, "SIGKILL"),
    [${JSON.stringify(deadly.hang)}]: () => { for (;;); },
    [${JSON.stringify(deadly.fail)}]: (job) => { job.slideIndex = 99; },
  };
  process.on("message", ({ kind, job }) => {
    if (kind !== "draw") return;
    const { header } = job.post.content[job.slideIndex];
    appendFileSync(${JSON.stringify(log)}, header + "\\n");
    ends[header]?.(job);
  });
  await import(${JSON.stringify(realChild)});
`;

/** Real drawing processes, which also die of deadly slides. `countDrawn` returns how often a header was drawn. */
export function makeDeadlyPools() {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-deadly-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [log, file] = [join(folder, "drawn.log"), join(folder, "child.mjs")];
  writeFileSync(log, "");
  writeFileSync(file, buildCode(log));
  return {
    createDrawPool: (settings: DrawPoolSettings = {}): DrawPool =>
      createDrawPool({ findFile: () => file, slideTimeoutMs: 300_000, share: 1, ...settings }),
    countDrawn: (header: string) =>
      readFileSync(log, "utf8")
        .split("\n")
        .filter((line) => line === header).length,
  };
}
