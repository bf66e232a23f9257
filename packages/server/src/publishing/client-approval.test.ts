import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  startFakeHandover,
  type FakeHandover,
} from "../connectors/handover/fake-handover.fixture.ts";
import { describeOnBothEngines, type TestDatabase } from "../db/database.fixture.ts";
import { createReviewHelpers } from "../reviews/review.fixture.ts";
import {
  change,
  connect,
  pass,
  publish,
  readPublication,
  setUpPublisher,
  type TestClock,
  writeTarget,
} from "./publishing-server.fixture.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const tomorrow = { kind: "time", at: "2026-12-02T08:00:00Z" } as const;

let clock: TestClock;
let service: FakeHandover;
beforeEach(async () => {
  clock = { nowMs: Date.parse("2026-12-01T08:00:00Z") };
  service = await startFakeHandover();
});
afterEach(() => service.close());

async function setUp({ settings }: TestDatabase) {
  const publisher = await setUpPublisher(settings, {
    clock,
    environment: { FAKE_BLUESKY_URL: "http://127.0.0.1:9" },
  });
  const connectionId = await connect(publisher, "handover", service);
  const helpers = createReviewHelpers(publisher);
  const schedule = (when: object = tomorrow) =>
    publish(publisher, [connectionId], { when, approval: "client" } as object);
  const readStatus = async ({ id }: Publication) =>
    (await readPublication(publisher, id)).targets.at(-1)?.status;
  return { ...publisher, ...helpers, publisher, connectionId, schedule, readStatus };
}

