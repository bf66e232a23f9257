import { samplePost } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { describeOnSampledEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "./mcp.fixture.ts";

const slide = (header: string) => ({
  header,
  description: [{ type: "text", value: `About ${header}` }],
});
const post = { title: "Tea", content: [slide("Cup"), slide("Pot"), slide("Leaf")] };
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Call = Awaited<ReturnType<Awaited<ReturnType<typeof setUpMcp>>["connect"]>>["call"];

const open = (call: Call) => ({
  async create(form: object = {}) {
    const { structuredContent } = await call("create_carousel", { post, ...form });
    return String(structuredContent?.["carousel_id"]);
  },
  async headers(id: string) {
    const { structuredContent } = await call("get_carousel", { carousel_id: id });
    const { version, slides } = structuredContent as {
      version: number;
      slides: { header: string; number: number }[];
    };
    return [version, ...slides.map(({ header }) => header)];
  },
  update: (id: string, version: number, ...operations: object[]) =>
    call("update_carousel", { carousel_id: id, version, operations }),
});

describeOnSampledEngine("a program that keeps carousels", (shared) => {
  test("changes slides by operations, each save a version that can be restored", async () => {
    const { connect, url } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const { create, headers, update } = open(call);
    const id = await create();
    const changed = await update(
      id,
      1,
      { op: "set_slide", slide: 2, value: { header: "Kettle", summary: "Hot" } },
      { op: "insert_slide", slide: 1, value: slide("Tea") },
      { op: "move_slide", slide: 4, to: 2 },
      { op: "remove_slide", slide: 3 },
      { op: "set_design", value: { template: "bold" } },
      { op: "set_title", value: "Tea time" },
    );
    expect(changed.structuredContent).toMatchObject({
      carousel_id: id,
      version: 2,
      changed_slides: [1, 2, 3],
      editor_url: `${url}/create/${id}`,
    });
    expect(await headers(id)).toEqual([2, "Tea", "Leaf", "Kettle"]);
    const shown = await call("get_carousel", { carousel_id: id, slides: "3", include: ["design"] });
    expect(shown.structuredContent).toMatchObject({
      title: "Tea time",
      slides: [{ number: 3, header: "Kettle", summary: "Hot" }],
      design: { fontFamily: "Montserrat" },
    });
    await update(id, 2, { op: "restore_version", value: 1 });
    expect(await headers(id)).toEqual([3, "Cup", "Pot", "Leaf"]);
  });

  test("moves images with their slides", async () => {
    const { connect, context, accountId } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const { create, update } = open(call);
    const id = await create();
    const { structuredContent: image } = await call("add_image", { url: pixel });
    const path = String(image?.["path"]);
    expect(path).toMatch(/^\/media\/.+\.webp$/);
    expect((await call("add_image", { url: pixel })).structuredContent).toMatchObject({ path });
    const saved = await context.carousels.get(accountId, id);
    await context.carousels.save(accountId, id, {
      ...saved,
      isAutosave: false,
      draft: { ...saved.draft, enableMedia: true, mediaUrls: { 2: path } },
    });
    await update(id, 2, { op: "move_slide", slide: 3, to: 1 }, { op: "remove_slide", slide: 3 });
    const { draft } = await context.carousels.get(accountId, id);
    expect(draft.mediaUrls).toEqual({ 0: path });
  });

  test("is told of a change by others, and of operations that don't fit", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const { create, headers, update } = open(call);
    const id = await create();
    const tries = [
      [
        await update(id, 5, { op: "remove_slide", slide: 1 }),
        `Carousel ${id} is at version 1, you changed version 5. Call get_carousel, then send the change with version 1.`,
      ],
      [
        await update(id, 1, { op: "remove_slide", slide: 9 }),
        "There is no slide 9: `slide` of remove_slide can be 1 to 3.",
      ],
      [
        await update(id, 1, { op: "move_slide", slide: 1 }),
        "move_slide needs `to`, a slide's number from 1 to 3.",
      ],
      [
        await update(id, 1, { op: "set_slide", slide: 1, value: "Tea" }),
        /^set_slide needs `value`/,
      ],
      [
        await update(id, 1, { op: "set_network", value: "x" }),
        /^set_network needs `value`, one of/,
      ],
      [
        await update(id, 1, { op: "set_slide", slide: 1, value: { header: 7 } }),
        /^The post is invalid:\n- Slide 1/,
      ],
      [
        await update(id, 1, { op: "restore_version", value: 8 }),
        /^This version no longer exists\. Versions are numbered/,
      ],
      [await call("get_carousel", { carousel_id: "nope" }), /list_carousels lists the ids/],
      [
        await call("create_carousel", { post, brand_id: "acme" }),
        /^The brand_id field names no brand kit of this account\./,
      ],
    ] as const;
    for (const [{ isError, content }, message] of tries) {
      expect(isError).toBe(true);
      const matching = typeof message === "string" ? message : expect.stringMatching(message);
      expect(content).toEqual([{ type: "text", text: matching as string }]);
    }
    const dry = await call("update_carousel", {
      carousel_id: id,
      version: 1,
      operations: [{ op: "remove_slide", slide: 1 }],
      dry_run: true,
    });
    expect(dry.structuredContent).toMatchObject({ version: 1, changed_slides: [1, 2] });
    expect(await headers(id)).toEqual([1, "Cup", "Pot", "Leaf"]);
  });

  test("duplicates, shares and deletes, and repeats no creation with a request id", async () => {
    const { connect } = await setUpMcp(shared.settings, { PUBLIC_URL: "http://slides.example" });
    const { call } = await connect();
    const { create } = open(call);
    const id = await create({ request_id: "a" });
    expect(await create({ request_id: "a" })).toBe(id);
    const form = { carousel_id: id, network: "twitter", title: "Tea for X", request_id: "b" };
    const copy = (await call("duplicate_carousel", form)).structuredContent;
    expect(copy).toMatchObject({ title: "Tea for X", version: 2 });
    const shared_ = await call("share_carousel", { carousel_id: id });
    expect(shared_.structuredContent).toMatchObject({
      share_url: expect.stringMatching(/^http:\/\/slides\.example\/s\/[\w-]{43}$/) as string,
      editor_url: `http://slides.example/create/${id}`,
    });
    const off = await call("share_carousel", { carousel_id: id, on: false });
    expect(off.structuredContent).toMatchObject({ share_url: null });
    await call("delete_carousel", { carousel_id: id });
    expect((await call("list_carousels")).structuredContent).toMatchObject({
      carousels: [{ id: copy?.["carousel_id"], network: "twitter" }],
    });
  });

  test("reaches nothing of another account", async () => {
    const server = await setUpMcp(shared.settings);
    const other = await registerSomebody(server);
    const theirs = await server.context.carousels.create(other.user.id, buildCarousel("Theirs"));
    const { call } = await server.connect();
    const id = { carousel_id: theirs.id };
    for (const [tool, args] of [
      ["get_carousel", id],
      ["update_carousel", { ...id, version: 1, operations: [{ op: "remove_slide", slide: 1 }] }],
      ["duplicate_carousel", id],
      ["delete_carousel", id],
      ["share_carousel", id],
      ["preview_carousel", id],
      ["export_carousel", id],
    ] as const) {
      const { isError, content } = await call(tool, args);
      expect([tool, isError]).toEqual([tool, true]);
      expect(JSON.stringify(content)).toContain("There is no such carousel.");
    }
    const kept = await server.context.carousels.get(other.user.id, theirs.id);
    expect(kept.title).toBe("Theirs");
  });

  test("reads a source in parts, plans from it, and reads brand and voice", async () => {
    const { connect, context, accountId } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const text = Array.from(
      { length: 120 },
      (_, index) => `In week ${index + 1} we sold ${index + 20} cups of green tea at the market.`,
    ).join("\n\n");
    const read = (await call("read_source", { text })).structuredContent;
    expect(read).toMatchObject({ shown: expect.stringMatching(/^1-\d+ of 120$/) as string });
    const source_id = String(read?.["source_id"]);
    const rest = await call("read_source", { source_id, from: 115 });
    expect(rest.structuredContent).toMatchObject({ shown: "115-120 of 120", warnings: [] });
    const plan = (await call("outline_post", { source: source_id, slides: 4 })).structuredContent;
    expect(plan).toMatchObject({ outline: { items: expect.any(Array) as [] } });
    const outline = plan?.["outline"];
    const hooks = await call("suggest_hooks", { source: source_id, outline });
    expect(hooks.structuredContent).toMatchObject({ hooks: expect.any(Array) as [] });
    const made = await call("generate_post", { source: source_id, outline, request_id: "r" });
    expect(made.structuredContent).toMatchObject({ carousel_id: expect.any(String) as string });
    expect(made.structuredContent?.["remaining_credits"]).toBe(9);
    expect((await call("list_brands")).structuredContent).toMatchObject({ brands: [] });
    expect((await call("list_voices")).structuredContent).toMatchObject({ voices: [] });
    const { brand } = await context.brands.find(accountId);
    expect(brand).toBeNull();
  });
});

