import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Job } from "@slideloom/core/contract/public-jobs";
import { expect, onTestFinished, test } from "vitest";
import { startServer, type ServerProcess } from "./server.ts";

/** Creates a data folder for several processes. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-jobs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_API: "0" });
  onTestFinished(server.stop);
  return server;
}

async function makeKey({ url }: ServerProcess): Promise<string> {
  const headers = { "content-type": "application/json" };
  const form = { username: "ada", email: "ada@example.com", password: "a secret" };
  const body = JSON.stringify(form);
  const registration = await fetch(`${url}/api/auth/register`, { method: "POST", headers, body });
  const { token } = (await registration.json()) as { token: string };
  const answer = await fetch(`${url}/api/auth/api-token`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { apiToken: string }).apiToken;
}

async function waitForJob(
  { url }: ServerProcess,
  { id, key, until }: { id: string; key: string; until: (job: Job) => boolean },
): Promise<Job> {
  for (;;) {
    const answer = await fetch(`${url}/api/v1/jobs/${id}`, { headers: { "x-api-token": key } });
    expect(answer.status).toBe(200);
    const job = (await answer.json()) as Job;
    if (until(job)) return job;
    await delay(10);
  }
}

const buildContent = (slides: number) =>
  Array.from({ length: slides }, (_, index) => ({
    header: `Slide ${index + 1}`,
    description: [{ type: "text", value: "Words ".repeat(20) }],
  }));

/** Requests a slow rendering and returns the response. */
function render({ url }: ServerProcess, key: string, title: string): Promise<Response> {
  return fetch(`${url}/api/v1/render`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-token": key },
    body: JSON.stringify({ post: { title, content: buildContent(8) }, type: "pdf" }),
  });
}

const countDone = ({ slides }: Job) => slides.filter(({ status }) => status === "done").length;

test("a job interrupted by a kill is finished by another process", async () => {
  const dataDir = makeDataDir();
  const first = await start(dataDir);
  const key = await makeKey(first);
  const answer = await fetch(`${first.url}/api/v1/render`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-api-token": key,
      prefer: "respond-async",
    },
    // Requests the largest possible images, so that on any machine the job is unfinished when the test notices its
    // first image.
    body: JSON.stringify({
      post: { title: "Tea", content: buildContent(16) },
      type: "jpeg",
      scale: 3,
    }),
  });
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as Job;
  await waitForJob(first, { id, key, until: (job) => countDone(job) > 0 });
  first.process.kill("SIGKILL");
  await first.ended;

  const second = await start(dataDir);
  const cut = await waitForJob(second, { id, key, until: () => true });
  expect(countDone(cut)).toBeLessThan(16);
  const done = await waitForJob(second, { id, key, until: (job) => job.finished_at !== null });
  expect(done).toMatchObject({ status: "done", message: null });
  expect(done.files).toHaveLength(16);
  for (const { url } of done.files) {
    const file = await fetch(new URL(url, second.url));
    expect(file.headers.get("content-type")).toBe("image/jpeg");
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
});

test("renders running at shutdown are answered as jobs, which the next process finishes", async () => {
  const dataDir = makeDataDir();
  const first = await start(dataDir);
  const key = await makeKey(first);
  const titles = ["Tea", "Coffee", "Cocoa", "Water", "Juice", "Milk"];
  const asked = Promise.all(titles.map((title) => render(first, key, title)));
  // Sends requests on new connections. Once the server answers these requests, the six earlier requests have arrived.
  const headers = { connection: "close" };
  for (let time = 0; time < 3; time += 1) await fetch(`${first.url}/healthz`, { headers });
  first.process.kill("SIGTERM");
  const answers = await asked;
  expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 202));
  const jobs = (await Promise.all(answers.map((answer) => answer.json()))) as Job[];
  expect(await first.ended).toBe(0);

  const second = await start(dataDir);
  for (const [index, { id, status_url }] of jobs.entries()) {
    expect(answers[index]?.headers.get("location")).toBe(status_url);
    const job = await waitForJob(second, { id, key, until: (one) => one.finished_at !== null });
    expect(job).toMatchObject({ status: "done", files: [{ type: "application/pdf" }] });
  }
});
