import type { FastifyInstance } from "fastify";
import { digestOf, readSkill } from "./skill.ts";

const folder = "/.well-known/agent-skills";

/**
 * Lets agents find and install the skill from a server's address. The format of the index is version 0.2.0 of
 * github.com/cloudflare/agent-skills-discovery-rfc.
 */
export function registerSkills(app: FastifyInstance): void {
  app.get(`${folder}/index.json`, async () => {
    const { name, description } = await readSkill();
    const entry = { name, type: "archive", description, url: `${folder}/${name}.zip` };
    return {
      $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
      skills: [{ ...entry, digest: digestOf(await readArchive()) }],
    };
  });
  app.get(`${folder}/slideloom.zip`, async (_request, reply) =>
    reply.type("application/zip").send(Buffer.from(await readArchive())),
  );
}

let archive: Promise<Uint8Array> | undefined;

const readArchive = (): Promise<Uint8Array> => (archive ??= packSkill());

/** Packs the skill's files; the same files always give the same bytes. */
async function packSkill(): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import("fflate");
  const { files } = await readSkill();
  const mtime = new Date(2000, 0, 1);
  return zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), {
    mtime,
  });
}
