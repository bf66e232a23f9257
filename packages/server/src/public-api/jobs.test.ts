import { jobSchema, type Job } from "@slideloom/core/contract/public-jobs";
import { samplePost } from "@slideloom/core/document";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import {
  describeOnBothEngines,
  describeOnEngine,
  describeOnSampledEngine,
} from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { jobTask } from "../jobs/job-task.ts";
import { ownIdentity } from "../tasks/process-identity.ts";
import { StorageError } from "../storage/storage-error.ts";
import { inPlaceReader } from "../threads/reader.ts";
import { readRenderRequest } from "./render-request.ts";
import { generateForm, sampleJob, setUpPublicApi } from "./public-api.fixture.ts";

const async = { prefer: "respond-async" };

async function setUp(settings: DatabaseSettings, environment: Record<string, string> = {}) {
  const api = await setUpPublicApi(settings, environment);
  const { context, key: token, accountId } = api;
  const post = (path: string, body: object, headers: Record<string, string> = async) =>
    api.send("POST", `/api/v1/${path}`, { body, token, headers });
  const order = async (path: string, body: object, headers?: Record<string, string>) => {
    const response = await post(path, body, headers);
    expect(response.statusCode, response.body).toBe(202);
    const job = jobSchema.strict().parse(response.json());
    expect(response.headers["location"]).toBe(job.status_url);
    return { ...job, headers: response.headers };
  };
  const get = async (id: string) => {
    const response = await api.send("GET", `/api/v1/jobs/${id}`, { token });
    expect(response.statusCode, response.body).toBe(200);
    return jobSchema.strict().parse(response.json());
  };
  const finish = async ({ id }: Pick<Job, "id">) => {
    await context.jobs.finish(accountId, id, { timeoutMs: 30_000 });
    return get(id);
  };
  const open = async (url = "") => {
    const response = await api.app.inject(url);
    expect(response.statusCode, response.body).toBe(200);
    return response;
  };
  const countCredits = async () => (await context.credits.getCredits(accountId)).credits;
  return { ...api, post, order, get, finish, open, countCredits };
}

