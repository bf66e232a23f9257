import { maxReviewComments } from "@slideloom/core/contract/review-limits";
import { expect, test } from "vitest";
import { sendMails } from "../accounts/send-mails.fixture.ts";
import { registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines, type TestDatabase } from "../db/database.fixture.ts";
import { startSmtpServer } from "../mail/smtp-server.fixture.ts";
import { setUpPublisher } from "../publishing/publishing-server.fixture.ts";
import { createReviewHelpers } from "./review.fixture.ts";

const dayMs = 24 * 60 * 60_000;
const startMs = Date.parse("2026-12-01T08:00:00Z");

async function setUp({ settings }: TestDatabase, environment: Record<string, string> = {}) {
  const clock = { nowMs: startMs };
  const publisher = await setUpPublisher(settings, { clock, environment });
  // On PostgreSQL, all servers of a file share their counts.
  await publisher.server.context.rateLimits.reviewComment.forget("address:127.0.0.1");
  return { ...publisher, clock, ...createReviewHelpers(publisher) };
}

describeOnBothEngines("a review link", (shared) => {
  test("shows slides and captions to anyone who has it, and nothing else of the account", async () => {
    const { askForReview, readPage, server, token } = await setUp(shared);
    const { link, url, review } = await askForReview();
    expect(url).toMatch(/^\/review\/[\w-]{43}$/);
    expect(review).toMatchObject({
      state: "open",
      has_password: false,
      expires_at: "2026-12-31T08:00:00.000Z",
      answer: null,
    });
    const page = await readPage(link);
    expect(page).toMatchObject({ state: "open", title: "Habits", version: 1, comments: [] });
    const me = (await server.send("GET", "/api/auth/me", { token })).json<{ email: string }>();
    expect(JSON.stringify(page)).not.toContain(me.email);
    const { queries } = server.context.database;
    const rows = await queries.selectFrom("reviews").selectAll().execute();
    expect(rows.map(({ id }) => id)).toContain(review.id);
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(server.log.text).not.toContain(link);
  });

  test("keeps the post's caption, but not its sources", async () => {
    const { askForReview, carouselId, readPage, server, token } = await setUp(shared);
    const path = `/api/carousels/${carouselId}`;
    const { draft } = (await server.send("GET", path, { token })).json<{
      draft: { jsonInput: string };
    }>();
    const post = JSON.parse(draft.jsonInput) as object;
    const source = { id: "s1", title: "Secret notes", url: "https://inside.test/", hash: "a" };
    const jsonInput = JSON.stringify({ ...post, caption: "Read on", sources: [source] });
    const captions = { linkedin: "On LinkedIn" };
    const body = { version: 1, title: "Habits", status: "draft" };
    await server.send("PUT", path, {
      token,
      body: { ...body, draft: { ...draft, jsonInput, captions } },
    });
    const page = await readPage((await askForReview()).link);
    expect(page.draft.jsonInput).toContain("Read on");
    expect(page.draft.captions).toEqual(captions);
    expect(JSON.stringify(page)).not.toMatch(/Secret notes|inside\.test/);
  });

  test("answers the same if it is unknown, expired, withdrawn or its carousel is in the trash", async () => {
    const { askForReview, carouselId, clock, comment, ofLink, server, token, withdraw } =
      await setUp(shared);
    const expired = await askForReview({ days: 1 });
    const withdrawn = await askForReview();
    const trashed = await askForReview();
    expect((await withdraw(withdrawn.review.id)).statusCode).toBe(204);
    clock.nowMs += dayMs;
    const links = ["nope", "a".repeat(43), expired.link, withdrawn.link];
    const read = async (link: string) => {
      const { statusCode, body } = await server.send("GET", ofLink(link));
      return { statusCode, body };
    };
    const answers = await Promise.all(links.map(read));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    for (const link of links) {
      expect((await comment(link)).statusCode).toBe(404);
      expect((await server.send("GET", `/review/${link}/media/a/b.png`)).statusCode).toBe(404);
    }
    expect((await read(trashed.link)).statusCode).toBe(200);
    await server.send("DELETE", `/api/carousels/${carouselId}`, { token });
    expect(await read(trashed.link)).toEqual(answers[0]);
  });

  test("is listed with its state, and each carousel has a limited number of open ones", async () => {
    const { askForReview, carouselId, clock, list, server, token, withdraw } = await setUp(shared);
    const first = await askForReview({ days: 1 });
    clock.nowMs += dayMs;
    const second = await askForReview({ password: "tea time" });
    clock.nowMs += 1;
    const third = await askForReview();
    await withdraw(third.review.id);
    const { reviews } = await list();
    expect(reviews.map(({ id, state, has_password }) => [id, state, has_password])).toEqual([
      [third.review.id, "withdrawn", false],
      [second.review.id, "open", true],
      [first.review.id, "expired", false],
    ]);
    for (let open = 1; open < 50; open += 1) await askForReview();
    const path = `/api/carousels/${carouselId}/reviews`;
    expect((await server.send("POST", path, { token, body: {} })).statusCode).toBe(422);
    for (const days of [0, 366, 1.5, "30"]) {
      expect((await server.send("POST", path, { token, body: { days } })).statusCode).toBe(400);
    }
  });

  test("with a password shows nothing before it is entered, and wrong ones are limited", async () => {
    const { answer, askForReview, clock, comment, ofLink, readPage, server, unlock } =
      await setUp(shared);
    const { link } = await askForReview({ password: "tea time" });
    expect((await server.send("GET", ofLink(link))).json()).toEqual({ state: "locked" });
    const other = await askForReview({ password: "tea time" });
    const otherPass = (await unlock(other.link, "tea time")).json<{ pass: string }>().pass;
    for (const pass of ["nonsense", otherPass, `9999999999999-${"A".repeat(22)}`]) {
      expect((await readPage(link, pass)).state).toBe("locked");
      expect((await comment(link, {}, pass)).statusCode).toBe(403);
    }
    expect((await unlock(link, "coffee")).statusCode).toBe(403);
    const { pass } = (await unlock(link, "tea time")).json<{ pass: string }>();
    const page = await readPage(link, pass);
    expect(page.state).toBe("open");
    expect((await comment(link, {}, pass)).statusCode).toBe(201);
    expect((await answer(link, page)).statusCode).toBe(403);
    expect((await answer(link, page, {}, pass)).statusCode).toBe(204);
    for (let wrong = 0; wrong < 10; wrong += 1) await unlock(link, "coffee");
    expect((await unlock(link, "tea time")).statusCode).toBe(429);
    clock.nowMs += dayMs;
    expect((await readPage(link, pass)).state).toBe("locked");
  });

  test("belongs to its account: others can't list, withdraw or resolve anything", async () => {
    const { askForReview, carouselId, comment, list, server } = await setUp(shared);
    const { link, review } = await askForReview();
    const { id } = (await comment(link)).json<{ id: string }>();
    const { token } = await registerSomebody(server);
    const path = `/api/carousels/${carouselId}/reviews`;
    for (const [method, url, body] of [
      ["GET", path, undefined],
      ["POST", path, {}],
      ["DELETE", `/api/reviews/${review.id}`, undefined],
      ["PATCH", `/api/review-comments/${id}`, { resolved: true }],
    ] as const) {
      const sent = { token, ...(body && { body }) };
      expect((await server.send(method, url, sent)).statusCode, url).toBe(404);
    }
    expect(await list()).toMatchObject({
      reviews: [{ state: "open" }],
      comments: [{ resolved_at: null }],
    });
  });
});

