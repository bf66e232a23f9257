import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "./run-command.fixture.ts";

const guide = readFileSync(new URL("../../../../docs/command-line.md", import.meta.url), "utf8");

test("the guide lists every option of render", async () => {
  const { stdout } = await runCommand(["render", "--help"]);
  const options = [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
  const documented = [...guide.matchAll(/^\| `(--[a-z-]+)/gm)].map(([, option]) => option);
  expect(options.length).toBeGreaterThan(10);
  expect(documented.toSorted()).toEqual(options.toSorted());
});

test("the guide names every command", async () => {
  const { stdout } = await runCommand(["--help"]);
  const commands = [...stdout.matchAll(/^ {2}([a-z-]+) (?!.*display help)/gm)].map(
    ([, name]) => name,
  );
  expect(commands).toEqual(["validate", "render", "bulk", "draft", "starters", "mcp", "admin"]);
  expect([...guide.matchAll(/^## `([a-z]+)`/gm)].map(([, name]) => name)).toEqual(commands);
});
