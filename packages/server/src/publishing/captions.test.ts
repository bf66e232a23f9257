import type {
  Publication,
  PublicationListResponse,
  ScheduleImportResponse,
} from "@slideloom/core/contract/publications";
import type { SharedCarousel } from "@slideloom/core/contract/shares";
import { samplePost } from "@slideloom/core/document";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { startFakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import { startFakeBuffer } from "../connectors/buffer/fake-buffer.fixture.ts";
import { describeOnSampledEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { connectNetwork } from "./connect-network.fixture.ts";

type Published = readonly (Publication["targets"][number] | undefined)[];

const when = { kind: "unscheduled" };
const post = { ...samplePost, caption: "For all #tea" };
const cited = {
  ...post,
  sources: [{ id: "src_7f3a", title: "My notes", hash: "sha256:0" }],
  allowed: ["83%"],
  content: post.content.map((slide) => ({ ...slide, sources: ["p7"] })),
};

/** Sets up an account that publishes on Bluesky, and on Instagram through Buffer. */
async function setUp(settings: DatabaseSettings) {
  const [bluesky, buffer] = [await startFakeBluesky(), await startFakeBuffer()];
  onTestFinished(async () => {
    await bluesky.close();
    await buffer.close();
  });
  const server = await createTestApp(settings, {
    environment: { FAKE_BLUESKY_URL: bluesky.url, FAKE_BUFFER_URL: buffer.url },
  });
  const { token } = await registerSomebody(server);
  const connect = (network: "bluesky" | "buffer") =>
    connectNetwork(server, token, { network, url: "" });
  const connections = [await connect("bluesky"), await connect("buffer")];
  const ask = async <Answer>(method: "GET" | "POST" | "PATCH", url: string, body?: object) => {
    const response = await server.send(method, url, { token, ...(body && { body }) });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json<Answer>();
  };
  const save = (change: object) =>
    ask<{ id: string }>(
      "POST",
      "/api/carousels",
      buildCarousel("Tea", { jsonInput: JSON.stringify(post), ...change }),
    );
  /** Returns the targets in the order of the connections. */
  const publish = async (carousel_id: string, target: object = {}) => {
    const targets = connections.map((connection_id) => ({ connection_id, ...target }));
    const body = { carousel_id, when, targets };
    const made = await ask<Publication>("POST", "/api/publications", body);
    return connections.map((id) => made.targets.find((one) => one.connection_id === id));
  };
  return { server, token, ask, save, publish };
}

describeOnSampledEngine("captions of publications", (shared) => {
  test("are the service's own, then the post's, unless the request has one", async () => {
    const { save, publish } = await setUp(shared.settings);
    const { id } = await save({ captions: { instagram: "For Instagram", x: "For X" } });
    const listCaptions = (targets: Published) => targets.map((target) => target?.caption);
    expect(listCaptions(await publish(id))).toEqual(["For all #tea", "For Instagram"]);
    expect(listCaptions(await publish(id, { caption: "Once" }))).toEqual(["Once", "Once"]);
    expect(listCaptions(await publish(id, { caption: "" }))).toEqual(["", ""]);
  });

  test("by a model are labelled where the service has a label, unless somebody chose", async () => {
    const { save, publish } = await setUp(shared.settings);
    const { id } = await save({ aiGenerated: true });
    const listOptions = (targets: Published) => targets.map((target) => target?.options);
    expect(listOptions(await publish(id))).toEqual([{}, { ai_generated: true }]);
    const options = { ai_generated: false };
    expect(listOptions(await publish(id, { options }))[1]).toEqual(options);
    const other = await save({});
    expect(listOptions(await publish(other.id))).toEqual([{}, {}]);
  });

  test("of a table's rows are saved with the carousel", async () => {
    const { ask } = await setUp(shared.settings);
    const csv = 'title,slide 1,networks,caption\nTea,Green,bluesky,"Two teas, #tea"';
    const { rows } = await ask<ScheduleImportResponse>("POST", "/api/publications/import", { csv });
    const made = await ask<Publication>("GET", `/api/publications/${rows[0]?.publication_id}`);
    expect(made.targets[0]?.caption).toBe("Two teas, #tea");
    const { draft } = await ask<SharedCarousel>("GET", `/api/carousels/${made.carousel_id}`);
    expect(JSON.parse(draft.jsonInput)).toMatchObject({ caption: "Two teas, #tea" });
    const again = await ask<ScheduleImportResponse>("POST", "/api/publications/import", { csv });
    expect(again.rows).toMatchObject([{ is_new: false, publication_id: made.id }]);
  });

  test("of a table's rows may have a first comment, where one can be sent", async () => {
    const { ask } = await setUp(shared.settings);
    const table = (comment: string) =>
      `title,slide 1,networks,first_comment\nTea,Green,bluesky; buffer:instagram:ana.makes,${comment}`;
    const run = (comment: string) =>
      ask<ScheduleImportResponse>("POST", "/api/publications/import", { csv: table(comment) });
    const { rows } = await run("More soon");
    expect(rows[0]?.warnings).toEqual([
      "We can't post first comments to Bluesky, so the first comment is left out.",
    ]);
    const { targets } = await ask<Publication>(
      "GET",
      `/api/publications/${rows[0]?.publication_id}`,
    );
    const comments = targets.map(({ service, options }) => [service, options.first_comment]);
    expect(comments.toSorted()).toEqual([
      ["bluesky", undefined],
      ["instagram", "More soon"],
    ]);
    expect((await run("More soon")).rows).toMatchObject([{ is_new: false }]);
    expect((await run("Other")).rows).toMatchObject([{ is_new: true }]);
  });

  test("and sources aren't on the shared page", async () => {
    const { ask, save } = await setUp(shared.settings);
    const { id } = await save({
      captions: { x: "For X" },
      aiGenerated: true,
      jsonInput: JSON.stringify(cited),
    });
    const { url } = await ask<{ url: string }>("POST", `/api/carousels/${id}/share`);
    const { draft } = await ask<SharedCarousel>("GET", `/api/shares/${url.split("/").at(-1)}`);
    expect(JSON.stringify(draft)).not.toMatch(/For X|For all|aiGenerated/);
    expect(JSON.parse(draft.jsonInput)).toEqual(samplePost);
  });
});

describeOnSampledEngine("the slides of publications", (shared) => {
  test("are laid out for the network unless the request keeps the carousel's size", async () => {
    const { server, token, ask, save, publish } = await setUp(shared.settings);
    const { id } = await save({ carouselFormat: "vertical" });
    const listSizes = (targets: Published) => targets.map((target) => target?.slide_size);
    const [onBluesky, onInstagram] = await publish(id);
    expect(listSizes([onBluesky, onInstagram])).toEqual(["network", "network"]);
    const { publications } = await ask<PublicationListResponse>(
      "GET",
      "/api/publications?unscheduled=true",
    );
    const address = `/api/publications/${publications[0]?.id}`;
    const kept = { connection_id: onBluesky?.connection_id, slide_size: "carousel" };
    const changed = await ask<Publication>("PATCH", address, { targets: [kept] });
    expect(listSizes(changed.targets)).toEqual(["carousel"]);
    const newest = { use_newest_version: true };
    expect(listSizes((await ask<Publication>("PATCH", address, newest)).targets)).toEqual([
      "carousel",
    ]);
    // Instagram refuses the carousel's own size, 9:16.
    const tall = { connection_id: onInstagram?.connection_id, slide_size: "carousel" };
    const body = { carousel_id: id, when, targets: [tall] };
    const refused = await server.send("POST", "/api/publications", { token, body });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      "These slides are too tall for Instagram. Choose another slide size.",
    ]);
  });

  test("keep the carousel's size if they were scheduled before there was a choice", async () => {
    const { server, save, publish, ask } = await setUp(shared.settings);
    const { id } = await save({});
    const [target] = await publish(id);
    const { queries } = server.context.database;
    const payload = JSON.stringify({ caption: "Tea", alt_texts: [], options: {} });
    await queries
      .updateTable("publicationTargets")
      .set({ payload })
      .where("id", "=", target?.id ?? "")
      .execute();
    const { publications } = await ask<PublicationListResponse>(
      "GET",
      "/api/publications?unscheduled=true",
    );
    const stored = publications.flatMap(({ targets }) => targets);
    expect(stored.find((one) => one.id === target?.id)?.slide_size).toBe("carousel");
  });
});
