// Writes packages/renderer/src/emoji/emoji-catalogue.generated.ts: which pictures @twemoji/svg holds.
// Run it after that package is updated: node scripts/make-emoji-catalogue.mjs
import { readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const rendererDir = fileURLToPath(new URL("../packages/renderer", import.meta.url));
const outputPath = join(rendererDir, "src/emoji/emoji-catalogue.generated.ts");
const require = createRequire(join(rendererDir, "package.json"));

const skinTones = ["1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff"];
const skinTonePattern = /(?<=-)1f3f[b-f]/g;

/** Every id of a pattern, each `*` standing for one of the five skin tones. */
function expandSkinTones(pattern) {
  if (!pattern.includes("*")) return [pattern];
  return skinTones.flatMap((tone) => expandSkinTones(pattern.replace("*", tone)));
}

/** The text of the generated module for the installed pictures. */
export function makeEmojiCatalogue() {
  const pictureDir = dirname(require.resolve("@twemoji/svg/package.json"));
  const ids = readdirSync(pictureDir)
    .filter((name) => name.endsWith(".svg"))
    .map((name) => name.slice(0, -".svg".length))
    .sort();
  const known = new Set(ids);
  const hasAllTones = (pattern) => expandSkinTones(pattern).every((id) => known.has(id));
  const patterns = ids.map((id) => {
    const pattern = id.replace(skinTonePattern, "*");
    return hasAllTones(pattern) ? pattern : id;
  });
  return [
    "// Written by scripts/make-emoji-catalogue.mjs; do not edit.",
    "/** Names of the pictures, by spaces; `*` stands for each of the five skin tones. */",
    `export const emojiPatterns =\n  "${[...new Set(patterns)].join(" ")}";`,
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(outputPath, makeEmojiCatalogue());
}
