import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { targetStatuses } from "@slideloom/core/contract/publications";
import { parsePost } from "@slideloom/core/document";
import { layoutPatterns } from "@slideloom/core/slide";
import { expect, test } from "vitest";
import { readVersion } from "../version.ts";
import { ApiClient } from "./api-client.ts";
import { listTools } from "./list-tools.ts";
import { inPlaceReader } from "../threads/reader.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const folder = join(root, "skills/slideloom");
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const refuse = () => Promise.reject(new Error("Tools are only listed here."));

const tools = listTools({
  version: "0",
  api: new ApiClient({ send: refuse, jobWaitMs: 0, siteUrl: "http://localhost" }),
  siteUrl: null,
  draw: refuse,
  export: refuse,
  linkNote: "",
  report: () => undefined,
  texts: inPlaceReader,
});

test("the skill keeps the limits of its format", () => {
  const text = read("SKILL.md");
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  expect(/^name: (.*)$/m.exec(head)?.[1]).toBe("slideloom");
  const description = /^description: (.*)$/m.exec(head)?.[1] ?? "";
  expect(description.length).toBeGreaterThan(100);
  expect(description.length).toBeLessThanOrEqual(1024);
  expect(/^compatibility: (.*)$/m.exec(head)?.[1]?.length).toBeLessThanOrEqual(500);
  expect(body.split("\n").length).toBeLessThan(500);
  for (const [, path = ""] of body.matchAll(/\]\(([^)]+)\)/g)) expect(read(path)).not.toBe("");
});

test("the skill's example is valid, and it names only tools that exist", () => {
  expect(parsePost(read("assets/example.post.json"))).toMatchObject({ ok: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = files.filter((path) => path.endsWith(".md")).map(read);
  const names = tools.flatMap(({ name, isUnlisted }) => (isUnlisted ? [] : [name]));
  const operations = ["set_slide", "due_at", "editor_url", "time_zone"];
  for (const page of pages) {
    for (const [, word = ""] of page.matchAll(/`([a-z]+_[a-z_]+)`/g)) {
      expect([...names, ...operations, ...targetStatuses]).toContain(word);
    }
  }
});

test("the skill's list of layouts is the product's", () => {
  const rows = layoutPatterns.map(({ name, madeBy }) => `- \`${name}\`: ${madeBy}`);
  const intro =
    "A slide gets the first layout that its text fits. A slide's `layout` chooses another one, if its text fits that too.";
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  expect(plain(read("references/layouts.md"))).toBe(plain(["# Layouts", intro, ...rows].join(" ")));
});

test("the entry for directories has this version, and the package's name", () => {
  const entry = JSON.parse(readFileSync(join(root, "server.json"), "utf8"));
  expect([entry.version, entry.packages[0].version]).toEqual([readVersion(), readVersion()]);
  expect(entry.packages[0].identifier).toBe("slideloom");
  expect(entry.name).toMatch(/^io\.github\.[\w-]+\/slideloom$/);
  expect(entry.description.length).toBeLessThanOrEqual(100);
  expect(entry.remotes).toMatchObject([{ type: "streamable-http", url: "https://{host}/mcp" }]);
});
