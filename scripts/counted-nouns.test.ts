import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../packages");

const sources = ["core", "renderer", "server", "web"].flatMap((name) =>
  readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture|spies)\b/.test(path))
    .map((path) => join(packages, name, "src", path)),
);

const nouns =
  "carousels|columns|credits|generations|images|pages|pictures|posts|prompts|publications|slides";
// Matches a value in braces before a plural noun, also across a line break.
const counted = new RegExp(`\\{[^{}\\n]+\\}\\s+(?:more )?(?:${nouns})\\b(?![\\s\\w-]*[=:{])`, "g");
const chosenByHand = /=== 1 \? ["`](?:1|one|a) \w+["`]|=== 1 \? "" : "s"/gi;

test("every text with a count uses countNoun, which handles the singular", () => {
  const found = sources.flatMap((path) => {
    const code = readFileSync(path, "utf8").replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, "");
    return [...code.matchAll(counted), ...code.matchAll(chosenByHand)].map(
      ([text]) => `${path.slice(packages.length + 1)}: ${text}`,
    );
  });
  expect(found).toEqual([]);
});