describeOnSampledEngine("a render job", (shared) => {
  test("is returned at once, and ends with one image per slide", async () => {
    const api = await setUp(shared.settings);
    const metadata = { row: 17 };
    const ordered = await api.order("render", { post: samplePost, type: "jpeg", metadata });
    expect(ordered).toMatchObject({ kind: "render", files: [], message: null, metadata });
    expect(ordered.status_url).toBe(`/api/v1/jobs/${ordered.id}`);
    expect(ordered.headers["preference-applied"]).toBe("respond-async");
    const job = await api.finish(ordered);
    expect(job).toMatchObject({
      status: "done",
      slides: [
        { slide: 1, status: "done" },
        { slide: 2, status: "done" },
      ],
      metadata,
    });
    expect(job.files.map(({ name }) => name)).toEqual([
      "carousel-slide-1.jpg",
      "carousel-slide-2.jpg",
    ]);
    for (const [slideIndex, file] of job.files.entries()) {
      const { headers, rawPayload } = await api.open(file.url);
      expect(headers["content-type"]).toBe("image/jpeg");
      const drawn = await createNodeSlideRenderer().renderSlide(
        { ...sampleJob, slideIndex },
        { type: "jpeg" },
      );
      expect(Buffer.compare(rawPayload, drawn.bytes)).toBe(0);
      const { width, height } = await sharp(rawPayload).metadata();
      expect(file).toMatchObject({ slide: slideIndex + 1, width, height });
    }
    expect(await api.countCredits()).toBe(10);
  });

  test.for([
    { type: "pdf" },
    { type: "zip", texts: true, compression: "small" },
    { type: "networks", scale: 0.5 },
    { type: "md" },
  ])("has the same %j as a synchronous response", async (output) => {
    const api = await setUp(shared.settings);
    const { files } = await api.finish(await api.order("render", { post: samplePost, ...output }));
    const direct = await api.post("render", { post: samplePost, ...output }, {});
    const [file] = files;
    expect(files).toHaveLength(1);
    expect(direct.headers["content-disposition"]).toContain(encodeURIComponent(file?.name ?? ""));
    const { headers, rawPayload } = await api.open(file?.url);
    expect(headers["content-type"]).toBe(direct.headers["content-type"]);
    expect(Buffer.compare(rawPayload, direct.rawPayload)).toBe(0);
  });

  test("replaces a request for one slide that takes too long", async () => {
    const api = await setUp(shared.settings, { RENDER_TIMEOUT_SECONDS: "0" });
    const ordered = await api.order("render", { post: samplePost, slide: 2 }, {});
    expect(ordered.headers).not.toHaveProperty("preference-applied");
    expect((await api.finish(ordered)).files.map(({ slide }) => slide)).toEqual([2]);
    const first = await api.order("render", { post: samplePost }, {});
    expect((await api.finish(first)).files.map(({ slide }) => slide)).toEqual([1]);
  });

  test("is the same one for the same Idempotency-Key", async () => {
    const api = await setUp(shared.settings);
    const headers = { ...async, "idempotency-key": "row 1" };
    const body = { post: samplePost };
    const ordered = await api.order("render", body, headers);
    await api.finish(ordered);
    const again = await api.order("render", body, headers);
    expect(again).toMatchObject({ id: ordered.id, status: "done" });
    expect(again.headers["idempotent-replayed"]).toBe("true");
    const refused = await api.post("render", { ...body, scale: 1 }, headers);
    expect(refused.statusCode).toBe(422);
    const direct = { "idempotency-key": "row 2" };
    for (let time = 0; time < 2; time++) {
      expect((await api.post("render", body, direct)).headers["content-type"]).toBe("image/png");
    }
  });

  test("is deleted with its files a day after its end, or with its account", async () => {
    const api = await setUp(shared.settings);
    const { id, files } = await api.finish(await api.order("render", { post: samplePost }));
    const url = files[0]?.url ?? "";
    const late = await createTestApp(shared.settings, {
      now: () => new Date(Date.now() + 24 * 3600 * 1000 + 1000),
    });
    expect((await late.app.inject(url)).statusCode).toBe(404);
    await late.context.jobs.cleanUp();
    expect((await api.send("GET", `/api/v1/jobs/${id}`, { token: api.key })).statusCode).toBe(404);
    expect((await api.app.inject(url)).statusCode).toBe(404);

    const other = await api.finish(await api.order("render", { post: samplePost }));
    await api.context.jobs.erase(api.accountId);
    expect((await api.app.inject(other.files[0]?.url ?? "")).statusCode).toBe(404);
    expect(await api.context.jobs.list(api.accountId)).toEqual([]);
  });

  test("is visible to its owner only, and its files only at their unguessable URLs", async () => {
    const api = await setUp(shared.settings);
    const other = await setUp(shared.settings);
    const { id, files } = await api.finish(await api.order("render", { post: samplePost }));
    const asked = await other.send("GET", `/api/v1/jobs/${id}`, { token: other.key });
    expect(asked.statusCode).toBe(404);
    const url = files[0]?.url ?? "";
    const [signed, expires, signature] = /(\d{13})-([\w-]{22})$/.exec(url) ?? [];
    if (!signed) throw new Error(`No expiry and signature stand in ${url}.`);
    for (const forged of [
      url.replace("slide-1/", "slide-2/"),
      url.replace(".png", ".pdf"),
      url.replace(signed, `${Number(expires) + 1}-${signature}`),
      url.replace(signed, `${expires}-${"A".repeat(22)}`),
    ]) {
      expect(forged).not.toBe(url);
      expect((await api.app.inject(forged)).statusCode).toBe(404);
    }
    await api.open(url);
    const old = `/results/${id}/slide-1/${signed}/carousel-slide-1.png`;
    await api.open(old);
    expect(api.log.text).toContain(`/files/${id}/slide-1/carousel-slide-1.png"`);
    expect(api.log.text).toContain("/results/…");
    expect(api.log.text).not.toContain(signature);
  });
});

