import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { publicCarouselSchema } from "@slideloom/core/contract/public-carousels";
import { validateResponseSchema } from "@slideloom/core/contract/public-post";
import { parsePost, type Post } from "@slideloom/core/document";
import { importText } from "@slideloom/core/import";
import { expect, onTestFinished, test } from "vitest";
import { runCommandLine } from "../cli/program.ts";
import { describeOnEngine, describeOnSampledEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";
import { setUpPublicApi } from "./public-api.fixture.ts";

/** The documentation's example, which uses every field of a slide. */
const text = readFileSync(new URL("../../../../docs/example.post.json", import.meta.url), "utf8");
const post = JSON.parse(text) as Post;
/** The example without `sources` and `allowed`, because the Markdown of a post doesn't contain them. */
const written: Post = readWritten(post);
const warnings = ["Slide 4 has an unanswered question"];

function readWritten({ sources: _sources, allowed: _allowed, ...own }: Post): Post {
  return { ...own, content: own.content.map(({ sources: _sources, ...slide }) => slide) };
}

function readMarkdown(markdown: string): Post | undefined {
  const result = importText(markdown, "markdown");
  return result.ok ? result.posts[0]?.post : undefined;
}

test("the example is valid without warnings", () => {
  expect(parsePost(text)).toMatchObject({ ok: true, post, warnings: [{ message: warnings[0] }] });
});

describeOnSampledEngine("every field of a slide", (shared) => {
  test("round-trips through the API: validate, save, change and Markdown", async () => {
    const { send, key: token } = await setUpPublicApi(shared.settings);
    const ask = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
      const response = await send(method, `/api/v1${path}`, { token, ...(body && { body }) });
      expect(response.statusCode, response.body).toBeLessThan(300);
      return response;
    };
    const checked = validateResponseSchema.parse((await ask("POST", "/validate", { post })).json());
    expect(checked.warnings.map(({ message }) => message)).toEqual(warnings);

    const made = publicCarouselSchema.parse((await ask("POST", "/carousels", { post })).json());
    expect(JSON.parse(made.content)).toEqual(post);
    const again = { version: 1, post: made.content };
    await ask("PUT", `/carousels/${made.id}`, again);
    const saved = publicCarouselSchema.parse((await ask("GET", `/carousels/${made.id}`)).json());
    expect(JSON.parse(saved.content)).toEqual(post);

    const words = await ask("POST", "/render", { carousel_id: made.id, type: "md" });
    expect(readMarkdown(words.body)).toEqual(written);
  });
});

describeOnEngine("sqlite", "every field of a slide, by other ways", (shared) => {
  test("is set by the MCP tools slide by slide", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    let built: unknown = {
      ...post,
      content: post.content.map(() => ({ header: "", description: [] })),
    };
    for (const [index, slide] of post.content.entries()) {
      const args = { post: built, slide: index + 1, ...slide };
      const { structuredContent } = await call("update_slide", args);
      built = (structuredContent as { post: Post }).post;
    }
    expect(built).toEqual(post);
    const reworded = await call("update_slide", { post, slide: 2, header: "Where?" });
    expect(JSON.stringify(reworded.structuredContent)).not.toContain("p12");
    const { structuredContent } = await call("update_slide", {
      post,
      slide: 2,
      layout: "chart",
      media: { focus: [2, 0], fit: "cover" },
    });
    expect(structuredContent).toMatchObject({
      post: { content: { 1: { layout: "chart", media: { fit: "cover" } } } },
      warnings: [
        "Slide 2: 'focus' of 'media' isn't an array of two numbers from 0 to 1, so it is ignored",
        "Slide 2: The layout 'chart' isn't used, because the slide has no lines with a label and a number",
      ],
    });
  });

  test("is kept by the command line", async () => {
    const folder = mkdtempSync(join(tmpdir(), "slideloom-fields-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "post.json");
    writeFileSync(file, text);
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const io = { stdin: Readable.from([]), stdout: stream, stderr: stream };
    expect(await runCommandLine(["validate", file], io)).toBe(0);
    expect(lines.join("")).toMatch(/^warning: Slide 4 has an unanswered question \(.+\)\n$/);
    expect(await runCommandLine(["render", file, "--type", "md", "--out", folder], io)).toBe(0);
    const made = lines.at(-1)?.trim() ?? "";
    expect(readMarkdown(readFileSync(made, "utf8"))).toEqual(written);
  });
});
