import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";
import { z } from "zod";
import { readSkill, type Skill, type SkillFile } from "../skills/skill.ts";

const scheme = "skill://";
/** The first revision of the protocol whose lists may be cached. */
const firstCachedRevision = "2026-07-28";
const directoryType = "inode/directory";

export const skillsExtension = { "io.modelcontextprotocol/skills": { directoryRead: true } };

/** Serves the skill to clients with the skills extension (SEP-2640); others read it as resources. */
export function serveSkills(server: Server, ttlMs: number): void {
  const cached = () =>
    (server.getNegotiatedProtocolVersion() ?? "") >= firstCachedRevision
      ? { ttlMs, cacheScope: "public" as const }
      : {};
  server.setRequestHandler("skills/list", { params: listSchema }, async ({ cursor }) => {
    if (cursor !== undefined) throw refuse("There is only one page of skills.");
    return { skills: [presentSkill(await readSkill())], ...cached() };
  });
  server.setRequestHandler("skills/get", { params: uriSchema }, async ({ uri }) => {
    const skill = presentSkill(await readSkill());
    if (uri !== skill.uri) throw refuse(`There is no skill ${uri}.`);
    return { skill, ...cached() };
  });
  server.setRequestHandler("resources/directory/read", { params: uriSchema }, async ({ uri }) => {
    const resources = listDirectory(await readSkill(), uri.replace(/\/$/, ""));
    if (resources.length === 0) throw refuse(`${uri} is not a directory resource.`);
    return { resources, ...cached() };
  });
}

/** Returns the skill's row in the list of resources. */
export async function listSkillResource() {
  const { name, description, files } = await readSkill();
  const size = files.find(({ path }) => path === "SKILL.md")?.sizeBytes ?? 0;
  const uri = `${scheme}${name}/SKILL.md`;
  return { uri, name, title: "Skill", description, mimeType: "text/markdown", size };
}

/** Returns a file of the skill, or null. */
export async function findSkillFile(uri: string): Promise<SkillFile | null> {
  if (!uri.startsWith(scheme)) return null;
  const { name, files } = await readSkill();
  return files.find(({ path }) => uri === `${scheme}${name}/${path}`) ?? null;
}

const listSchema = z.object({ cursor: z.string().optional() }).optional().default({});
const uriSchema = z.object({ uri: z.string() });

const refuse = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

const presentSkill = ({ name, frontmatter, files }: Skill) => ({
  uri: `${scheme}${name}/SKILL.md`,
  frontmatter,
  resources: files.map(({ path, digest, sizeBytes: size }) => ({
    uri: `${scheme}${name}/${path}`,
    digest,
    size,
  })),
});

/** Lists the files and folders directly in a folder. */
function listDirectory({ name, files }: Skill, uri: string) {
  const root = `${scheme}${name}`;
  const inside = `${uri}/`;
  if (!inside.startsWith(`${root}/`)) return [];
  const rows = files.flatMap(({ path, mediaType: mimeType, sizeBytes: size }) => {
    const file = `${root}/${path}`;
    if (!file.startsWith(inside)) return [];
    const [first = "", ...below] = file.slice(inside.length).split("/");
    const row = { uri: `${inside}${first}`, name: first };
    return [below.length > 0 ? { ...row, mimeType: directoryType } : { ...row, mimeType, size }];
  });
  return [...new Map(rows.map((row) => [row.uri, row])).values()];
}