describeOnSampledEngine("a generation job", (shared) => {
  test("is charged once, and renders the generated post", async () => {
    const api = await setUp(shared.settings);
    const headers = { ...async, "idempotency-key": "row 1" };
    const body = { ...generateForm, slides: 3, render: { type: "zip", scale: 1 } };
    const ordered = await api.order("generate", body, headers);
    const job = await api.finish(ordered);
    expect(job).toMatchObject({ kind: "generate", status: "done", remaining_credits: 9 });
    const post = JSON.parse(job.content ?? "") as typeof samplePost;
    const { rawPayload } = await api.open(job.files[0]?.url);
    expect(Object.keys(unzipSync(rawPayload))).toHaveLength(post.content.length);
    expect((await api.order("generate", body, headers)).content).toBe(job.content);
    expect(await api.countCredits()).toBe(9);
  });

  test("is awaited unless the request prefers otherwise", async () => {
    const api = await setUp(shared.settings);
    const headers = { "idempotency-key": "row 1" };
    const body = { ...generateForm, slides: 3, render: { network: "instagram", scale: 1 } };
    const ask = async () => {
      const response = await api.post("generate", body, headers);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<{ content: string; remaining_credits: number; render: Job }>();
    };
    const { render, content, remaining_credits } = await ask();
    expect(remaining_credits).toBe(9);
    expect(render).toMatchObject({ kind: "generate", status: "done", content });
    expect(render.files).toHaveLength(3);
    const picture = await api.open(render.files[2]?.url);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 540, height: 540 });
    expect((await ask()).render).toEqual(render);
    expect(await api.countCredits()).toBe(9);
  });

  test("fails without credits, with the same message as a response, and can be retried", async () => {
    const api = await setUp(shared.settings);
    for (let time = 0; time < 10; time++) await api.post("generate", generateForm, {});
    const refused = (await api.post("generate", generateForm, {})).json<{ message: string }>();
    const failed = await api.finish(await api.order("generate", generateForm));
    expect(failed).toMatchObject({ status: "failed", message: refused.message, files: [] });
    const headers = { "idempotency-key": "retry 1" };
    const failedAgain = await api.finish(await api.order(`jobs/${failed.id}/retry`, {}, headers));
    expect(failedAgain.status).toBe("failed");
    await api.context.credits.grant(api.accountId, 1);
    const replayed = await api.order(`jobs/${failed.id}/retry`, {}, headers);
    expect(replayed).toMatchObject({ id: failed.id, status: "failed" });
    expect(replayed.headers["idempotent-replayed"]).toBe("true");
    const retried = await api.order(`jobs/${failed.id}/retry`, {}, {});
    expect(retried).toMatchObject({ id: failed.id, message: null });
    expect(await api.finish(failed)).toMatchObject({ status: "done", remaining_credits: 0 });
    const again = await api.post(`jobs/${failed.id}/retry`, {}, {});
    expect(again.statusCode).toBe(409);
  });
});

