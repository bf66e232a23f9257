import { join } from "node:path";
import { networkIds, serviceIds } from "@slideloom/core/networks";
import { expect, test } from "vitest";
import { readSources } from "./sources.fixture.ts";

const packages = join(import.meta.dirname, "../packages");

/** Folders in which networks may be named. */
const rooms = /^(?:core\/networks|server\/connectors)\//;

/** Files in which a network's name means a unit, a size preset, or a platform in the ZIP for all networks. */
const otherMeanings = [
  "core/facts/check-numbers.ts",
  "core/facts/computed.ts",
  "core/export/platforms.ts",
  "web/features/viewer/components/shared-carousel.tsx",
];

const ids = [...new Set<string>([...networkIds, ...serviceIds])];
const name = `(?:${ids.join("|")})`;
/** Properties with these names aren't reported, because the words are common. */
const commonWords = ["x", "threads", "buffer"];
const key = `(?:${ids.filter((id) => !commonWords.includes(id)).join("|")})`;
const uses = [
  // A comparison, or a branch of a `switch`.
  `(?:[=!]==? ?|case )["'\`]${name}["'\`]`,
  `["'\`]${name}["'\`] ?[=!]==?`,
  // A property of a record: written, read, or in a type.
  `(?<![\\w-])["']?${key}["']?\\??:(?=\\s|$)`,
  `(?<=\\w)\\.${key}\\b(?!\\.tsx?"|/)`,
  `(?<=\\w)\\[["']${key}["']\\]`,
].map((pattern) => new RegExp(pattern, "gm"));

function listUses(code: string): string[] {
  const read = code
    .replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, "")
    .replaceAll(/^(?:import|export|\}) .*from ".*";$/gm, "");
  return uses.flatMap((pattern) => Array.from(read.matchAll(pattern), ([found]) => found));
}

test("nothing outside a network's folders depends on the name of a network or service", () => {
  const found = ["core", "renderer", "server", "web"].flatMap((part) =>
    readSources(join(packages, part, "src"))
      .map(({ path, code }) => ({ path: `${part}/${path}`, code }))
      .filter(({ path }) => !rooms.test(path) && !otherMeanings.includes(path))
      .flatMap(({ path, code }) => listUses(code).map((use) => `${path}: ${use}`)),
  );
  expect(found).toEqual([]);
});

test.for([
  'if (network === "bluesky") send();',
  'const isOther = "mastodon" !== network;',
  'case "linkedin":',
  "const marks = { handover: 1 };",
  'const marks = { "handover": 1 };',
  "type Urls = { bluesky?: string };",
  "await accesses.bluesky.connect(values);",
  'clients["mastodon"].connector',
  'if (service === "x") shorten();',
  "const limits = { instagram: 2200 };",
])("a use of a network's name is found: %s", (code) => {
  expect(listUses(code)).not.toEqual([]);
});

test.for([
  'import { ana } from "./bluesky.ts";',
  'const keywords = "publish on bluesky";',
  '// network === "bluesky" is what this file avoids',
  'targets: [{ network: "linkedin" }]',
  "networks[network].name",
])("a text without a use of a network's name is ignored: %s", (code) => {
  expect(listUses(code)).toEqual([]);
});
