import { expect, test } from "vitest";
import {
  findFolder,
  listImports as listBroken,
  readSources,
  type Source,
} from "../../../scripts/sources.fixture.ts";

const sources = readSources(import.meta.dirname);
const folders = new Set(sources.map(({ path }) => findFolder(path)));
const listImports = (isBroken: (from: Source, to: string) => boolean) =>
  listBroken(sources, isBroken);

/** Folders and files that must not import any feature. */
const ground = [
  "config",
  "db",
  "deadlines",
  "errors",
  "secrets",
  "http",
  "rate-limits",
  "tasks",
  "turns",
  "storage",
  "mail",
  "outbound",
  "processes",
  "version.ts",
];
/** Folders and files that may import everything. */
const top = ["app", "cli", "main.ts"];
/** Matches files that answer requests. */
const answersRequests =
  /^(app|http|public-api|mcp)\/|-routes\.ts$|^accounts\/signed-in\.ts$|^api-keys\/key-use\.ts$/;

/** Lists the files whose code matches `code`, except files whose path matches `mayHold`. */
const listFiles = (code: RegExp, mayHold: RegExp) =>
  sources
    .filter((source) => code.test(source.code) && !mayHold.test(source.path))
    .map(({ path }) => path);

test("the sources, imports and folders are found", () => {
  expect(sources.length).toBeGreaterThan(250);
  expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(900);
  expect([...folders]).toEqual(expect.arrayContaining([...ground, ...top]));
});

test("only the composition root imports code that composes features", () => {
  const broken = listImports(
    ({ path }, to) => findFolder(to) === "app" && !top.includes(findFolder(path)),
  );
  expect(broken).toEqual([]);
});

test("the lowest folders import no feature", () => {
  const broken = listImports(
    ({ path }, to) => ground.includes(findFolder(path)) && !ground.includes(findFolder(to)),
  );
  expect(broken).toEqual([]);
});

test("queries are only in repositories, and in some files of tasks", () => {
  const query = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
  expect(
    listFiles(query, /-repository\.ts$|^db\/|^tasks\/(wait-lists|claim-tasks|settle-tasks)\.ts$/),
  ).toEqual([]);
});

test("HTTP statuses are only in code that answers requests; other code throws domain errors", () => {
  expect(listFiles(/from "[^"]*\/http-error\.ts"|\.(code|status)\(\d/, answersRequests)).toEqual(
    [],
  );
});

test("only code that answers requests, and the composition root, imports routes; repositories import no service", () => {
  const broken = listImports(
    ({ path }, to) =>
      (to.endsWith("-routes.ts") &&
        !answersRequests.test(path) &&
        !top.includes(findFolder(path))) ||
      (path.endsWith("-repository.ts") && to.endsWith("-service.ts")),
  );
  expect(broken).toEqual([]);
});

test("only one file reads settings from the environment, apart from the MCP command's key", () => {
  expect(listFiles(/\bprocess\.env\b/, /^config\/environment\.ts$|^cli\/mcp-command\.ts$/)).toEqual(
    [],
  );
});
