import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { z } from "zod";
import { createTestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { type Era, eras, setUpMcp } from "../mcp/mcp.fixture.ts";
import { skillsDir } from "../skills-dir.ts";

const hashOf = (bytes: Uint8Array | string) =>
  `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

const filesOnDisk = readdirSync(`${skillsDir}/slideloom`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
  .toSorted();

const fileSchema = z.object({ uri: z.string(), digest: z.string(), size: z.number() });
const skillSchema = z.object({
  uri: z.string(),
  frontmatter: z.looseObject({ name: z.string(), description: z.string() }),
  resources: z.array(fileSchema),
});
const directorySchema = z.object({
  resources: z.array(z.object({ uri: z.string(), name: z.string(), mimeType: z.string() })),
});

describeOnEngine("sqlite", "the skill at its well-known address", (shared) => {
  test("is an archive with the promised digest, whose root has SKILL.md", async () => {
    const { app } = await createTestApp(shared.settings);
    const index = await app.inject("/.well-known/agent-skills/index.json");
    const { $schema, skills } = index.json<{
      $schema: string;
      skills: { url: string; digest: string; name: string; description: string }[];
    }>();
    expect($schema).toBe("https://schemas.agentskills.io/discovery/0.2.0/schema.json");
    expect(skills).toMatchObject([{ name: "slideloom", type: "archive" }]);
    const [{ url, digest, description } = { url: "", digest: "", description: "" }] = skills;
    expect(description).toMatch(/^Makes carousel posts/);
    const { rawPayload, headers } = await app.inject(url);
    expect(headers["content-type"]).toBe("application/zip");
    expect(hashOf(rawPayload)).toBe(digest);
    const files = unzipSync(rawPayload);
    expect(
      Object.keys(files)
        .map((path) => path.split("/").at(-1))
        .toSorted(),
    ).toEqual(filesOnDisk);
    expect(strFromU8(files["SKILL.md"] ?? new Uint8Array())).toContain("name: slideloom");
  });
});

describeOnEngine("sqlite", "the skill over MCP", (shared) => {
  test.for(Object.keys(eras) as Era[])("can be read as resources in %s", async (era) => {
    const { connect, key } = await setUpMcp(shared.settings);
    const { client } = await connect(key, era);
    const { contents } = await client.readResource({ uri: "skill://slideloom/SKILL.md" });
    expect(contents).toMatchObject([{ mimeType: "text/markdown" }]);
    for (const uri of ["skill://slideloom/../SKILL.md", "skill://other/SKILL.md"]) {
      await expect(client.readResource({ uri })).rejects.toThrow("There is no resource");
    }
  });

  test("is listed with each file's digest and size, which are those of what is read", async () => {
    const { connect, key } = await setUpMcp(shared.settings);
    const { client } = await connect(key, "modern");
    const { skills } = await client.request(
      { method: "skills/list", params: {} },
      z.object({ skills: z.array(skillSchema), ttlMs: z.number() }),
    );
    const [listed] = skills;
    expect(listed).toMatchObject({
      uri: "skill://slideloom/SKILL.md",
      frontmatter: { name: "slideloom", license: "MIT" },
    });
    expect(listed?.resources).toHaveLength(filesOnDisk.length);
    for (const { uri, digest, size } of listed?.resources ?? []) {
      const { contents } = await client.readResource({ uri });
      const [{ text = "" } = {}] = contents as { text?: string }[];
      expect([hashOf(text), Buffer.byteLength(text)]).toEqual([digest, size]);
    }
    const params = { uri: "skill://slideloom/SKILL.md" };
    const { skill } = await client.request(
      { method: "skills/get", params },
      z.object({ skill: skillSchema }),
    );
    expect(skill).toEqual(listed);
  });

  test("has folders that can be listed; other addresses are refused", async () => {
    const { connect, key } = await setUpMcp(shared.settings);
    const { client } = await connect(key, "modern");
    const list = (uri: string) =>
      client.request({ method: "resources/directory/read", params: { uri } }, directorySchema);
    const { resources } = await list("skill://slideloom");
    expect(resources.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ["SKILL.md", "text/markdown"],
      ["assets", "inode/directory"],
      ["references", "inode/directory"],
    ]);
    expect((await list("skill://slideloom/references/")).resources).toHaveLength(3);
    for (const uri of ["skill://", "skill:/", "skill://slideloom/SKILL.md", "skill://slide", ""]) {
      await expect(list(uri)).rejects.toThrow("is not a directory");
    }
  });
});
