import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { eras, type Era, setUpMcp } from "./mcp.fixture.ts";

describeOnEngine("sqlite", "resources", (shared) => {
  test.for(Object.keys(eras) as Era[])("can be listed and read by clients of %s", async (era) => {
    const { accountId, connect, context, key } = await setUpMcp(shared.settings);
    const { client } = await connect(key, era);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri.replace(/-\w{12}\./, "-HASH."))).toEqual([
      "slideloom://guide/post-format",
      "ui://slideloom/carousel-HASH.html",
      "skill://slideloom/SKILL.md",
    ]);
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType, text: expect.any(String) as string }]);
    }
    const { id } = await context.carousels.create(accountId, buildCarousel("Mine"));
    const { contents } = await client.readResource({ uri: `slideloom://carousels/${id}` });
    expect(contents).toMatchObject([{ mimeType: "application/json" }]);
  });

  test("of others, and unknown ones, are not there", async () => {
    const server = await setUpMcp(shared.settings);
    const other = await registerSomebody(server);
    const { id } = await server.context.carousels.create(other.user.id, buildCarousel("Theirs"));
    const { client } = await server.connect();
    for (const uri of [`slideloom://carousels/${id}`, "slideloom://carousels/..", "file:///etc"]) {
      await expect(client.readResource({ uri })).rejects.toThrow("There is no resource");
    }
  });
});

describeOnEngine("sqlite", "prompts", (shared) => {
  test.for(Object.keys(eras) as Era[])("are sentences for clients of %s", async (era) => {
    const { connect, key } = await setUpMcp(shared.settings);
    const { client } = await connect(key, era);
    const { prompts } = await client.listPrompts();
    expect(prompts).toHaveLength(3);
    for (const { name, arguments: fields = [] } of prompts) {
      const values = Object.fromEntries(fields.map((field) => [field.name, "TEA"]));
      const { messages } = await client.getPrompt({ name, arguments: values });
      expect(JSON.stringify(messages)).toContain("TEA");
      await expect(client.getPrompt({ name })).rejects.toThrow("needs the argument");
    }
    await expect(client.getPrompt({ name: "constructor" })).rejects.toThrow("There is no prompt");
  });
});

describeOnEngine("sqlite", "the carousel's view", (shared) => {
  test("loads nothing from anywhere, and gets its pictures apart from what models see", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { client, call } = await connect();
    const { tools } = await client.listTools();
    const preview = tools.find(({ name }) => name === "preview_carousel");
    const { resourceUri } = Object(preview?._meta?.["ui"]) as { resourceUri: string };
    expect(preview?._meta?.["ui/resourceUri"]).toBe(resourceUri);
    const picture = tools.find(({ name }) => name === "get_slide_picture");
    expect(picture?._meta).toEqual({ ui: { visibility: ["app"] } });
    const { contents } = await client.readResource({ uri: resourceUri });
    const [{ text = "", _meta = {} } = {}] = contents as { text?: string; _meta?: object }[];
    expect(text).not.toMatch(/https?:|\bsrc=|@import|url\(/);
    expect(_meta).toEqual({ ui: { prefersBorder: false } });
    const content = [{ header: "Cup", description: [{ type: "text", value: "Warm" }] }];
    const result = await call("get_slide_picture", { post: { title: "Tea", content }, slide: 1 });
    expect(result._meta?.["slideloom/picture"]).toMatch(/^data:image\/webp;base64,/);
    expect(JSON.stringify(result.content)).not.toContain("base64");
    expect(JSON.stringify(result).length).toBeLessThan(60_000);
  });
});
