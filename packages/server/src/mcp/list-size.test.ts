import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "./mcp.fixture.ts";

/** Every chat begins with the list, so it costs attention and money. */
const maxListBytes = 24_000;
const maxNameLength = 64;

describeOnEngine("sqlite", "the list of tools", (shared) => {
  test("has at most 24 kB", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { client } = await connect();
    const listed = await client.listTools();
    const sizes = listed.tools.map((tool) => [tool.name, JSON.stringify(tool).length]);
    if (process.env["SHOW"]) console.log(sizes);
    expect(Buffer.byteLength(JSON.stringify(listed)), JSON.stringify(sizes)).toBeLessThanOrEqual(
      maxListBytes,
    );
    for (const { name, title, description, annotations } of listed.tools) {
      expect(name.length).toBeLessThanOrEqual(maxNameLength);
      expect(title).toBeTruthy();
      expect(annotations?.title).toBe(title);
      expect(description).toMatch(name === "generate_post" ? /Costs 1 credit\.$/ : /Free\.$/);
    }
  });
});
