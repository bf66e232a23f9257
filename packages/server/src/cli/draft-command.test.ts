import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parsePost } from "@slideloom/core/document";
import { draftLabel } from "@slideloom/core/sources";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import {
  buildDocx,
  imageParagraph,
  paragraph,
} from "../sources/readers/office/office-files.fixture.ts";
import { runCommand } from "./run-command.fixture.ts";

const text = `# Three weeks without an oven

On 3 March our deck oven died. We sold flatbread for three weeks.

![the oven](oven.jpg)

- Tell people on the first morning
- Say what you can make instead`;

const readPost = (stdout: string) => {
  const result = parsePost(stdout);
  if (!result.ok) throw new Error("The post is invalid.");
  return result.post;
};

test("a file becomes a post on standard output; what was left out is on standard error", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-draft-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "oven.md"), text);
  const { code, stdout, stderr } = await runCommand(["draft", "oven.md", "--slides", "4"], {
    cwd: folder,
  });
  expect(code).toBe(0);
  const post = readPost(stdout);
  expect(post.title).toBe("Three weeks without an oven");
  expect(post.content).toHaveLength(2);
  expect(stderr).toContain("warning: Your text fills 2 slides, so the post has 2 instead of 4.\n");
  expect(stderr).toContain("left out: 1 image: the oven\n");
  expect(stderr).toContain(`warning: ${draftLabel}\n`);
});

test("several files make one post; choices that need an AI model are said", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-draft-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "oven.md"), text);
  writeFileSync(
    join(folder, "guests.md"),
    "# What our guests said\n\nTwelve of them wrote to us in April, and nobody missed the rolls.",
  );
  const run = (...args: string[]) => runCommand(["draft", ...args], { cwd: folder });
  const both = await run("oven.md", "guests.md", "--audience", "Bakers", "--language", "German");
  expect(both.code, both.stderr).toBe(0);
  const post = readPost(both.stdout);
  expect(post.title).toBe("Three weeks without an oven");
  expect(post.sources?.map(({ title }) => title)).toEqual([
    "Three weeks without an oven",
    "What our guests said",
  ]);
  expect(both.stdout).toContain("Twelve of them wrote to us in April");
  expect(both.stderr).toContain(
    "warning: The audience was ignored, because it needs an AI model.\n",
  );
  expect(both.stderr).toContain("Translating to German needs an AI model.\n");
  const expanded = await run("oven.md", "--amount", "expand");
  expect(expanded.code).toBe(2);
  expect(expanded.stderr).toContain("Expanding a text needs an AI model");
  const six = await run(...Array.from({ length: 6 }, () => "oven.md"));
  expect(six.code).toBe(2);
  expect(six.stderr).toContain("Name up to 5 sources for a post.");
});

test("validate checks a post's facts against the text that it is made from", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-facts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "oven.md"), text);
  const post = (value: string) => ({
    title: "Three weeks without an oven",
    content: [{ header: "The oven died", description: [{ type: "text", value }] }],
  });
  const validate = async (value: string) => {
    writeFileSync(join(folder, "post.json"), JSON.stringify(post(value)));
    const options = ["validate", "post.json", "--source", "oven.md"];
    const { code, stdout } = await runCommand(options, { cwd: folder });
    return { code, stdout };
  };
  expect(await validate("It died on 3 March.")).toEqual({ code: 0, stdout: "" });
  expect(await validate("It died on 4 March.")).toEqual({
    code: 1,
    stdout: "error: Slide 1: 4 March is not in your source. Nearest: 3 March\n",
  });
  expect(await validate("It died, says Otto.")).toEqual({
    code: 0,
    stdout: "warning: Slide 1: Otto is not in your source.\n",
  });
  const twice = await runCommand(["validate", "-", "--source", "-"], { input: "{}" });
  expect(twice).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("cannot both come from standard input"),
  });
});

