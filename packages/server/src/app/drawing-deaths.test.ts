import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { Job } from "@slideloom/core/contract/public-jobs";
import { emptyCarousel } from "@slideloom/core/carousel";
import { expect, onTestFinished, test, vi } from "vitest";
import { startFakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { deadly, makeDeadlyPools } from "../drawing/process/deadly-child.fixture.ts";
import { jobTask } from "../jobs/job-task.ts";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";
import { connectNetwork } from "../publishing/connect-network.fixture.ts";
import { doTargetsUntil } from "../publishing/do-targets.fixture.ts";
import { publish, readPublication } from "../publishing/publishing-server.fixture.ts";
import { createTestApp, registerSomebody } from "./app.fixture.ts";

const buildPost = (...headers: string[]) => ({
  title: "Tea",
  content: headers.map((header) => ({
    header,
    description: [{ type: "text", value: "Write it down." }],
  })),
});

const tooComplex = (slide: number) =>
  `Slide ${slide} is too complex to draw. Shorten its text or simplify its images.`;

async function setUp(settings: DatabaseSettings, parts: Parameters<typeof setUpPublicApi>[2] = {}) {
  const pools = makeDeadlyPools();
  const api = await setUpPublicApi(settings, {}, { ...pools, ...parts });
  const render = (body: object, headers: Record<string, string> = {}, key = api.key) =>
    api.send("POST", "/api/v1/render", { token: key, body, headers });
  const makeCarousel = async (...headers: string[]) => {
    const draft = { ...emptyCarousel, jsonInput: JSON.stringify(buildPost(...headers)) };
    const body = { title: "Tea", status: "draft", draft };
    return (
      await api.send("POST", "/api/carousels", { token: api.token, body })
    ).json<CarouselResponse>();
  };
  return { ...api, ...pools, render, makeCarousel };
}

describeOnEngine("sqlite", "a slide whose drawing", (shared) => {
  test.for(["abort", "kill"] as const)(
    "ends its process by %s is refused by name, once, and others are drawn",
    async (death) => {
      const { render, countDrawn } = await setUp(shared.settings);
      const post = buildPost("One", deadly[death], "Three");
      for (const body of [{ slide: 2 }, { slide: 2 }, { type: "zip" }]) {
        const response = await render({ post, ...body });
        expect(response.statusCode).toBe(422);
        expect(response.json()).toMatchObject({ message: tooComplex(2) });
      }
      expect((await render({ post, slide: 1 })).statusCode).toBe(200);
      expect((await render({ post, slide: 3 })).statusCode).toBe(200);
      // The system may have killed the process for another one's memory, so that slide gets a second one.
      expect(countDrawn(deadly[death])).toBe(death === "kill" ? 2 : 1);
    },
  );

  test("ends by a kill of the system is drawn in a new process, and isn't blamed", async () => {
    const { render, countDrawn } = await setUp(shared.settings);
    const post = buildPost("One", deadly.killOnce, "Three");
    const first = await render({ post, slide: 2 });
    expect(first.statusCode).toBe(200);
    expect(countDrawn(deadly.killOnce)).toBe(2);
    expect((await render({ post, type: "zip" })).statusCode).toBe(200);
    expect((await render({ post, type: "pdf" })).statusCode).toBe(200);
  });

  test.for(["png", "zip", "pdf", "pptx", "networks"] as const)(
    "fails is refused by name in a %s, and its others are drawn",
    async (type) => {
      const { render } = await setUp(shared.settings);
      const post = buildPost("One", deadly.fail, "Three");
      const response = await render({ post, type, ...(type === "png" && { slide: 2 }) });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        message: "Slide 2 can't be drawn. Change its text or its images, then try again.",
      });
      expect((await render({ post, slide: 3 })).statusCode).toBe(200);
    },
  );

  test("looks for the server's secrets finds none", async () => {
    vi.stubEnv("SESSION_SECRET", "secret");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { render } = await setUp(shared.settings);
    expect((await render({ post: buildPost(deadly.curious) })).statusCode).toBe(200);
  });

  test("takes too long is killed at its deadline", async () => {
    const pools = makeDeadlyPools();
    const { render } = await setUp(shared.settings, {
      createDrawPool: () => pools.createDrawPool({ slideTimeoutMs: 1000 }),
    });
    const response = await render({ post: buildPost("One", deadly.hang), slide: 2 });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      message: "Slide 2 takes longer than 1 second to draw",
    });
  });

  test("hangs leaves other accounts their turns", async () => {
    const { app, context, render, send, countDrawn } = await setUp(shared.settings);
    const hanging = render({ post: buildPost(deadly.hang) });
    await expect.poll(() => countDrawn(deadly.hang)).toBe(1);
    const { token } = await registerSomebody({ app, context, log: { text: "" }, send });
    const key = (await send("POST", "/api/auth/api-token", { token })).json<{ apiToken: string }>();
    for (const header of ["One", "Two", "Three"]) {
      const other = await render({ post: buildPost(header) }, {}, key.apiToken);
      expect(other.statusCode).toBe(200);
    }
    await app.close();
    expect((await hanging).statusCode).not.toBe(200);
  });

  test("ends its process leaves no thumbnail and no link preview, and the server goes on", async () => {
    const { app, makeCarousel, send, token, countDrawn } = await setUp(shared.settings);
    const carousel = await makeCarousel(deadly.abort, "Two");
    const share = await send("POST", `/api/carousels/${carousel.id}/share`, { token });
    const { url } = share.json<{ url: string }>();
    for (const path of [carousel.thumbnailUrl ?? "", `${url}/slide.jpg`, `${url}/og.png`]) {
      for (let time = 0; time < 2; time += 1) {
        const response = await app.inject(path);
        expect(response.statusCode, path).toBe(422);
        expect(response.body).toContain("Slide 1 is too complex to draw");
      }
    }
    const healthy = await makeCarousel("One");
    expect((await app.inject(healthy.thumbnailUrl ?? "")).statusCode).toBe(200);
    expect(countDrawn(deadly.abort)).toBe(2);
  });
});

