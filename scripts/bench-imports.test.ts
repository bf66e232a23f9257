import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const bench = fileURLToPath(new URL("../bench", import.meta.url));

test("benchmarks import only existing files, because no compiler checks them", () => {
  const files = readdirSync(bench, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.m?js$/.test(file) && !file.includes("node_modules"),
  );
  const loaded = files.flatMap((file) => {
    const code = readFileSync(join(bench, file), "utf8");
    // Server sources that a benchmark loads into its own process.
    return Array.from(code.matchAll(/\bload\(\s*"([^"]+\.ts)"/g), ([, path = ""]) => path);
  });
  expect(loaded.length).toBeGreaterThan(5);
  const server = join(bench, "../packages/server/src");
  expect(loaded.filter((path) => !existsSync(join(server, path)))).toEqual([]);
  const imports = files.flatMap((file) => {
    const code = readFileSync(join(bench, file), "utf8");
    const found = code.matchAll(/(?:from|import\(|new URL\()\s*"(\.[^"]+\.[cm]?[jt]s)"/g);
    return Array.from(found, ([, path = ""]) => ({ file, path }));
  });
  expect(imports.length).toBeGreaterThan(50);
  // Maps build output to its source.
  const toSource = (path: string) =>
    path.replace(/^(.*\/packages\/\w+)\/dist\/(.*)\.js$/, "$1/src/$2.ts");
  const missing = imports.filter(
    ({ file, path }) => !existsSync(join(bench, dirname(file), toSource(path))),
  );
  expect(missing).toEqual([]);
});
