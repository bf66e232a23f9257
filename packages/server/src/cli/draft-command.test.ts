import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parsePost } from "@slideloom/core/document";
import { draftLabel } from "@slideloom/core/sources";
import { expect, onTestFinished, test } from "vitest";
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
  expect(post.content).toHaveLength(4);
  expect(stderr).toContain("left out: 1 image: the oven\n");
  expect(stderr).toContain(`warning: ${draftLabel}\n`);
});

test("standard input and web addresses are read, too", async () => {
  const piped = await runCommand(["draft", "-", "--slides", "3"], { input: text });
  expect(readPost(piped.stdout).content).toHaveLength(3);
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
