import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** A source file of a package, without tests and fixtures; paths are relative to `src`, with slashes. */
export interface Source {
  path: string;
  code: string;
  /** The imported files of the same package. */
  imports: string[];
}

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|fixture|spies|bench)\b/.test(path);

export const readSources = (root: string): Source[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isSource)
    .map((path) => {
      const code = readFileSync(join(root, path), "utf8");
      const found = code.matchAll(/(?:from|import|import\() ?"(\.[^"]+)"/g);
      const imports = Array.from(found, ([, name = ""]) => posix.join(posix.dirname(path), name));
      return { path, code, imports };
    });

export const findFolder = (path: string) => path.split("/")[0] ?? "";

/** Lists imports that break a rule, with their files. */
export const listImports = (
  sources: readonly Source[],
  isBroken: (from: Source, to: string) => boolean,
): string[] =>
  sources.flatMap((source) =>
    source.imports
      .filter((path) => isBroken(source, path))
      .map((path) => `${source.path} imports ${path}`),
  );

/** Lists imports that form a cycle of folders. */
export function listCircles(sources: readonly Source[]): string[] {
  const reached = new Map<string, Set<string>>();
  const listReached = (folder: string, found = new Set<string>()): Set<string> => {
    for (const { path, imports } of sources) {
      if (findFolder(path) !== folder) continue;
      for (const to of imports.map(findFolder)) {
        if (to === folder || found.has(to)) continue;
        found.add(to);
        listReached(to, found);
      }
    }
    return found;
  };
  for (const { path } of sources) {
    const folder = findFolder(path);
    if (!reached.has(folder)) reached.set(folder, listReached(folder));
  }
  return listImports(sources, ({ path }, to) => {
    const [from, target] = [findFolder(path), findFolder(to)];
    return from !== target && reached.get(target)?.has(from) === true;
  });
}

/** Lists groups of files that import each other, types included; each group is sorted (Tarjan, 1972). */
export function listFileCircles(sources: readonly Source[]): string[][] {
  const imports = new Map(sources.map((source) => [source.path, source.imports]));
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    open.push(path);
    let lowest = own;
    for (const to of imports.get(path) ?? []) {
      if (!imports.has(to)) continue;
      const known = order.get(to);
      if (known === undefined) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const { path } of sources) if (!order.has(path)) visit(path);
  return circles;
}