describeOnSampledEngine("a file that a tool exports", (shared) => {
  test("notifies no webhook, because automations publish what they are told of", async () => {
    const { account, accountId, connect, context, key, send } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const hook = { url: "http://93.184.215.14/hook", events: ["carousel.completed" as const] };
    await context.webhooks.create(account, hook);
    const count = async () => (await context.webhooks.list(accountId)).deliveries.length;
    await call("export_carousel", { post: samplePost, type: "md" });
    expect(await count()).toBe(0);
    const response = await send("POST", "/api/v1/render", {
      token: key,
      body: { post: samplePost, type: "md" },
      headers: { prefer: "respond-async" },
    });
    const { id } = response.json<{ id: string }>();
    await context.jobs.finish(accountId, id, { timeoutMs: 30_000 });
    expect(await count()).toBe(1);
  });
});

describeOnSampledEngine("a result", (shared) => {
  test("of any tool has at most 60 kB, and the overview of slides at most 200 kB", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const value = "Read it aloud, then cut what nobody would say to a friend. ".repeat(20);
    const content = Array.from({ length: 60 }, (_, index) => ({
      header: `Habit ${index + 1}`,
      description: [{ type: "text", value }],
    }));
    const { create } = open(call);
    const id = await create({ post: { title: "Habits", content } });
    const size = (result: object) => Buffer.byteLength(JSON.stringify(result));
    for (const type of ["pdf", "zip", "pptx"]) {
      const file = await call("export_carousel", { post: samplePost, type });
      expect(size(file)).toBeLessThan(3000);
    }
    const sheet = await call("preview_carousel", { carousel_id: id, slides: "1-12" });
    expect(sheet.content[1]?.type).toBe("image");
    expect(size(sheet)).toBeLessThanOrEqual(200_000);
    const one = await call("preview_slide", { carousel_id: id, slide: 2 });
    expect(one.content[1]?.type).toBe("image");
    expect(size(one)).toBeLessThanOrEqual(60_000);
    const whole = await call("get_carousel", { carousel_id: id });
    expect(whole).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/kB\. Use `slides`, such as 1-4\.$/) as string }],
    });
    const part = await call("get_carousel", { carousel_id: id, slides: "2-4" });
    expect(part.structuredContent).toMatchObject({ slide_count: 60, slides: { length: 3 } });
  }, 60_000);
});