test("standard input and web addresses are read, too", async () => {
  const piped = await runCommand(["draft", "-", "--slides", "3", "--questions"], { input: text });
  expect(readPost(piped.stdout).content).toMatchObject([{}, { prompt: expect.any(String) }, {}]);
  const site = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/markdown" }).end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const fetched = await runCommand(["draft", `http://127.0.0.1:${port}/oven`]);
  expect(fetched.code, fetched.stderr).toBe(0);
  expect(readPost(fetched.stdout).sources).toMatchObject([
    { url: `http://127.0.0.1:${port}/oven` },
  ]);
});

test.each([
  [["draft", "missing.pdf"], "cannot read missing.pdf"],
  [["draft", "-", "--slides", "99"], "from 1 to 15"],
  [["draft", "-"], "no text"],
])("%j fails with a message", async (args, message) => {
  const { code, stdout, stderr } = await runCommand(args, { input: " " });
  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain(message);
});

test("--per and the absent number of slides follow a text's steps; --per checks its choices", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-per-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const steps = Array.from(
    { length: 9 },
    (_, index) => `## Step ${index + 1}: Turn it ${index + 2} times\n\nIt gets warmer.`,
  );
  writeFileSync(join(folder, "steps.md"), `# How to start a tractor\n\n${steps.join("\n\n")}`);
  const run = async (...args: string[]) =>
    runCommand(["draft", "steps.md", ...args], { cwd: folder });
  expect(readPost((await run()).stdout).content).toHaveLength(10);
  expect(readPost((await run("--per", "idea")).stdout).content.length).toBeLessThanOrEqual(8);
  const { code, stderr } = await run("--per", "page");
  expect(code).toBe(2);
  expect(stderr).toContain("Allowed choices are auto, idea, step, post, row.");
});

test("images of a page are listed, and on slides only if they are named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-draft-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const words = "Our deck oven died on 3 March, and we sold flatbread for three weeks after that.";
  const image = "https://oven.example/oven.jpg";
  writeFileSync(
    join(folder, "oven.html"),
    `<html lang="en"><body><h1>Three weeks without an oven</h1><p>${words}</p><figure><img src="${image}" alt="Our oven"><figcaption>Photo: Ada Moor, CC BY 4.0</figcaption></figure></body></html>`,
  );
  const run = (...args: string[]) => runCommand(["draft", "oven.html", ...args], { cwd: folder });
  const plain = await run();
  expect(plain.stderr).toContain(`image: ${image} Our oven\n`);
  expect(plain.stdout).not.toContain(image);
  const chosen = await run("--image", image);
  expect(readPost(chosen.stdout).content[0]?.media).toEqual({
    url: image,
    alt: "Our oven",
    credit: { author: "Ada Moor", license: "CC BY 4.0" },
  });
  const all = await run("--image", "all");
  expect(all.stdout).toContain(image);
  const missing = await run("--image", "https://oven.example/none.jpg");
  expect(missing.stderr).toContain(
    "warning: The image https://oven.example/none.jpg was not added",
  );
});

test("images of a Word file are listed by name, and written into the post if they are named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-draft-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const oven = { width: 60, height: 60, channels: 3, background: "#c60" } as const;
  const words = ["The oven died in March, and nobody baked.", "It came back in May."];
  const [before = "", after = ""] = words.map((line) => paragraph(line));
  const image = await sharp({ create: oven }).png({ compressionLevel: 0 }).toBuffer();
  const parts = { "word/media/image1.png": image };
  const body = before + imageParagraph("The oven in March") + after;
  writeFileSync(join(folder, "oven.docx"), buildDocx(body, parts));
  const run = (...args: string[]) => runCommand(["draft", "oven.docx", ...args], { cwd: folder });
  const listed = await run();
  expect(listed.stderr).toContain("image: oven.docx/image-1.png The oven in March\n");
  expect(listed.stdout).not.toContain("media");
  const shown = readPost((await run("--image", "oven.docx/image-1.png")).stdout);
  const [medium] = shown.content.flatMap(({ media }) => (typeof media === "object" ? [media] : []));
  expect(medium?.alt).toBe("The oven in March");
  expect(medium?.url === `data:image/png;base64,${image.toString("base64")}`).toBe(true);
});
