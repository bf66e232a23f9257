import type { CallToolResult, Client } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { type Era, setUpMcp } from "./mcp.fixture.ts";

/** Longest result; only pictures of slides may have `sheetBytes`. */
const resultBytes = 60_000;
const sheetBytes = 200_000;

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const value = "Read it aloud, then cut what nobody would say to a friend. ".repeat(4);
const post = {
  title: "Writing",
  content: Array.from({ length: 8 }, (_, index) => ({
    header: `Habit ${index + 1}`,
    description: [{ type: "text", value }],
  })),
};
const article = Array.from(
  { length: 200 },
  (_, index) => `In week ${index + 1} we sold ${index + 20} cups of green tea at the market.`,
).join("\n\n");

type Data = Record<string, unknown>;

/** Calls a tool, and returns its data. */
type Call = (name: string, args?: object) => Promise<Data>;

const readPublication = ({ publication }: Data) =>
  publication as { id: string; targets: { target_id: string }[] };

/** Calls every tool at least once, with what the calls before returned. */
async function callEveryTool(call: Call, { connection_id }: { connection_id: string }) {
  for (const part of [undefined, "networks", "layouts", "designs", "fonts", "writing"]) {
    await call("list_options", part === undefined ? {} : { part });
  }
  await call("validate_post", { post });
  const { carousel_id } = await call("create_carousel", { post });
  const id = { carousel_id };
  await call("get_carousel", { ...id, include: ["design", "images", "captions"] });
  const operations = [{ op: "set_slide", slide: 3, value: { header: "Cut half" } }];
  await call("update_carousel", { ...id, version: 1, operations });
  await call("preview_carousel", id);
  await call("preview_slide", { ...id, slide: 3 });
  await call("get_slide_picture", { ...id, slide: 3 });
  const exported = await call("export_carousel", { ...id, type: "pdf" });
  const job_id = /\/files\/([\w-]{36})\//.exec(String(exported["url"]))?.[1];
  await call("get_job", { job_id });
  await call("duplicate_carousel", id);
  await call("share_carousel", id);
  await call("list_carousels");
  await call("add_image", { url: pixel });
  await call("add_image");
  await call("list_brands");
  await call("list_voices");
  const { source_id: source } = await call("read_source", { text: article });
  const { outline } = await call("outline_post", { source, slides: 8 });
  await call("suggest_hooks", { source, outline });
  await call("generate_post", { source, slides: 8 });
  await call("get_credits");
  await call("list_connections");
  const targets = [{ connection_id, caption: "Writing" }];
  const published = await call("publish_carousel", {
    ...id,
    targets,
    when: { kind: "unscheduled" },
  });
  const { id: publication_id } = readPublication(published);
  const when = { kind: "unscheduled" };
  const moved = await call("move_publication", { publication_id, when });
  await call("list_publications");
  const { target_id } = readPublication(moved).targets[0] ?? {};
  await call("check_publication", { publication_id, target_id });
  await call("cancel_publication", { publication_id });
  await call("delete_carousel", id);
}

/** Tools that refuse what they are asked here: only posts with an unknown outcome are checked. */
const refusals: Readonly<Record<string, RegExp>> = { check_publication: /current status/ };

async function measure(client: Client, connection_id: string) {
  const sizes = new Map<string, number>();
  await callEveryTool(
    async (name, args = {}) => {
      const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
      const bytes = Buffer.byteLength(JSON.stringify(result));
      sizes.set(name, Math.max(bytes, sizes.get(name) ?? 0));
      const refusal = refusals[name];
      const text = result.content.map((part) => (part.type === "text" ? part.text : "")).join("");
      if (refusal)
        expect([name, result.isError, text]).toEqual([name, true, expect.stringMatching(refusal)]);
      else expect(result.isError, `${name}: ${text}`).not.toBe(true);
      return (result.structuredContent ?? {}) as Data;
    },
    { connection_id },
  );
  return sizes;
}

describeOnEngine("sqlite", "the official client", (shared) => {
  test.for(["legacy", "modern"] satisfies Era[])(
    "calls every tool in %s, with small results",
    { timeout: 120_000 },
    async (era) => {
      const { accountId, connect, context, key } = await setUpMcp(shared.settings);
      const { client } = await connect(key, era);
      const { id } = await context.connections.connect(accountId, {
        network: "handover",
        name: "n8n",
        url: "http://93.184.215.14/hook",
        time_zone: "UTC",
      });
      const sizes = await measure(client, id);
      if (process.env["SHOW"]) console.log(Object.fromEntries(sizes));
      const { tools } = await client.listTools();
      expect([...sizes.keys()].toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
      for (const [name, bytes] of sizes) {
        const limit = name === "preview_carousel" ? sheetBytes : resultBytes;
        expect(bytes, name).toBeLessThanOrEqual(limit);
      }
    },
  );
});
