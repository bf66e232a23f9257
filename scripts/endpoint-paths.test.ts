import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const packages = fileURLToPath(new URL("../packages", import.meta.url));
const table = "core/src/contract/routes.ts";
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;

/**
 * Returns lines of code with an endpoint's path, such as `/api/brand`. A prefix alone, such as `/api/`, doesn't count.
 */
function listTypedPaths(code: string): string[] {
  return code
    .replaceAll(comment, "")
    .split("\n")
    .filter((line) => /\/api\/\w/.test(line) && !/^\s*(import|export)\b.*\bfrom "/.test(line))
    .filter((line) => !/\}? from "\.|import\("\./.test(line))
    .map((line) => line.trim());
}

test("a path literal is found everywhere except in comments and imports", () => {
  const code = `
    /** \`GET /api/brand\`. */
    import { api } from "./api/brand.ts";
    fetch("/api/brand"); // as /api/brand
    const url = \`\${origin}/api/v1/jobs/\${id}\`;
    const isOwn = path.startsWith("/api/");
  `;
  expect(listTypedPaths(code)).toEqual([
    `fetch("/api/brand");`,
    "const url = `${origin}/api/v1/jobs/${id}`;",
  ]);
});

test("endpoint paths are written only in the table of routes", () => {
  const files = readdirSync(packages, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /^\w+\/src\/.*(?<!\.(test|fixture|bench))\.tsx?$/.test(file) &&
      file !== table &&
      // Networks have their own endpoints.
      !file.startsWith("server/src/connectors/") &&
      // AI providers and Ollama have their own endpoints, too.
      !/^server\/src\/generation\/(?:ollama|model|writers)\//.test(file) &&
      // Callbacks of programs that connect.
      file !== "server/src/oauth/redirects.ts",
  );
  expect(files.length).toBeGreaterThan(500);
  const typed = files.flatMap((file) =>
    listTypedPaths(readFileSync(join(packages, file), "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(typed).toEqual([]);
});
