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