describeOnBothEngines("a post that waits for a client", (shared) => {
  test("is published at its time only after a client approved it on a review link", async () => {
    const { answer, askForReview, publisher, readPage, readStatus, schedule } = await setUp(shared);
    const { link } = await askForReview();
    const [made, missed] = [await schedule(), await schedule({ kind: "now" })];
    const page = await readPage(link);
    expect(page.posts).toMatchObject([
      {
        id: made.id,
        due_at: "2026-12-02T08:00:00.000Z",
        is_due_on_approval: false,
        targets: [{ network: "handover", caption: "Read #habits" }],
      },
      { id: missed.id, due_at: null, is_due_on_approval: true },
    ]);
    expect((await answer(link, page, { answer: "changes" })).statusCode).toBe(204);
    expect(await readStatus(made)).toBe("waiting_for_approval");
    expect((await answer(link, page)).statusCode).toBe(204);
    expect(await readPublication(publisher, made.id)).toMatchObject({
      approval: { by: "client", approved_by: "Maria", approved_at: "2026-12-01T08:00:00.000Z" },
      targets: [{ status: "scheduled" }],
    });
    await pass(publisher, hourMs);
    expect(service.calls).toHaveLength(1);
    await pass(publisher, dayMs);
    expect(await readStatus(made)).toBe("published");
    expect(service.calls).toHaveLength(2);
    expect((await readPage(link)).posts).toEqual([]);
  });

  test("is missed without a client's word, and never approved by its owner", async () => {
    const { publisher, readStatus, schedule, server, token } = await setUp(shared);
    const made = await schedule();
    const decide = (decision: string) =>
      server.send("POST", `/api/publications/${made.id}/approval`, {
        token,
        body: { decision, version: made.version },
      });
    expect((await decide("approve")).statusCode).toBe(409);
    await pass(publisher, dayMs);
    expect(await readStatus(made)).toBe("missed");
    const untimed = await schedule({ kind: "now" });
    await pass(publisher, 7 * dayMs);
    expect(await readStatus(untimed)).toBe("missed");
    expect(service.calls).toHaveLength(0);
    const declined = await schedule({ kind: "unscheduled" });
    const response = await server.send("POST", `/api/publications/${declined.id}/approval`, {
      token,
      body: { decision: "decline", version: declined.version },
    });
    expect(response.statusCode).toBe(200);
    expect(await readStatus(declined)).toBe("canceled");
  });

  test("shows the version that is published; an edit of the post asks again", async () => {
    const { answer, askForReview, edit, publisher, readPage, readStatus, schedule } =
      await setUp(shared);
    const { link } = await askForReview();
    await edit("Scheduled");
    const made = await schedule();
    await edit("Later words");
    const page = await readPage(link);
    expect(page).toMatchObject({ version: 2, posts: [{ id: made.id }] });
    expect(page.draft.jsonInput).toContain("Scheduled");
    const moved = await change(publisher, made, {
      when: { kind: "time", at: "2026-12-03T08:00:00Z" },
      use_newest_version: true,
    });
    expect(moved.json()).toMatchObject({ carousel_version: 3 });
    expect((await answer(link, page)).statusCode).toBe(409);
    const next = await readPage(link);
    expect(next).toMatchObject({ version: 3, posts: [{ version: 2 }] });
    expect((await answer(link, next)).statusCode).toBe(204);
    const again = await change(publisher, moved.json<Publication>(), { when: tomorrow });
    expect(again.statusCode, again.body).toBe(200);
    expect(await readStatus(made)).toBe("waiting_for_approval");
    await pass(publisher, 3 * dayMs);
    expect(service.calls).toHaveLength(0);
  });

  test("with another caption isn't approved by somebody who saw the one before", async () => {
    const { answer, askForReview, connectionId, publisher, readPage, readStatus, schedule } =
      await setUp(shared);
    const { link } = await askForReview();
    const made = await schedule();
    const page = await readPage(link);
    const targets = [{ connection_id: connectionId, caption: "Other words" }];
    expect((await change(publisher, made, { targets })).statusCode).toBe(200);
    expect((await answer(link, page)).statusCode).toBe(409);
    expect(await readStatus(made)).toBe("waiting_for_approval");
    expect((await readPage(link)).posts).toMatchObject([{ targets: [{ caption: "Other words" }] }]);
  });

  test("of several versions are approved one version after the other", async () => {
    const { answer, askForReview, edit, publisher, readPage, readStatus, schedule } =
      await setUp(shared);
    const { link } = await askForReview();
    const first = await schedule();
    await edit("Newer words");
    const second = await publish(publisher, [first.targets[0]?.connection_id ?? ""], {
      when: { kind: "time", at: "2026-12-03T08:00:00Z" },
      approval: "client",
      carousel_id: publisher.carouselId,
    });
    const page = await readPage(link);
    expect(page).toMatchObject({ version: 1, posts: [{ id: first.id }] });
    expect((await answer(link, page)).statusCode).toBe(204);
    expect([await readStatus(first), await readStatus(second)]).toEqual([
      "scheduled",
      "waiting_for_approval",
    ]);
    const next = await readPage(link);
    expect(next).toMatchObject({
      version: 2,
      posts: [{ id: second.id }],
      changes: { slides: [1] },
    });
    expect((await answer(link, next)).statusCode).toBe(204);
    expect(await readStatus(second)).toBe("scheduled");
  });

  test("can't be approved at its time, even if nothing has marked it as missed", async () => {
    const { answer, askForReview, publisher, readPage, readStatus, schedule } = await setUp(shared);
    const { link } = await askForReview();
    const made = await schedule();
    const page = await readPage(link);
    clock.nowMs += dayMs;
    expect((await answer(link, page)).statusCode).toBe(409);
    expect((await readPage(link)).posts).toEqual([]);
    await pass(publisher, hourMs);
    expect(await readStatus(made)).toBe("missed");
    expect(service.calls).toHaveLength(0);
  });

  test("isn't approved by the link of another carousel, nor after it was withdrawn", async () => {
    const { answer, askForReview, publisher, readPage, schedule, server, token, withdraw } =
      await setUp(shared);
    const { link, review } = await askForReview();
    const made = await schedule();
    const page = await readPage(link);
    const body = {
      title: "Other",
      status: "draft",
      draft: (await server.send("GET", `/api/carousels/${publisher.carouselId}`, { token })).json<{
        draft: object;
      }>().draft,
    };
    const { id } = (await server.send("POST", "/api/carousels", { token, body })).json<{
      id: string;
    }>();
    const other = createReviewHelpers({ server, token, carouselId: id });
    const stray = await other.askForReview();
    expect((await other.answer(stray.link, page)).statusCode).toBe(409);
    await withdraw(review.id);
    expect((await answer(link, page)).statusCode).toBe(404);
    expect((await readPublication(publisher, made.id)).approval?.approved_at).toBeNull();
  });

  test("can't be changed in the database to one that nobody has approved", async () => {
    const { answer, askForReview, publisher, readPage, schedule } = await setUp(shared);
    const { link } = await askForReview();
    const made = await schedule();
    for (const values of [
      { status: "scheduled" },
      { status: "sending", approvedAtMs: 1 },
      { status: "published", approvedAtMs: 1 },
    ]) {
      await expect(writeTarget(publisher, made, values)).rejects.toThrow(/check/i);
    }
    await answer(link, await readPage(link));
    await expect(writeTarget(publisher, made, { approvedBy: null })).rejects.toThrow(/check/i);
  });

  test("is approved once by two people at the same time, and sent once", async () => {
    const { answer, askForReview, publisher, readPage, readStatus, schedule } = await setUp(shared);
    const [one, two] = [await askForReview(), await askForReview()];
    const made = await schedule();
    const page = await readPage(one.link);
    const answers = await Promise.all([answer(one.link, page), answer(two.link, page)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    await pass(publisher, 2 * dayMs);
    expect(await readStatus(made)).toBe("published");
    expect(service.calls).toHaveLength(1);
  });
});
