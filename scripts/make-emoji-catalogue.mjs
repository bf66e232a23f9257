// Generates the emoji catalogue, and the version of its art, from the emoji in @iconify-json/twemoji.
// Run it after updating that package: node scripts/make-emoji-catalogue.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const rendererDir = fileURLToPath(new URL("../packages/renderer", import.meta.url));
const outputDir = join(rendererDir, "src/emoji");
const note = "// Written by scripts/make-emoji-catalogue.mjs; do not edit.";
const require = createRequire(join(rendererDir, "package.json"));

const requireIcons = createRequire(join(rendererDir, "../web/package.json"));

const skinTones = ["1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff"];
const skinTonePattern = /(?<=-)1f3f[b-f]/g;

/** Names of emoji components (UTS #51) by code point. The package lists their images only by name. */
const componentNames = {
  "1f3fb": "light-skin-tone",
  "1f3fc": "medium-light-skin-tone",
  "1f3fd": "medium-skin-tone",
  "1f3fe": "medium-dark-skin-tone",
  "1f3ff": "dark-skin-tone",
  "1f9b0": "red-haired",
  "1f9b1": "curly-haired",
  "1f9b2": "bald",
  "1f9b3": "white-haired",
};

/** Expands each `*` of a pattern to the five skin tones. */
function expandSkinTones(pattern) {
  if (!pattern.includes("*")) return [pattern];
  return skinTones.flatMap((tone) => expandSkinTones(pattern.replace("*", tone)));
}

const readPackaged = (file) =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/twemoji/${file}`), "utf8"));

/** Returns the source of the module with the art's version, which all slides load. */
export function makeArtVersion() {
  const { version } = readPackaged("package.json");
  const { version: iconVersion } = requireIcons("lucide-react/package.json");
  return [
    note,
    "/** Part of the art's URL, since browsers cache it for a year. */",
    `export const artVersion = "${version}-${iconVersion}";`,
    "",
  ].join("\n");
}

/** Returns the source of the catalogue. */
export function makeEmojiCatalogue() {
  const names = readPackaged("chars.json");
  const ids = [
    ...Object.keys(names).map((id) => id.replace(/^0+/, "")),
    ...Object.keys(componentNames),
  ].sort();
  const known = new Set(ids);
  const hasAllTones = (pattern) => expandSkinTones(pattern).every((id) => known.has(id));
  const patterns = ids.map((id) => {
    const pattern = id.replace(skinTonePattern, "*");
    return hasAllTones(pattern) ? pattern : id;
  });
  const components = Object.entries(componentNames).map(([id, name]) => `  "${id}": "${name}",`);
  return [
    note,
    "/** Ids of emoji with art, separated by spaces; `*` matches each of the five skin tones. */",
    `export const emojiPatterns =\n  "${[...new Set(patterns)].join(" ")}";`,
    "",
    "/** Names of art that the package lists without a code point. */",
    "export const componentNames = {",
    ...components,
    "} as const;",
    "",
  ].join("\n");
}

/** A character that only some phones draw. */
const privateUse = "e50a";

/** Order in which the picker shows emoji. */
const categories = [
  "Smileys & Emotion",
  "Objects",
  "Activities",
  "Travel & Places",
  "Food & Drink",
  "Animals & Nature",
  "Symbols",
  "People & Body",
  "Flags",
];

/** Returns the source of the module with the names of emoji, without those that differ only in skin or hair. */
export function makeEmojiNames() {
  const ids = new Map(
    Object.entries(readPackaged("chars.json")).map(([id, name]) => [name, id.replace(/^0+/, "")]),
  );
  const listed = readPackaged("metadata.json").categories;
  const varied = /skin-tone|-hair(?:ed)?$|^(?:person|man|woman)-bald$|^regional-indicator/;
  const names = categories.flatMap((category) =>
    listed[category]
      .filter((name) => ids.has(name) && ids.get(name) !== privateUse && !varied.test(name))
      .map((name) => `${ids.get(name)}=${name}`),
  );
  return [
    note,
    "/** Emoji as code points, each with its name, separated by spaces. */",
    `export const emojiNames =\n  "${names.join(" ")}";`,
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(outputDir, "emoji-catalogue.generated.ts"), makeEmojiCatalogue());
  const pickerDir = join(rendererDir, "../web/src/features/preview/icons");
  writeFileSync(join(pickerDir, "emoji-names.generated.ts"), makeEmojiNames());
  writeFileSync(join(outputDir, "art-version.generated.ts"), makeArtVersion());
}
