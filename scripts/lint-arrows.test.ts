import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "slideloom-lint-"));
cpSync(join(root, ".oxlintrc.json"), join(project, ".oxlintrc.json"));
afterAll(() => rmSync(project, { recursive: true }));

/** The rules that a file at that path with that source breaks. */
function lint(path: string, source: string): string[] {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  let report: string;
  try {
    report = execFileSync(process.execPath, [oxlint, "-f", "json", file], {
      cwd: project,
      encoding: "utf8",
    });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  rmSync(file);
  const { diagnostics } = JSON.parse(report) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

const importOf = (specifier: string) => `import { it } from "${specifier}";\nit();\n`;

describe("an import against the arrows is reported", () => {
  test.for([
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
  ] as const)("%s imports %s", ([path, specifier]) => {
    expect(lint(path, importOf(specifier))).toEqual(["eslint(no-restricted-imports)"]);
  });
});

describe("an import along the arrows passes", () => {
  test.for([
    ["packages/core/src/slide/a.ts", "../design/design.ts"],
    ["packages/core/src/slide/a.test.ts", "node:fs"],
    ["packages/renderer/src/a.ts", "@slideloom/core/slide"],
    ["packages/renderer/src/node/a.ts", "node:fs"],
    ["packages/renderer/src/a.test.ts", "./node/a.ts"],
    ["packages/server/src/cli/a.ts", "@slideloom/renderer/node"],
    ["packages/server/src/a.ts", "@slideloom/core/contract"],
    ["packages/web/src/app/a.ts", "../features/preview/b.ts"],
    ["packages/web/src/features/preview/a.ts", "./components/b.ts"],
    ["packages/web/src/features/preview/a.ts", "../../lib/b.ts"],
    ["packages/web/src/features/preview/components/a.tsx", "../preview-store.ts"],
    ["packages/web/src/features/preview/components/a.tsx", "../../../components/ui/button.tsx"],
    ["packages/web/src/features/preview/a.ts", "@slideloom/renderer/browser"],
  ] as const)("%s imports %s", ([path, specifier]) => {
    expect(lint(path, importOf(specifier))).toEqual([]);
  });
});

test("two files that import each other are reported", () => {
  const other = join(project, "packages/core/src/slide/b.ts");
  mkdirSync(dirname(other), { recursive: true });
  writeFileSync(other, 'import { it } from "./a.ts";\nexport const twice = () => it;\n');
  const source = 'import { twice } from "./b.ts";\nexport const it = () => twice;\n';
  expect(lint("packages/core/src/slide/a.ts", source)).toEqual(["import(no-cycle)"]);
});

test.for([
  ["eslint(max-lines)", "export const it = [\n" + "  1,\n".repeat(400) + "];\n"],
  ["eslint(max-lines-per-function)", "export function it() {\n" + "  it();\n".repeat(80) + "}\n"],
  ["import(no-default-export)", "export default 1;\n"],
  ["typescript(no-explicit-any)", "export const it = (value: any) => value;\n"],
  ["typescript(ban-ts-comment)", "// @ts-ignore\nexport const it = 1;\n"],
  ["typescript(no-non-null-assertion)", "export const it = (a: string | null) => a!.length;\n"],
] as const)("%s is on", ([rule, source]) => {
  expect(lint("packages/server/src/it.ts", source)).toEqual([rule]);
});
