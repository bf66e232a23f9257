import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { skillsDir } from "../skills-dir.ts";

export interface SkillFile {
  /** Path in the skill's folder, with slashes. */
  path: string;
  text: string;
  sizeBytes: number;
  /** `sha256:` and the hash in hex. */
  digest: string;
  mediaType: string;
}

export interface Skill {
  name: string;
  description: string;
  /** Fields of the head of `SKILL.md`. */
  frontmatter: Readonly<Record<string, string>>;
  /** Sorted by path. */
  files: readonly SkillFile[];
}

const mediaTypes: Readonly<Record<string, string>> = {
  ".md": "text/markdown",
  ".json": "application/json",
};

let skill: Promise<Skill> | undefined;

/** Returns the skill that teaches agents to use Slideloom. It is read once. */
export const readSkill = (): Promise<Skill> => (skill ??= load("slideloom"));

/** Returns the digest of bytes, as both kinds of skill lists write it. */
export const digestOf = (bytes: Uint8Array | string): string =>
  `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

async function load(name: string): Promise<Skill> {
  const folder = join(skillsDir, name);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    );
  const files = await Promise.all(paths.toSorted().map((path) => readSkillFile(folder, path)));
  const frontmatter = readFrontmatter(files.find(({ path }) => path === "SKILL.md")?.text ?? "");
  const { description = "" } = frontmatter;
  return { name, description, frontmatter, files };
}

async function readSkillFile(folder: string, path: string): Promise<SkillFile> {
  const text = await readFile(join(folder, path), "utf8");
  const mediaType = mediaTypes[extname(path)] ?? "text/plain";
  return { path, text, sizeBytes: Buffer.byteLength(text), digest: digestOf(text), mediaType };
}

/** Reads the lines `name: value` between the first two lines of hyphens. */
function readFrontmatter(text: string): Record<string, string> {
  const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const fields = head.split("\n").flatMap((line) => {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}
