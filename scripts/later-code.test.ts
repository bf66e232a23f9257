import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { readSources, type Source } from "./sources.fixture.ts";

/** Functions that report code that can't be loaded. */
const loaders = /^(?:loadCode|laterCode|lazyPart|lazyMenu|lazyScreens?|lazyGuide|runWithCode)$/;

interface SyntaxNode {
  type: string;
  start: number;
  callee?: { name?: string };
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/** Lists the dynamic imports of a file that are outside of all loaders' calls, by line. */
function listUnreported({ path, code }: Pick<Source, "path" | "code">): string[] {
  const found: string[] = [];
  const visit = (node: SyntaxNode, isReported: boolean): void => {
    if (node.type === "ImportExpression" && !isReported) {
      found.push(`${path}:${code.slice(0, node.start).split("\n").length}`);
    }
    const isLoader = node.type === "CallExpression" && loaders.test(node.callee?.name ?? "");
    for (const child of Object.values(node).flat())
      if (isNode(child)) visit(child, isReported || isLoader);
  };
  visit(
    parseAst(code, { lang: path.endsWith("x") ? "tsx" : "ts" }) as unknown as SyntaxNode,
    false,
  );
  return found;
}

/** Code of the reading worker. `TextReader` reports what the worker can't load. */
const isInWorker = ({ path }: Pick<Source, "path">) => path.startsWith("reading/worker/");

const sources = readSources(join(import.meta.dirname, "../packages/web/src"));

test("the web app loads code later only by functions that report missing code", () => {
  expect(sources.filter(({ code }) => code.includes("import(")).length).toBeGreaterThan(25);
  expect(sources.filter((source) => !isInWorker(source)).flatMap(listUnreported)).toEqual([]);
});

test("only screens use React's lazy(), which keeps a failure forever", () => {
  const users = sources.filter(({ code }) => /\blazy\b[^"]*from "react"/.test(code));
  expect(users.map(({ path }) => path)).toEqual(["app/lazy-screen.tsx"]);
});

test("workers are started only where a worker that can't be loaded is reported", () => {
  const users = sources.filter(({ code }) => code.includes("new Worker("));
  expect(users.map(({ path }) => path)).toEqual(["reading/text-reader.ts"]);
});

test("an import outside of these functions is found", () => {
  const code = `const a = lazyPart(async () => (await import("./a.tsx")).A, { name: "a" });
const b = () => import("./b.ts");`;
  expect(listUnreported({ path: "x.tsx", code })).toEqual(["x.tsx:2"]);
});
