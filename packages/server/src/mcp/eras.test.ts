import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "./mcp.fixture.ts";

describeOnEngine("sqlite", "a client of the protocol", (shared) => {
  test.for([
    ["legacy", "2025-11-25"],
    ["auto", "2026-07-28"],
    ["modern", "2026-07-28"],
  ] as const)("of the era %s speaks revision %s", async ([era, revision]) => {
    const { connect, key } = await setUpMcp(shared.settings);
    const { client, call } = await connect(key, era);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: "slideloom" });
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    expect((await call("get_credits")).structuredContent).toMatchObject({ credits: 10 });
    expect(await call("get_credits", { of: "Ada" })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^Unknown field: of\. /) as string }],
    });
    await expect(call("no_such_tool")).rejects.toThrow("There is no tool no_such_tool.");
  });

  test("of the previous library connects", async () => {
    const { url, key } = await setUpMcp(shared.settings);
    const client = new OldClient({ name: "tests", version: "1.0.0" });
    onTestFinished(() => client.close());
    const headers = { authorization: `Bearer ${key}` };
    const address = new URL("/mcp", url);
    const transport = new StreamableHTTPClientTransport(address, { requestInit: { headers } });
    await client.connect(transport as Transport);
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    const result = await client.callTool({ name: "get_credits", arguments: {} });
    expect(result.structuredContent).toMatchObject({ credits: 10 });
  });
});