describeOnBothEngines("comments on a review", (shared) => {
  test("are about a slide, a place on it or the whole post, and are resolved one by one", async () => {
    const { askForReview, comment, list, readPage, server, token } = await setUp(shared);
    const { link } = await askForReview();
    await comment(link, { slide: 1, x: 0.25, y: 1 });
    await comment(link, { slide: 0 });
    await comment(link, { slide: null, text: "  Lovely\nall of it  " });
    const { comments } = await list();
    expect(comments.map(({ slide, x, y, text }) => [slide, x, y, text]).toSorted()).toEqual([
      [null, null, null, "Lovely\nall of it"],
      [0, null, null, "Larger"],
      [1, 0.25, 1, "Larger"],
    ]);
    const id = comments.find(({ slide }) => slide === 1)?.id;
    const resolve = (resolved: boolean) =>
      server.send("PATCH", `/api/review-comments/${id}`, { token, body: { resolved } });
    expect((await resolve(true)).statusCode).toBe(204);
    const shown = (await readPage(link)).comments;
    expect(shown.filter(({ resolved_at }) => resolved_at !== null).map((one) => one.id)).toEqual([
      id,
    ]);
    await resolve(false);
    expect((await list()).comments.filter(({ resolved_at }) => resolved_at)).toEqual([]);
  });

  test.for([
    ["a slide that doesn't exist", { slide: 2 }, 422],
    ["a slide before the first", { slide: -1 }, 400],
    ["half a place", { x: 0.5 }, 400],
    ["a place without a slide", { slide: null, x: 0.5, y: 0.5 }, 400],
    ["a place outside the slide", { x: 1.5, y: 0.5 }, 400],
    ["no words", { text: " \n " }, 400],
    ["too many words", { text: "x".repeat(2001) }, 400],
    ["no name", { name: " \u202e " }, 400],
    ["a long name", { name: "x".repeat(101) }, 400],
    ["a version that isn't shown", { version: 2 }, 409],
  ] as const)("are refused with %s", async ([, body, status]) => {
    const { askForReview, comment, list } = await setUp(shared);
    const { link } = await askForReview();
    expect((await comment(link, body)).statusCode).toBe(status);
    expect((await list()).comments).toEqual([]);
  });

  test("keep every character of hostile, long and right-to-left texts", async () => {
    const { askForReview, comment, list } = await setUp(shared);
    const { link } = await askForReview();
    const texts = [
      `<img src=x onerror="alert(1)"><script>alert(1)</script>`,
      "مرحبا بالعالم، هل يمكن تكبير العنوان؟",
      "😀".repeat(1000),
    ];
    for (const text of texts) {
      const name = "سارة \u202e<b>\n";
      expect((await comment(link, { name, text })).statusCode).toBe(201);
    }
    const { comments } = await list();
    expect(comments.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    expect(new Set(comments.map(({ name }) => name))).toEqual(new Set(["سارة <b>"]));
  });

  test("are limited to 30 an hour an address, and to a number for each link", async () => {
    const { askForReview, comment, list, server } = await setUp(shared);
    const { link, review } = await askForReview();
    for (let sent = 0; sent < 30; sent += 1) expect((await comment(link)).statusCode).toBe(201);
    expect((await comment(link)).statusCode).toBe(429);
    const [row] = (await list()).comments;
    const { queries } = server.context.database;
    const more = Array.from({ length: maxReviewComments - 30 }, (_, index) => ({
      id: `more ${index}`,
      reviewId: review.id,
      version: 1,
      slide: null,
      x: null,
      y: null,
      name: "Maria",
      text: row?.text ?? "",
      createdAtMs: startMs,
      resolvedAtMs: null,
    }));
    await queries.insertInto("reviewComments").values(more.slice(0, 200)).execute();
    await queries.insertInto("reviewComments").values(more.slice(200)).execute();
    await server.context.rateLimits.reviewComment.forget("address:127.0.0.1");
    expect((await comment(link)).statusCode).toBe(422);
  });

  test("are mailed about once an hour, without the reviewer's words, and answers always", async () => {
    const { port, received } = await startSmtpServer();
    const { answer, askForReview, carouselId, clock, comment, readPage, server } = await setUp(
      shared,
      {
        SMTP_URL: `smtp://ada:secret@127.0.0.1:${port}`,
        MAIL_FROM: "slides@example.com",
        PUBLIC_URL: "https://slides.example",
      },
    );
    const { link, url } = await askForReview();
    expect(url).toBe(`https://slides.example/review/${link}`);
    for (const waitMs of [0, 1000, 60 * 60_000 + 1001]) {
      clock.nowMs += waitMs;
      await comment(link, { text: "Hostile words" });
    }
    await answer(link, await readPage(link), { answer: "changes", text: "Hostile words" });
    await sendMails(server);
    expect(received).toHaveLength(3);
    for (const mail of received) {
      const text = mail.text.replaceAll("=\r\n", "");
      expect(text).toContain(`https://slides.example/create/${carouselId}`);
      expect(text).not.toMatch(/Hostile|Maria/);
    }
  });
});

describeOnBothEngines("an answer to a review", (shared) => {
  test("is about the version that was seen; a later edit asks again and names its slides", async () => {
    const { answer, askForReview, edit, list, readPage } = await setUp(shared);
    const { link } = await askForReview();
    await edit("Typed");
    const page = await readPage(link);
    expect((await answer(link, page)).statusCode).toBe(204);
    expect((await readPage(link)).changes).toBeNull();
    // The editor's next automatic save replaces the one before, unless somebody has answered about it.
    await edit("Typed on");
    const next = await readPage(link);
    expect(next).toMatchObject({
      version: 3,
      answer: { answer: "approved", name: "Maria", version: 2 },
      changes: { slides: [1], removed: 0, is_reordered: false, captions: false, design: false },
    });
    expect((await answer(link, page)).statusCode).toBe(409);
    expect((await answer(link, next, { answer: "changes", name: "Ben" })).statusCode).toBe(204);
    expect((await list()).reviews).toMatchObject([
      { answer: { answer: "changes", name: "Ben", version: 3 } },
    ]);
  });

  test("is refused after the link was withdrawn, and with posts that the page didn't show", async () => {
    const { answer, askForReview, readPage, withdraw } = await setUp(shared);
    const { link, review } = await askForReview();
    const page = await readPage(link);
    const posts = [{ id: "3f0f2a36-7d0c-4c7d-9f4e-2f6d5b1a8c11", version: 1 }];
    expect((await answer(link, page, { posts })).statusCode).toBe(409);
    await withdraw(review.id);
    expect((await answer(link, page)).statusCode).toBe(404);
  });

  test("and its comments are in the account's export, and deleted with the account", async () => {
    const { answer, askForReview, comment, readPage, server, token } = await setUp(shared);
    const { link, review } = await askForReview();
    await comment(link);
    await answer(link, await readPage(link));
    const exported = (await server.send("GET", "/api/auth/export", { token })).json<{
      reviews: unknown[];
    }>();
    expect(exported.reviews).toMatchObject([
      { answer: { name: "Maria" }, comments: [{ text: "Larger" }] },
    ]);
    expect(JSON.stringify(exported)).not.toContain(link);
    const body = { password: "correct horse" };
    expect((await server.send("DELETE", "/api/auth/me", { token, body })).statusCode).toBe(204);
    const { queries } = server.context.database;
    const rows = [
      queries.selectFrom("reviews").select("id").where("id", "=", review.id),
      queries.selectFrom("reviewComments").select("id").where("reviewId", "=", review.id),
    ];
    for (const query of rows) expect(await query.execute()).toEqual([]);
  });
});
