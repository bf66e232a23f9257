import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const againstArrows = [
  ["packages/core/src/slide/a.ts", "node:fs"],
  ["packages/core/src/slide/a.ts", "react"],
  ["packages/core/src/slide/a.ts", "@takumi-rs/wasm"],
  ["packages/core/src/slide/a.ts", "@slideloom/renderer"],
  ["packages/core/src/slide/a.ts", "../../../server/src/app.ts"],
  ["packages/core/src/slide/a.test.ts", "@slideloom/renderer"],
  ["packages/renderer/src/a.ts", "@slideloom/server"],
  ["packages/renderer/src/a.ts", "@slideloom/web"],
  ["packages/renderer/src/a.ts", "node:fs"],
  ["packages/renderer/src/browser/a.ts", "../node/a.ts"],
  ["packages/renderer/src/node/a.ts", "@slideloom/server"],
  ["packages/renderer/src/node/a.ts", "../../../core/src/design/design.ts"],
  ["packages/renderer/src/a.test.ts", "@slideloom/web"],
  ["packages/server/src/a.ts", "@slideloom/web"],
  ["packages/server/src/a.ts", "../../web/src/main.tsx"],
  ["packages/server/src/a.ts", "@slideloom/renderer/browser"],
  ["packages/web/src/app/a.ts", "@slideloom/server"],
  ["packages/web/src/app/a.ts", "@slideloom/renderer/node"],
  ["packages/web/src/app/a.ts", "node:path"],
  ["packages/web/src/app/a.test.ts", "@slideloom/server"],
  ["packages/web/src/features/preview/a.ts", "../downloads/b.ts"],
  ["packages/web/src/features/preview/components/a.tsx", "../../downloads/b.ts"],
  ["packages/web/src/features/preview/components/a.tsx", "@slideloom/server"],
] as const;

const alongArrows = [
  ["packages/core/src/slide/a.ts", "../design/design.ts"],
  ["packages/core/src/slide/a.test.ts", "node:fs"],
  ["packages/renderer/src/a.ts", "@slideloom/core/slide"],
  ["packages/renderer/src/node/a.ts", "node:fs"],
  ["packages/renderer/src/a.test.ts", "./node/a.ts"],
  ["packages/server/src/cli/a.ts", "@slideloom/renderer/node"],
  ["packages/server/src/a.ts", "@slideloom/core/contract/routes"],
  ["packages/web/src/app/a.ts", "../features/preview/b.ts"],
  ["packages/web/src/features/preview/a.ts", "./components/b.ts"],
  ["packages/web/src/features/preview/a.ts", "../../lib/b.ts"],
  ["packages/web/src/features/preview/components/a.tsx", "../preview-store.ts"],
  ["packages/web/src/features/preview/components/a.tsx", "../../../components/ui/button.tsx"],
  ["packages/web/src/features/preview/a.ts", "@slideloom/renderer/browser"],
] as const;

/** Imports of code that reads foreign text. */
const pastTheDoor = [
  ["packages/server/src/public-api/a.ts", "readSentPost", "@slideloom/core/import"],
  ["packages/server/src/generation/a.ts", "draftPost", "@slideloom/core/sources"],
  ["packages/server/src/generation/a.ts", "writeOutline", "@slideloom/core/generation"],
  ["packages/server/src/generation/a.ts", "readReplyDraft", "@slideloom/core/writing"],
  ["packages/server/src/generation/a.ts", "judgeReply", "./judge-reply.ts"],
  ["packages/server/src/publishing/a.ts", "readFacts", "@slideloom/core/facts"],
  ["packages/server/src/publishing/a.ts", "Parser", "htmlparser2"],
  ["packages/server/src/a.ts", "anyNewReader", "@slideloom/core/import"],
  ["packages/web/src/state/a.ts", "readFacts", "@slideloom/core/facts"],
  ["packages/web/src/reading/a.ts", "importText", "@slideloom/core/import"],
  ["packages/web/src/app/editor/a.ts", "detectImportFormat", "@slideloom/core/import"],
  ["packages/web/src/features/making/a.ts", "anyNewReader", "@slideloom/core/generation"],
  ["packages/web/src/features/making/start/a.tsx", "draftPost", "@slideloom/core/sources"],
  [
    "packages/web/src/features/making/rewrite/a.ts",
    "buildRewriteQuestion",
    "@slideloom/core/writing",
  ],
  ["packages/web/src/features/preview/a.ts", "createLowlight", "highlight.js"],
  ["packages/web/src/features/import/a.ts", "readers", "../../reading/worker/readers.ts"],
  ["packages/web/src/lib/a.ts", "makeOffer", "../reading/worker/make-offer.ts"],
  ["packages/core/src/document/a.ts", "Marked", "marked"],
] as const;

