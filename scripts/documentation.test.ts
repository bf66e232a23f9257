import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const written = [".", "bench", ...listFolders("docs")].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(root, folder, name)),
);

function listFolders(folder: string): string[] {
  const below = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const folders = below.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map(({ parentPath, name }) => relative(root, join(parentPath, name)))];
}

/** Returns a page's text. Code blocks become blank lines, so that the other lines keep their numbers. */
function readProse(path: string): string {
  return readFileSync(path, "utf8").replaceAll(/^ *(`{3,}|~{3,}).*?^ *\1$/gms, (fence) =>
    "\n".repeat(fence.split("\n").length - 1),
  );
}

/** The anchors that GitHub gives a page's headings. */
function listAnchors(path: string): string[] {
  return [...readProse(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("links lead to files and headings that exist", () => {
  const broken = written.flatMap((page) =>
    [...readProse(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, target = "", anchor]) => {
        const path = target === "" ? page : join(dirname(page), target);
        return !existsSync(path) || (anchor !== undefined && !listAnchors(path).includes(anchor));
      })
      .map(([link]) => `${relative(root, page)}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("the architecture names every folder of a package, and only folders that exist", () => {
  const sections = readFileSync(join(root, "docs/architecture.md"), "utf8").split(/^## /m);
  const differences = ["core", "renderer", "server", "web"].flatMap((name) => {
    const section = sections.find((text) => text.startsWith(`\`packages/${name}\``)) ?? "";
    const [tree = ""] = /(?<=^```\n).*?(?=^```)/ms.exec(section) ?? [];
    const top = [...tree.matchAll(/(?<=^|\S {2,})[a-z-]+\/(?= )/gm)].map(([folder]) =>
      folder.slice(0, -1),
    );
    const there = readdirSync(join(root, "packages", name, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "golden")
      .map((entry) => entry.name);
    return [
      ...there.filter((folder) => !top.includes(folder)).map((folder) => `+ ${name}/${folder}`),
      ...top.filter((folder) => !there.includes(folder)).map((folder) => `- ${name}/${folder}`),
    ];
  });
  expect(differences).toEqual([]);
});

test("a decision record names each dependency", () => {
  const folder = join(root, "docs/decisions");
  const records = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const packages = readdirSync(join(root, "packages")).map((name) => join("packages", name));
  const names = [".", ...packages].flatMap((place) => {
    const path = join(root, place, "package.json");
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path, "utf8")) as Record<
      string,
      Record<string, string> | undefined
    >;
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const isOurs = (name: string) => /^@(slideloom|fontsource(-variable)?|types)\//.test(name);
  expect(
    names.filter((name) => !isOurs(name) && !records.some((record) => record.includes(name))),
  ).toEqual([]);
});
