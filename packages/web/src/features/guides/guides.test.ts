import { pagePaths } from "@slideloom/core/contract/page-path";
import { guidedNetworks, guidePages } from "@slideloom/core/networks";
import { describe, expect, test } from "vitest";
import * as format from "./format-guide.ts";
import * as make from "./make-guide.ts";
import * as mcp from "./mcp-guide.ts";
import * as model from "./model-guide.ts";
import * as n8n from "./n8n-guide.ts";
import * as publishing from "./publishing-guide.ts";
import * as selfHosting from "./self-hosting-guide.ts";
import * as sheets from "./sheets-guide.ts";
import * as zapier from "./zapier-guide.ts";

const guides = { format, make, mcp, model, n8n, publishing, selfHosting, sheets, zapier };

/** Lists the texts in a guide, at any depth, but not its code. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  const { code: _code, ...fields } = Object(value) as Record<string, unknown>;
  return Object.values(fields).flatMap(listTexts);
}

const texts = [
  ...Object.entries(guides).map(
    ([name, { readGuide }]) => [name, listTexts(readGuide("https://slides.example"))] as const,
  ),
  ...(await Promise.all(
    guidedNetworks.map(async (id) => [id, listTexts(await guidePages[id].load())] as const),
  )),
];

describe.each(texts)("the guide %s", (_, own) => {
  test("links to pages that exist", () => {
    const links = own.flatMap((text) => [...text.matchAll(/\]\((\/[^)#]*)/g)]);
    expect(links.filter(([, path]) => !pagePaths.some((known) => known === path))).toEqual([]);
  });

  test("closes every mark", () => {
    for (const text of own) {
      const plain = text.replaceAll(/`[^`]+`|\[[^[\]]+\]\([^()]+\)/g, "");
      expect(plain).not.toMatch(/[`[\]]/);
      expect(plain.split("**").length % 2, text).toBe(1);
    }
  });
});
