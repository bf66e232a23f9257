import type { CarouselListResponse } from "@slideloom/core/contract/carousels";
import type { Publication } from "@slideloom/core/contract/publications";
import { expect, test } from "vitest";
import { sendMails } from "../accounts/send-mails.fixture.ts";
import { registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines, type TestDatabase } from "../db/database.fixture.ts";
import { startSmtpServer } from "../mail/smtp-server.fixture.ts";
import {
  change,
  decide,
  pass,
  readPublication,
  setUpPublisher,
} from "./publishing-server.fixture.ts";

const start = ({ settings }: TestDatabase, environment: Record<string, string> = {}) =>
  setUpPublisher(settings, {
    clock: { nowMs: Date.parse("2026-11-23T10:00:00Z") },
    environment: { FAKE_BLUESKY_URL: "http://127.0.0.1:9", ...environment },
  });

type Publisher = Awaited<ReturnType<typeof start>>;

const now = { kind: "now" };
const tomorrow = { kind: "time", at: "2026-11-24T09:00:00Z" };

const send = ({ server, token, carouselId }: Publisher, when: object, targets: object[]) =>
  server.send("POST", "/api/publications", {
    token,
    body: { carousel_id: carouselId, when, targets },
  });

async function add(publisher: Publisher, when: object, by_hand = "instagram") {
  const response = await send(publisher, when, [{ by_hand, caption: "Read #habits" }]);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Publication>();
}

const hourMs = 60 * 60_000;

describeOnBothEngines("a post that a person makes", (shared) => {
  test("is mailed about at its time, unless it was moved, made or canceled before", async () => {
    const { port, received } = await startSmtpServer();
    const publisher = await start(shared, {
      SMTP_URL: `smtp://ada:secret@127.0.0.1:${port}`,
      MAIL_FROM: "slides@example.com",
      PUBLIC_URL: "https://slides.example",
    });
    const { clock, server, token } = publisher;
    const due = await add(publisher, tomorrow);
    const moved = await add(publisher, tomorrow);
    await change(publisher, moved, { when: { kind: "time", at: "2026-11-25T09:00:00Z" } });
    await decide(publisher, await add(publisher, tomorrow), { decision: "there" });
    const canceled = await add(publisher, tomorrow);
    await server.send("DELETE", `/api/publications/${canceled.id}`, { token });
    await add(publisher, now);
    await add(publisher, { kind: "unscheduled" });
    await sendMails(server);
    expect(received).toEqual([]);
    clock.nowMs = Date.parse("2026-11-24T09:00:00Z");
    await sendMails(server);
    await sendMails(server);
    const links = () =>
      received.map(
        ({ text }) => /publication=([\w-]{36})/.exec(text.replaceAll(/=\r\n|(?<==)3D/g, ""))?.[1],
      );
    expect(links()).toEqual([due.id]);
    clock.nowMs += 24 * hourMs;
    await sendMails(server);
    expect(links()).toEqual([due.id, moved.id]);
    expect(received[0]?.text).not.toMatch(/Habits|habits/);
  });

  test("is in the calendar at its time, and nothing is ever sent for it", async () => {
    const publisher = await start(shared);
    const { server, token } = publisher;
    const made = await add(publisher, tomorrow);
    expect(made).toMatchObject({
      due_at: "2026-11-24T09:00:00.000Z",
      targets: [
        { by_hand: "instagram", service: "instagram", status: "by_hand", connection_id: null },
      ],
    });
    const { carousels } = (
      await server.send("GET", "/api/carousels?status=scheduled", { token })
    ).json<CarouselListResponse>();
    expect(carousels).toMatchObject([{ dueAt: "2026-11-24T09:00:00.000Z" }]);
    await pass(publisher, 48 * hourMs);
    const later = await readPublication(publisher, made.id);
    expect(later.targets).toMatchObject([{ status: "by_hand", posts: [] }]);
    const attempts = await server.send("GET", `/api/publications/${made.id}/attempts`, { token });
    expect(attempts.json()).toEqual({ attempts: [] });
  });

  test("is published once it is marked as posted, with its link", async () => {
    const publisher = await start(shared);
    const { server, token } = publisher;
    const made = await add(publisher, now, "x");
    expect(made.targets).toMatchObject([{ by_hand: "x", service: "x" }]);
    const url = "https://x.com/ana/status/1";
    const marked = await decide(publisher, made, { decision: "there", url });
    expect(marked.json()).toMatchObject({ targets: [{ status: "published", posts: [{ url }] }] });
    for (const decision of ["there", "again", "check"]) {
      expect((await decide(publisher, made, { decision })).statusCode, decision).toBe(409);
    }
    const list = await server.send("GET", "/api/carousels?status=published", { token });
    expect(list.json<CarouselListResponse>().carousels).toHaveLength(1);
  });

  test("can be moved, unscheduled and cancelled, and a cancelled one is never sent", async () => {
    const publisher = await start(shared);
    const { server, token } = publisher;
    const made = await add(publisher, tomorrow);
    const moved = await change(publisher, made, {
      when: { kind: "time", at: "2026-11-25T09:00:00Z" },
    });
    expect(moved.json()).toMatchObject({
      due_at: "2026-11-25T09:00:00.000Z",
      targets: [{ status: "by_hand", by_hand: "instagram", caption: "Read #habits" }],
    });
    const unscheduled = await change(publisher, made, { when: { kind: "unscheduled" } });
    expect(unscheduled.json()).toMatchObject({
      due_at: null,
      targets: [{ status: "draft", by_hand: "instagram" }],
    });
    const { statusCode } = await server.send("DELETE", `/api/publications/${made.id}`, { token });
    expect(statusCode).toBe(204);
    const canceled = await readPublication(publisher, made.id);
    expect(canceled.targets).toMatchObject([{ status: "canceled" }]);
    const again = await decide(publisher, canceled, { decision: "again" });
    expect(again.statusCode).toBe(409);
  });

  test("of another account can't be read or marked", async () => {
    const publisher = await start(shared);
    const made = await add(publisher, now);
    const other = await registerSomebody(publisher.server);
    const foreign = { ...publisher, token: other.token };
    const read = await publisher.server.send("GET", `/api/publications/${made.id}`, {
      token: other.token,
    });
    expect(read.statusCode).toBe(404);
    expect((await decide(foreign, made, { decision: "there" })).statusCode).toBe(404);
    expect((await readPublication(publisher, made.id)).targets[0]?.status).toBe("by_hand");
  });

  test("names one service, and each only once", async () => {
    const publisher = await start(shared);
    const connection_id = "8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22";
    for (const targets of [
      [{ caption: "a" }],
      [{ by_hand: "instagram", connection_id }],
      [{ by_hand: "handover" }],
      [{ by_hand: "instagram" }, { by_hand: "instagram", caption: "b" }],
    ]) {
      expect((await send(publisher, now, targets)).statusCode).toBe(400);
    }
    const several = await send(publisher, now, [{ by_hand: "instagram" }, { by_hand: "x" }]);
    expect(several.statusCode).toBe(201);
  });
});