describeOnBothEngines("a job of a killed process", (shared) => {
  const interrupt = async (api: Awaited<ReturnType<typeof setUp>>, attempts: number) => {
    const input = await prepareJob(api);
    const { id } = await api.context.jobs.create(api.accountId, input);
    const slides = [
      { slide: 1, status: "done", width: 1, height: 1 },
      { slide: 2, status: "queued" },
    ];
    const progress = JSON.stringify({ written: null, slides, warnings: [] });
    const { queries } = api.context.database;
    await queries
      .updateTable("jobs")
      .set({ status: "running", progress })
      .where("id", "=", id)
      .execute();
    await queries
      .updateTable("tasks")
      .set({ ...buildExpiredLease(), attempts })
      .where("key", "=", id)
      .execute();
    return id;
  };

  test("is continued at once by another process, where it stopped", async () => {
    const api = await setUp(shared.settings);
    const id = await interrupt(api, 1);
    const other = await createTestApp(shared.settings);
    await Promise.all(
      [api.context, other.context].map(({ taskRunner }) => taskRunner.claimDue(jobTask)),
    );
    const job = await api.finish({ id });
    expect(job.status).toBe("done");
    expect(job.files.map(({ width }) => width)).toEqual([1, 1080]);
  });

  /** Simulates a job that was killed after storing its post. `rewrite` edits the stored post. */
  const interruptWritten = async (
    api: Awaited<ReturnType<typeof setUp>>,
    rewrite = (content: string) => content,
  ) => {
    const { id } = await api.order("generate", { ...generateForm, render: { slide: 1, scale: 1 } });
    const content = rewrite((await api.finish({ id })).content ?? "");
    const written = { content, remainingCredits: 9 };
    await api.context.database.queries
      .updateTable("jobs")
      .set({
        status: "running",
        finishedAtMs: null,
        progress: JSON.stringify({ written, slides: [], warnings: [] }),
      })
      .where("id", "=", id)
      .execute();
    const task = { kind: jobTask, payload: { jobId: id }, accountId: api.accountId, key: id };
    await api.context.tasks.enqueue(api.context.database.queries, task);
    return { id, content };
  };

  test("is not charged again for a post that was already generated", async () => {
    const api = await setUp(shared.settings);
    const { id, content } = await interruptWritten(api);
    expect(await api.finish({ id })).toMatchObject({ status: "done", content, files: [{}] });
    expect(await api.countCredits()).toBe(9);
  });

  test.for([
    ["no JSON", () => "{"],
    ["no post", () => "[]"],
    ["of other rules", (content: string) => content.replace('"content"', '"slides"')],
  ] as const)("fails if its stored post is %s, and returns it", async ([, rewrite]) => {
    const api = await setUp(shared.settings);
    const { id, content } = await interruptWritten(api, rewrite);
    const job = await api.finish({ id });
    expect(job).toMatchObject({ status: "failed", content, files: [] });
    expect(job.message).toMatch(/^This job was created by another version of Slideloom/);
  });

  test("fails after too many crashes", async () => {
    const api = await setUp(shared.settings);
    const id = await interrupt(api, 3);
    expect(await api.finish({ id })).toMatchObject({
      status: "failed",
      message: "The job was interrupted several times. Try again.",
    });
  });
});

