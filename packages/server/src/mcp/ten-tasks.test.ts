import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { type Era, setUpMcp } from "./mcp.fixture.ts";

/** The longest result; only an overview of all slides may have `sheetCharacters`. */
const resultCharacters = 60_000;
const sheetCharacters = 200_000;

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const slide = (header: string) => ({
  header,
  description: [{ type: "text", value: `About ${header}` }],
});
const post = { title: "Tea", content: ["Cup", "Pot", "Leaf", "Milk", "Time"].map(slide) };
const article = "The oven died on 3 March. Of 420 guests, 38% came back within a month. ".repeat(
  20,
);

type Result = Record<string, unknown>;
type Call = (name: string, args?: object) => Promise<Result>;

/** What people ask an agent for, and the calls that it needs. Each task may use what the tasks before made. */
const tasks: Record<string, (call: Call, made: Record<string, string>) => Promise<unknown>> = {
  "make a carousel and look at it": async (call, made) => {
    await call("list_options", { part: "layouts" });
    await call("validate_post", { post: post });
    const { carousel_id } = await call("create_carousel", { post: post, title: "Writing" });
    made["id"] = String(carousel_id);
    await call("preview_carousel", { carousel_id });
  },
  "change slide 3": async (call, { id }) => {
    const { version } = await call("get_carousel", { carousel_id: id, slides: "3" });
    const value = { header: "Cut half", summary: "Then read it aloud." };
    const operations = [{ op: "set_slide", slide: 3, value }];
    await call("update_carousel", { carousel_id: id, version, operations });
  },
  "a copy for another network": (call, { id }) =>
    call("duplicate_carousel", { carousel_id: id, network: "instagram" }),
  "another design": async (call, { id }) => {
    await call("list_brands");
    const operations = [{ op: "set_design", value: { template: "bold" } }];
    await call("update_carousel", { carousel_id: id, version: 2, operations });
  },
  "store an image": (call) => call("add_image", { url: pixel }),
  "a PDF": (call, { id }) => call("export_carousel", { carousel_id: id, type: "pdf" }),
  "propose a post": async (call, { id, connection_id }) => {
    await call("list_connections");
    const targets = [{ connection_id, caption: "Writing" }];
    await call("publish_carousel", { carousel_id: id, targets, when: { kind: "unscheduled" } });
    await call("list_publications");
  },
  "a link for a colleague": (call, { id }) => call("share_carousel", { carousel_id: id }),
  "a post from an article": async (call) => {
    const { source_id } = await call("read_source", { text: article });
    await call("generate_post", { source: source_id, slides: 4 });
  },
  "tidy up": async (call, { id }) => {
    await call("list_carousels");
    await call("delete_carousel", { carousel_id: id });
  },
};

describeOnEngine("sqlite", "ten tasks that people give an agent", (shared) => {
  test.for(["legacy", "modern"] satisfies Era[])(
    "take few calls and short results in %s",
    async (era) => {
      const { accountId, connect, context, key } = await setUpMcp(shared.settings);
      const { client } = await connect(key, era);
      const { id: connection_id } = await context.connections.connect(accountId, {
        network: "handover",
        name: "n8n",
        url: "http://93.184.215.14/hook",
        time_zone: "UTC",
      });
      const made: Record<string, string> = { connection_id };
      const rows: [task: string, calls: number, characters: number][] = [];
      for (const [task, perform] of Object.entries(tasks)) {
        let [calls, characters] = [0, 0];
        await perform(async (name, args = {}) => {
          const result = await client.callTool({ name, arguments: { ...args } });
          const { length } = JSON.stringify(result);
          expect(result.isError, `${task}: ${name}: ${JSON.stringify(result.content)}`).not.toBe(
            true,
          );
          const limit = name === "preview_carousel" ? sheetCharacters : resultCharacters;
          expect(length, name).toBeLessThanOrEqual(limit);
          calls += 1;
          characters += JSON.stringify(args).length + length;
          return result.structuredContent as Result;
        }, made);
        rows.push([task, calls, characters]);
      }
      expect(rows).toHaveLength(10);
      // The longest task has an overview of all slides, which is an image.
      for (const [task, calls, characters] of rows) {
        expect(calls, task).toBeLessThanOrEqual(4);
        expect(characters, task).toBeLessThanOrEqual(
          task.includes("look") ? sheetCharacters : 20_000,
        );
      }
    },
  );
});
