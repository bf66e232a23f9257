import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { callWithProgress, setUpMcp } from "./mcp.fixture.ts";

/** With this time limit of 0 seconds, every render becomes a job. */
const slow = { RENDER_TIMEOUT_SECONDS: "0" };

const content = Array.from({ length: 12 }, (_, index) => ({
  header: `Cup ${index}`,
  description: [{ type: "text", value: "Warm" }],
}));
const form = { post: { title: "Tea", content }, type: "zip", options: { scale: 1 } };
const drawn = { name: "Tea-slides.zip", type: "application/zip", warnings: [] };

describeOnEngine("sqlite", "a render that exceeds the request limit", (shared) => {
  test("reports progress to a client that requested it, until it ends", async () => {
    const { connect } = await setUpMcp(shared.settings, slow);
    const { client } = await connect();
    const { told, result } = await callWithProgress(client, "export_carousel", form);
    expect(result.structuredContent).toMatchObject(drawn);
    expect(result.content[1]?.type).toBe("resource_link");
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]?.message).toMatch(/^Job [\w-]{36}: /);
    const seconds = told.map(({ progress }) => progress);
    expect(seconds).toEqual([...new Set(seconds)].toSorted((one, other) => one - other));
  });

  test("is a stream of events that ends with the response, for that client only", async () => {
    const { url, key } = await setUpMcp(shared.settings, slow);
    const send = async (params: object) => {
      const response = await fetch(`${url}/mcp`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
      });
      return { type: response.headers.get("content-type"), body: await response.text() };
    };
    const call = { name: "export_carousel", arguments: form };
    const events = await send({ ...call, _meta: { progressToken: "a" } });
    expect(events.type).toMatch(/^text\/event-stream/);
    expect(events.body).toContain('"method":"notifications/progress"');
    expect(events.body.trimEnd().split("\n").at(-1)).toContain('"structuredContent"');
    expect((await send(call)).type).toMatch(/^application\/json/);
  });

  test("returns a job id before other clients time out", async () => {
    const { connect } = await setUpMcp(shared.settings, slow);
    const { call } = await connect();
    for (const [tool, args] of [
      ["export_carousel", form],
      ["preview_slide", { post: form.post, slide: 2 }],
    ] as const) {
      const { structuredContent, isError } = await call(tool, args);
      expect(isError).toBeUndefined();
      const { job } = structuredContent as { job: { job_id: string; message: string } };
      expect(job.message).toMatch(/Call get_job with this job_id/);
      const { client } = await connect();
      const { result } = await callWithProgress(client, "get_job", { job_id: job.job_id });
      expect(result.structuredContent).toMatchObject(
        tool === "export_carousel" ? drawn : { warnings: [] },
      );
      expect(result.content.slice(1).map(({ type }) => type)).toEqual(
        tool === "export_carousel" ? [] : ["image"],
      );
    }
  });

  test("rejects an unknown job", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    expect(await call("get_job", { job_id: "a/../b" })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^There is no such job/) as string }],
    });
  });
});
