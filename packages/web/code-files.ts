import { join } from "node:path";
import { build, defaultClientConditions, type Plugin, type Rolldown } from "vite";

/**
 * Minimum size of an output file, in characters of unminified code. Smaller files are merged into others, because an
 * extra request costs more than some unneeded code.
 */
const smallestFile = 6000;

const app = join(import.meta.dirname, "src/app");
const routes = join(app, "routes");
const editorScreen = join(app, "editor/editor-screen.tsx");
/** The editor's settings. They load before the other controls, because they contain the field for the topic. */
const editorSettings = join(app, "editor/settings.tsx");

/** Groups of screens, by path below `routes`. A screen belongs to the first that matches. */
const screenGroups: readonly RegExp[] = [
  /^.site.share-screen/,
  /^.site.review-screen/,
  /^.site.landing-screen/,
  /^.(account.account|site.(calendar|connections))-screen/,
  /^.account/,
  /^.site.my-carousels-screen/,
  /./,
];

type Chunk = Rolldown.OutputChunk;

/** Output of a trial build with the bundler's default code splitting. */
interface Graph {
  chunks: readonly Chunk[];
  /** Modules that the editor loads soon after its start. */
  controls: ReadonlySet<string>;
}

async function buildGraph(root: string): Promise<Graph> {
  const controls = new Set<string>();
  const noteControls: Plugin = {
    name: "note-controls",
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (!module?.code?.includes("isAfterPreview")) continue;
        for (const part of module.dynamicallyImportedIds) controls.add(part);
      }
    },
  };
  const built = await build({
    configFile: false,
    root,
    logLevel: "silent",
    plugins: [noteControls],
    resolve: { conditions: ["slideloom-source", ...defaultClientConditions] },
    worker: { format: "es" },
    build: { write: false, minify: false, assetsInlineLimit: 0 },
  });
  const { output = [] } = [built].flat().find((result) => "output" in result) ?? {};
  return { chunks: output.flatMap((file) => (file.type === "chunk" ? [file] : [])), controls };
}

/** Returns the chunks with all their imports, recursively. If "later", follows dynamic imports, too. */
function follow(all: readonly Chunk[], from: readonly Chunk[], when: "at once" | "later") {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(from);
  for (const { dynamicImports, imports, isEntry } of found) {
    // The entry chunk imports all screens, so its imports aren't followed.
    if (isEntry) continue;
    for (const name of when === "later" ? [...imports, ...dynamicImports] : imports) {
      const chunk = byName.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return found;
}

const without = (chunks: Iterable<Chunk>, ...others: readonly ReadonlySet<Chunk>[]) =>
  new Set([...chunks].filter((chunk) => !others.some((other) => other.has(chunk))));

/**
 * Returns a set of chunks for each part of the app, in this order: editor, its settings, its other controls, each of
 * `screenGroups`, and the menus of all pages.
 */
function listReached({ chunks, controls }: Graph): ReadonlySet<Chunk>[] {
  const select = (test: (module: string) => boolean) =>
    chunks.filter(({ facadeModuleId: id }) => id !== null && test(id));
  const editor = follow(
    chunks,
    select((id) => id === editorScreen),
    "at once",
  );
  const settings = without(
    follow(
      chunks,
      select((id) => id === editorSettings),
      "at once",
    ),
    editor,
  );
  const laterParts = follow(
    chunks,
    select((id) => controls.has(id)),
    "at once",
  );
  const starts = new Set(
    chunks.flatMap(({ dynamicImports, isEntry }) => (isEntry ? dynamicImports : [])),
  );
  const others = chunks.filter(
    ({ facadeModuleId, fileName }) => starts.has(fileName) && facadeModuleId !== editorScreen,
  );
  const getGroup = ({ facadeModuleId: id }: Chunk) =>
    id?.startsWith(routes) === true
      ? screenGroups.findIndex((group) => group.test(id.slice(routes.length)))
      : -1;
  const groups = [...screenGroups.keys(), -1].map((index) =>
    follow(
      chunks,
      others.filter((chunk) => getGroup(chunk) === index),
      index === 0 || index === 1 ? "at once" : "later",
    ),
  );
  return [editor, settings, without(laterParts, editor, settings), ...groups];
}

/** Bit mask with three bits for the editor, and a bit each for the share page and the landing page. */
const firstPages = 0b11111;

/** Returns the file name for a bit mask of screens, such as `controls~4`. The file's URL omits `~4`. */
function nameFile(screens: number): string {
  const name = { 1: "editor", 2: "settings", 4: "controls" }[screens] ?? "shared";
  return `${name}~${screens}`;
}

/**
 * Maps each module of the editor, the share page and the landing page to a file. A file imports only files that all of
 * its screens use, so no imports are circular.
 */
export async function groupCode(root: string): Promise<ReadonlyMap<string, string>> {
  const graph = await buildGraph(root);
  const reached = listReached(graph);
  const sizes = new Map<number, number>();
  const screensOf = new Map<Chunk, number>();
  for (const chunk of graph.chunks) {
    const screens = reached.reduce((bits, set, at) => bits | (set.has(chunk) ? 1 << at : 0), 0);
    screensOf.set(chunk, screens);
    sizes.set(screens, (sizes.get(screens) ?? 0) + chunk.code.length);
  }
  const large = [...sizes].flatMap(([screens, size]) => (size < smallestFile ? [] : [screens]));
  const all = (1 << reached.length) - 1;
  const widen = (screens: number) =>
    large.reduce((bits, file) => ((file & screens) === screens ? bits & file : bits), all);
  const names = new Map<string, string>();
  for (const [{ moduleIds }, screens] of screensOf) {
    if ((screens & firstPages) === 0) continue;
    for (const id of moduleIds) names.set(id, nameFile(widen(screens)));
  }
  return names;
}
