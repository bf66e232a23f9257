import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

interface Source {
  /** From `src` on, with slashes. */
  path: string;
  code: string;
  /** The files that it imports, from `src` on. */
  imports: string[];
}

const root = import.meta.dirname;
const isSource = (path: string) => path.endsWith(".ts") && !/\.(test|fixture|spies)\b/.test(path);

const sources: Source[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter(isSource)
  .map((path) => {
    const code = readFileSync(join(root, path), "utf8");
    const found = code.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g);
    const imports = Array.from(found, ([, name = ""]) => posix.join(posix.dirname(path), name));
    return { path, code, imports };
  });

/** What knows no feature. */
const ground = [
  "config",
  "db",
  "errors",
  "secrets",
  "http",
  "rate-limits",
  "tasks",
  "storage",
  "mail",
  "outbound",
  "version.ts",
];
/** What may import everything. */
const top = ["app", "cli", "main.ts"];
/** Where requests are answered. */
const answersRequests =
  /^(app|http|public-api|mcp)\/|-routes\.ts$|^accounts\/signed-in\.ts$|^api-keys\/key-use\.ts$/;

const findFolder = (path: string) => path.split("/")[0] ?? "";
const folders = [...new Set(sources.map(({ path }) => findFolder(path)))];

/** The folders that a folder imports, and those that they import. */
function listReached(folder: string, reached = new Set<string>()): Set<string> {
  for (const { path, imports } of sources) {
    if (findFolder(path) !== folder) continue;
    for (const to of imports.map(findFolder)) {
      if (to === folder || reached.has(to)) continue;
      reached.add(to);
      listReached(to, reached);
    }
  }
  return reached;
}

/** The imports between two folders that break a rule, each with its file. */
function listImports(isBroken: (from: Source, to: string) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((path) => isBroken(source, path))
      .map((path) => `${source.path} imports ${path}`),
  );
}

/** Files whose code matches, other than those that may. */
const listFiles = (code: RegExp, mayHold: RegExp) =>
  sources
    .filter((source) => code.test(source.code) && !mayHold.test(source.path))
    .map(({ path }) => path);

test("there is something to judge", () => {
  expect(sources.length).toBeGreaterThan(250);
  expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(900);
  expect(folders).toEqual(expect.arrayContaining([...ground, ...top]));
});

test("only the top imports what composes the features", () => {
  const broken = listImports(
    ({ path }, to) => findFolder(to) === "app" && !top.includes(findFolder(path)),
  );
  expect(broken).toEqual([]);
});

test("the ground floor knows no feature", () => {
  const broken = listImports(
    ({ path }, to) => ground.includes(findFolder(path)) && !ground.includes(findFolder(to)),
  );
  expect(broken).toEqual([]);
});

test("no folders stand in a circle", () => {
  const reached = new Map(folders.map((folder) => [folder, listReached(folder)]));
  const broken = listImports(({ path }, to) => {
    const [from, target] = [findFolder(path), findFolder(to)];
    return from !== target && reached.get(target)?.has(from) === true;
  });
  expect(broken).toEqual([]);
});

test("queries stand in repositories, and in what of tasks is nothing else", () => {
  const query = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
  expect(
    listFiles(query, /-repository\.ts$|^db\/|^tasks\/(wait-lists|claim-tasks|settle-tasks)\.ts$/),
  ).toEqual([]);
});

test("statuses of HTTP stand where requests are answered; the rest throws domain errors", () => {
  expect(listFiles(/from "[^"]*\/http-error\.ts"|\.(code|status)\(\d/, answersRequests)).toEqual(
    [],
  );
});

test("routes are known where requests are answered, and to the top; repositories know no service", () => {
  const broken = listImports(
    ({ path }, to) =>
      (to.endsWith("-routes.ts") &&
        !answersRequests.test(path) &&
        !top.includes(findFolder(path))) ||
      (path.endsWith("-repository.ts") && to.endsWith("-service.ts")),
  );
  expect(broken).toEqual([]);
});

test("one file reads the settings of the environment; the MCP command has its key from its host", () => {
  expect(listFiles(/\bprocess\.env\b/, /^config\/environment\.ts$|^cli\/mcp-command\.ts$/)).toEqual(
    [],
  );
});