const throughTheDoor = [
  ["packages/server/src/public-api/post-readers.ts", "readPostWithin", "@slideloom/core/import"],
  ["packages/server/src/cli/a.ts", "importCsv", "@slideloom/core/import"],
  ["packages/server/src/generation/a.ts", "type Draft", "@slideloom/core/sources"],
  ["packages/server/src/generation/a.ts", "draftLabel", "@slideloom/core/sources"],
  ["packages/server/src/sources/readers/html/a.ts", "Parser", "htmlparser2"],
  ["packages/web/src/reading/worker/a.ts", "importText", "@slideloom/core/import"],
  ["packages/web/src/features/import/a.ts", "readText", "../../reading/text-reader.ts"],
  ["packages/web/src/features/import/a.ts", "type Offer", "../../reading/worker/offer.ts"],
  ["packages/web/src/features/import/a.ts", "type ImportFormat", "@slideloom/core/import"],
  ["packages/web/src/features/facts/a.ts", "describeCheck", "@slideloom/core/facts"],
  ["packages/core/src/import/deck-tokens.ts", "Marked", "marked"],
  ["packages/core/src/document/a.ts", "type Token", "marked"],
] as const;

const rules = [
  ["eslint(max-lines)", "export const it = [\n" + "  1,\n".repeat(400) + "];\n"],
  ["eslint(max-lines-per-function)", "export function it() {\n" + "  it();\n".repeat(80) + "}\n"],
  ["eslint(no-restricted-properties)", "export const it = new Intl.Segmenter();\n"],
  ["import(no-default-export)", "export default 1;\n"],
  ["typescript(no-explicit-any)", "export const it = (value: any) => value;\n"],
  ["typescript(ban-ts-comment)", "// @ts-ignore\nexport const it = 1;\n"],
  ["typescript(no-non-null-assertion)", "export const it = (a: string | null) => a!.length;\n"],
] as const;

const cycle = {
  "packages/core/src/cycle/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
  "packages/core/src/cycle/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
};

/** Broken rules by file path; all files are linted in one run. */
let brokenRules: Map<string, string[]>;

beforeAll(() => {
  brokenRules = lint({
    ...Object.fromEntries(
      [...againstArrows, ...alongArrows].map(([path, specifier]) => [
        pathFor(path, specifier),
        `import { it } from "${specifier}";\nit();\n`,
      ]),
    ),
    ...Object.fromEntries(
      [...pastTheDoor, ...throughTheDoor].map(([path, name, specifier]) => [
        pathFor(path, `${name} ${specifier}`),
        name.startsWith("type ")
          ? `import { ${name} } from "${specifier}";\nexport type It = ${name.slice(5)};\n`
          : `import { ${name} } from "${specifier}";\nexport const it = ${name};\n`,
      ]),
    ),
    ...Object.fromEntries(rules.map(([rule, source]) => [pathOfRule(rule), source])),
    ...cycle,
  });
});

/** Replaces `a` in the file's name by the specifier, so that each import is in its own file. */
function pathFor(path: string, specifier: string): string {
  return path.replace("a.", `${toFileName(specifier)}.`);
}

function pathOfRule(rule: string): string {
  return `packages/server/src/${toFileName(rule)}.ts`;
}

function toFileName(text: string): string {
  return text.match(/[a-z]+/g)?.join("-") ?? "";
}

function lint(sources: Record<string, string>): Map<string, string[]> {
  const project = mkdtempSync(join(tmpdir(), "slideloom-lint-"));
  try {
    cpSync(join(root, ".oxlintrc.json"), join(project, ".oxlintrc.json"));
    for (const [path, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), source);
    }
    const found = new Map<string, string[]>(Object.keys(sources).map((path) => [path, []]));
    for (const { code, filename } of readDiagnostics(project)) found.get(filename)?.push(code);
    return found;
  } finally {
    rmSync(project, { recursive: true });
  }
}

function readDiagnostics(project: string): { code: string; filename: string }[] {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  let report: string;
  try {
    report = execFileSync(process.execPath, [oxlint, "-f", "json"], {
      cwd: project,
      encoding: "utf8",
    });
  } catch (error) {
    // oxlint exits with 1 if it reports anything.
    report = (error as { stdout: string }).stdout;
  }
  return (JSON.parse(report) as { diagnostics: { code: string; filename: string }[] }).diagnostics;
}

describe("an import against the dependency direction is reported", () => {
  test.for(againstArrows)("%s imports %s", ([path, specifier]) => {
    expect(brokenRules.get(pathFor(path, specifier))).toEqual(["eslint(no-restricted-imports)"]);
  });
});

describe("an import along the dependency direction passes", () => {
  test.for(alongArrows)("%s imports %s", ([path, specifier]) => {
    expect(brokenRules.get(pathFor(path, specifier))).toEqual([]);
  });
});

describe("an import of code that reads foreign text is reported outside the readers", () => {
  test.for(pastTheDoor)("%s imports %s from %s", ([path, name, specifier]) => {
    const broken = brokenRules.get(pathFor(path, `${name} ${specifier}`));
    expect(broken).toEqual(["eslint(no-restricted-imports)"]);
  });
  test.for(throughTheDoor)("%s may import %s from %s", ([path, name, specifier]) => {
    expect(brokenRules.get(pathFor(path, `${name} ${specifier}`))).toEqual([]);
  });
});

test.for(Object.keys(cycle))("two files that import each other are reported: %s", (path) => {
  expect(brokenRules.get(path)).toEqual(["import(no-cycle)"]);
});

test.for(rules)("the rule %s is enabled", ([rule]) => {
  expect(brokenRules.get(pathOfRule(rule))).toEqual([rule]);
});