describeOnEngine("sqlite", "a job", (shared) => {
  test("that another version wrote fails if this one can't read it", async () => {
    const api = await setUp(shared.settings);
    const { id } = await api.order("render", { post: samplePost });
    const { queries } = api.context.database;
    const input = JSON.stringify({ post: { slides: 3 }, plan: null });
    await queries.updateTable("jobs").set({ input }).where("id", "=", id).execute();
    const job = await api.finish({ id });
    expect(job).toMatchObject({ status: "failed", files: [], warnings: [], metadata: null });
    expect(job.message).toMatch(/^This job was created by another version of Slideloom/);
    expect((await api.post(`jobs/${id}/retry`, {}, {})).statusCode).toBe(409);
  });

  test("waits for unavailable storage, and finishes when it is back", async () => {
    const api = await setUp(shared.settings);
    const { blobs } = api.context;
    const put = blobs.put.bind(blobs);
    let refused = 0;
    blobs.put = async (...file) => {
      refused += 1;
      if (refused > 2) return put(...file);
      throw new StorageError("storage-unavailable");
    };
    const ordered = await api.order("render", { post: samplePost });
    const { queries } = api.context.database;
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await api.context.taskRunner.claimDue(jobTask);
      await api.context.taskRunner.whenIdle();
      expect((await api.get(ordered.id)).status).toBe(attempt === 3 ? "done" : "queued");
      // Makes the next attempt due.
      const due = { runAtMs: 0, queuedAtMs: 0 };
      await queries.updateTable("tasks").set(due).where("kind", "=", "job").execute();
    }
  });

  test("keeps the slides that could be rendered, and retries only the others", async () => {
    const api = await setUp(shared.settings);
    const { drawing } = api.context;
    const drawn: number[] = [];
    let isBroken = true;
    const drawSlide = drawing.drawSlide.bind(drawing);
    drawing.drawSlide = (job, ...rest) => {
      drawn.push(job.slideIndex);
      if (!isBroken || job.slideIndex === 0) return drawSlide(job, ...rest);
      const error = new Error("Slide 2 takes longer than 15 seconds to draw");
      return Promise.reject(Object.assign(error, { code: "render-too-heavy" }));
    };
    const failed = await api.finish(await api.order("render", { post: samplePost }));
    expect(failed).toMatchObject({
      status: "failed",
      message: "1 of 2 slides couldn't be rendered. Slide 2 takes longer than 15 seconds to draw",
      slides: [{ status: "done" }, { status: "failed", message: expect.stringMatching(/15 s/) }],
      files: [{ slide: 1 }],
    });
    isBroken = false;
    await api.order(`jobs/${failed.id}/retry`, {}, {});
    expect((await api.finish(failed)).files).toHaveLength(2);
    expect(drawn).toEqual([0, 1, 1]);
  });

  test("counts towards an account's maximum of waiting jobs", async () => {
    const api = await setUp(shared.settings);
    api.context.closing.abort();
    const input = await prepareJob(api);
    for (let time = 0; time < 50; time++) await api.context.jobs.create(api.accountId, input);
    const refused = await api.post("render", { post: samplePost });
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ message: string }>().message).toMatch(/^Too many of your jobs/);
    expect(refused.headers["retry-after"]).toBe("5");
  });

  test("fails if other files take up all the storage", async () => {
    const api = await setUp(shared.settings, { RESULT_QUOTA_MB: "0" });
    const refused = await api.post("render", { post: samplePost });
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ message: string }>().message).toMatch(/^The files of your jobs/);
  });

  test("waits while too much is being rendered", async () => {
    const api = await setUp(shared.settings);
    let tries = 0;
    api.context.drawing.drawSlide = () => {
      tries += 1;
      return Promise.reject(Object.assign(new Error("Too many"), { code: "render-busy" }));
    };
    const { id } = await api.order("render", { post: samplePost });
    const look = () => api.context.jobs.finish(api.accountId, id, { timeoutMs: 1 });
    await look();
    await expect.poll(() => tries).toBeGreaterThan(0);
    await expect.poll(look).toMatchObject({ status: "queued", message: null });
  });

  test("can be read and retried only by keys with its scope", async () => {
    const api = await setUp(shared.settings);
    const { key } = await api.context.apiKeys.create(api.account, {
      name: "Writes only",
      scopes: ["generate"],
    });
    const { id } = await api.order("render", { post: samplePost });
    const retry = await api.send("POST", `/api/v1/jobs/${id}/retry`, { token: key });
    expect(retry.statusCode).toBe(403);
  });
});

/** Columns of a task that is leased by an ended process of this machine. Such a lease counts as over at once. */
function buildExpiredLease() {
  const [machine] = ownIdentity.split(" ");
  const owner = `${machine} ${process.pid} gone`;
  return { queuedAtMs: null, leasedUntilMs: Date.now() + 60_000, owner };
}

/** Prepares a job from a request to render the sample. */
async function prepareJob({ context, accountId }: Awaited<ReturnType<typeof setUp>>) {
  const { post, plan } = await readRenderRequest(
    context,
    { accountId, texts: inPlaceReader, signal: new AbortController().signal },
    { post: { ...samplePost } },
  );
  return { post, plan, generation: null, warnings: [], metadata: null, webhookUrl: null };
}
