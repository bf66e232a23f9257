import { samplePost } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { defaultLook, planRender } from "../public-api/render-request.ts";
import { noProgress, readJob, type JobInput, type JobProgress } from "./job-state.ts";

const { plan } = planRender({ type: "zip", quality: 80 }, defaultLook);
const input: JobInput = {
  post: samplePost,
  plan,
  generation: null,
  warnings: [{ slide: 1, message: "Long" }],
  metadata: { row: 17 },
  webhookUrl: "https://hooks.test/",
};
const progress: JobProgress = {
  ...noProgress,
  written: { content: "{}", remainingCredits: 9 },
  slides: [
    { slide: 1, picture: 2, status: "done", width: 1080, height: 1350 },
    { slide: 2, status: "failed", message: "No picture", missingMedia: ["https://a.test/b"] },
  ],
};
const asRow = (one: object, other: object) => ({
  input: JSON.stringify(one),
  progress: JSON.stringify(other),
});

test("a job is read back unchanged", () => {
  expect(readJob(asRow(input, progress))).toEqual({ input, progress });
});

test("a job of an earlier version with a shorter plan can be read", () => {
  const { texts: _, flat: __, onMissingMedia: ___, ...less } = plan;
  const old = { ...input, plan: less };
  const slides = [{ slide: 1, status: "queued" as const }];
  expect(readJob(asRow(old, { ...noProgress, slides }))?.input.plan).toEqual(less);
});

test.for([
  ["no JSON", { input: "{", progress: "{}" }],
  ["a post that is none", asRow({ ...input, post: { title: 1 } }, progress)],
  ["an unknown type", asRow({ ...input, plan: { ...plan, type: "gif" } }, progress)],
  [
    "an unknown size",
    asRow({ ...input, plan: { ...plan, look: { ...plan.look, format: "a5" } } }, progress),
  ],
  [
    "a setting that is none",
    asRow(
      { ...input, plan: { ...plan, look: { ...plan.look, design: { fontColor: 3 } } } },
      progress,
    ),
  ],
  ["a missing field", asRow({ post: null }, progress)],
  [
    "an unknown state of a slide",
    asRow(input, { ...progress, slides: [{ slide: 1, status: "lost" }] }),
  ],
] as const)("a job with %s can't be read", ([, row]) => {
  expect(readJob(row)).toBeNull();
});