describeOnBothEngines("a job", (shared) => {
  test("draws the other slides, fails by the slide's name, and isn't tried again", async () => {
    const { accountId, context, render, send, key, countDrawn } = await setUp(shared.settings);
    const post = buildPost("One", deadly.abort, "Three");
    const asked = await render({ post, type: "png", scale: 1 }, { prefer: "respond-async" });
    const { id } = asked.json<Job>();
    await context.jobs.finish(accountId, id, { timeoutMs: 60_000 });
    const failed = {
      status: "failed",
      message: `1 of 3 slides couldn't be rendered. ${tooComplex(2)}`,
      slides: [
        { status: "done" },
        { status: "failed", message: tooComplex(2) },
        { status: "done" },
      ],
    };
    const read = async () => (await send("GET", `/api/v1/jobs/${id}`, { token: key })).json<Job>();
    expect(await read()).toMatchObject(failed);
    // Another process, as after a restart.
    const { taskRunner } = (await createTestApp(shared.settings)).context;
    await taskRunner.claimDue(jobTask);
    await taskRunner.whenIdle();
    expect(await read()).toMatchObject(failed);
    expect(countDrawn(deadly.abort)).toBe(1);
  });
});

describeOnBothEngines("a post with a slide that ends its process", (shared) => {
  test("fails once, by the slide's name, and isn't tried again", async () => {
    const clock = { nowMs: Date.parse("2026-12-01T12:00:00Z") };
    const now = () => new Date(clock.nowMs);
    const bluesky = await startFakeBluesky({ now });
    const pools = makeDeadlyPools();
    const environment = { FAKE_BLUESKY_URL: bluesky.url };
    const server = await createTestApp(shared.settings, { now, environment, ...pools });
    try {
      const { token } = await registerSomebody(server);
      const connectionId = await connectNetwork(server, token, { network: "bluesky", url: "" });
      const draft = {
        ...emptyCarousel,
        jsonInput: JSON.stringify(buildPost("One", deadly.abort, "Three")),
      };
      const saved = await server.send("POST", "/api/carousels", {
        token,
        body: { title: "Tea", status: "draft", draft },
      });
      const { id: carouselId } = saved.json<CarouselResponse>();
      const publisher = { server, token, carouselId, clock };
      const { id } = await publish(publisher, [connectionId]);
      await doTargetsUntil(server, clock, clock.nowMs + 2 * 60 * 60_000);
      expect((await readPublication(publisher, id)).targets).toMatchObject([
        { status: "failed", code: "render-too-heavy", message: tooComplex(2) },
      ]);
      expect(pools.countDrawn(deadly.abort)).toBe(1);
      expect(bluesky.posts).toHaveLength(0);
    } finally {
      await bluesky.close();
    }
  });
});
