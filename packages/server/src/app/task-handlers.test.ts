import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "./app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { startBucket } from "../storage/bucket.fixture.ts";

const yearMs = 365 * 24 * 3600 * 1000;

describeOnEngine("sqlite", "the cleanup tasks", (shared) => {
  let bucket: Awaited<ReturnType<typeof startBucket>> | undefined;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket?.stop());

  test("all run if one fails, which is retried", async () => {
    const environment = { STORAGE_URL: bucket?.buildUrl() ?? "" };
    const first = await createTestApp(shared.settings, { environment });
    const { token, user } = await registerSomebody(first);
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#f00" } });
    const uploaded = await first.app.inject({
      method: "POST",
      url: "/api/media",
      headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
      payload: await picture.png().toBuffer(),
    });
    expect(uploaded.statusCode).toBe(201);
    const { database, webhooks } = first.context;
    const countWebhooks = async () =>
      (await database.queries.selectFrom("webhooks").select("id").execute()).length;
    const data = { message: "x" };
    const address = "https://receiver.example/";
    await webhooks.publish(database.queries, user.id, "carousel.failed", data, address);
    expect(await countWebhooks()).toBe(1);

    const now = () => new Date(Date.now() + yearMs);
    const late = await createTestApp(shared.settings, { environment, now });
    await bucket?.stop();
    bucket = undefined;
    await late.context.taskRunner.ensureRecurring();
    await late.context.taskRunner.claimDue({ name: "cleanup-uploads" });
    await late.context.taskRunner.claimDue({ name: "cleanup-webhooks" });
    await late.context.taskRunner.whenIdle();
    expect(await countWebhooks()).toBe(0);
    expect(late.log.text).toContain("A task of kind cleanup-uploads failed");
    expect(late.log.text).not.toContain("A task of kind cleanup-webhooks failed");
    const tasks = await database.queries
      .selectFrom("tasks")
      .select(["kind", "attempts", "diedAtMs"])
      .where("kind", "in", ["cleanup-uploads", "cleanup-webhooks"])
      .orderBy("kind")
      .execute();
    expect(tasks).toEqual([
      { kind: "cleanup-uploads", attempts: 1, diedAtMs: null },
      { kind: "cleanup-webhooks", attempts: 0, diedAtMs: null },
    ]);
  });
});
