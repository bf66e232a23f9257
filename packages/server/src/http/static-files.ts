import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

import { sendNotFound } from "./errors.ts";

export interface StaticFiles {
  /** The folder of the built web app; null where it is not built. */
  webDir: string | null;
  /** The bytes of a font or an emoji, by its name in the catalogue. */
  readAsset: (kind: "fonts" | "emoji", name: string) => Promise<Uint8Array | null>;
}

const assetTypes = { fonts: "font/woff2", emoji: "image/svg+xml" } as const;
const forever = `public, max-age=${365 * 24 * 3600}, immutable`;

/**
 * The files of the built web app, and the fonts and emoji that slides are drawn with. All but the web app's own root
 * folder have a hash or a pinned catalogue behind their name, so a browser may keep them for a year.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { readAsset, webDir }: StaticFiles,
): Promise<void> {
  const isUnhashed = (path: string) =>
    webDir !== null &&
    path.startsWith(webDir + sep) &&
    !path.startsWith(join(webDir, "assets") + sep);
  await app.register(fastifyStatic, {
    ...(webDir !== null && { root: webDir }),
    serve: false,
    // Compressed twins are chosen by the request's headers.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", isUnhashed(path) ? "public, max-age=3600" : forever);
      response.setHeader("vary", "accept-encoding");
    },
  });
  if (webDir !== null) registerWebFiles(app, webDir);
  for (const kind of ["fonts", "emoji"] as const) {
    app.get<{ Params: { name: string } }>(`/assets/${kind}/:name`, async (request, reply) => {
      const bytes = await readAsset(kind, request.params.name);
      if (bytes === null) return sendNotFound(request, reply);
      return reply.type(assetTypes[kind]).header("cache-control", forever).send(bytes);
    });
  }
}

/** A folder is one route: one for each of its files would be a third of what the server registers. Only files that are there at the start are served. */
function registerWebFiles(app: FastifyInstance, webDir: string): void {
  for (const name of listFiles(webDir)) {
    app.get(`/${name}`, async (_request, reply) => reply.sendFile(name));
  }
  for (const folder of listFolders(webDir)) {
    const names = listFiles(join(webDir, folder));
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async ({ params }, reply) =>
      names.has(params.name) ? reply.sendFile(`${folder}/${params.name}`) : reply.callNotFound(),
    );
  }
}

/** The files that have an address of their own: pages have routes, compressed twins come in their originals' place. */
function listFiles(dir: string): ReadonlySet<string> {
  const files = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(files.map(({ name }) => name).filter((name) => !/^\.|\.(html|br|gz)$/.test(name)));
}

/** All folders below the one, as paths of addresses. */
function listFolders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll(sep, "/"));
}
