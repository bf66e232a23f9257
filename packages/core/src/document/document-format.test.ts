import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layoutPatterns } from "../layouts/layout-rules.ts";
import { carouselLayoutNames } from "../layouts/layout-names.ts";
import { parsePost } from "./parse-post.ts";

const guide = readFileSync(new URL("../../../../docs/document-format.md", import.meta.url), "utf8");
/**
 * The guide's examples, each with the messages below it. Invalid JSON is fenced as text, so no formatter changes it.
 */
const fences = guide.matchAll(
  /```(?:json|text)\n(\{.*?)\n```(?:\n\n```text\n((?:error|warning).*?)\n```)?/gs,
);
const examples = [...fences].map(([, text = "", messages = ""]) => ({ text, messages }));

test("the guide has valid and invalid examples", () => {
  expect(examples.filter(({ messages }) => messages === "").length).toBeGreaterThanOrEqual(3);
  expect(examples.filter(({ messages }) => messages !== "").length).toBeGreaterThanOrEqual(9);
});

test("the guide's table of layouts matches the layout rules", () => {
  const rows = guide.matchAll(/^\| `([a-z]+)` +\| (.+?) +\|$/gm);
  const names = new Set<string>(carouselLayoutNames);
  expect(
    [...rows]
      .map(([, name, madeBy]) => ({ name, madeBy }))
      .filter(({ name = "" }) => names.has(name)),
  ).toEqual(layoutPatterns.map(({ name, madeBy }) => ({ name, madeBy })));
});

test.each(examples)("the guide's result is correct for $text", ({ text, messages }) => {
  const result = parsePost(text);
  const issues = [...(result.ok ? [] : result.issues), ...result.warnings];
  expect(issues.map(({ severity, message }) => `${severity}: ${message}`).join("\n")).toBe(
    messages,
  );
});
