import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

import { sendNotFound } from "./errors.ts";

export interface StaticFiles {
  /** Folder of the built web app; null if it isn't built. */
  webDir: string | null;
  /** Returns a font or emoji by its catalogue name; null if unknown. */
  readAsset: (kind: "fonts" | "emoji", name: string) => Promise<Uint8Array | null>;
}

const assetTypes = { fonts: "font/woff2", emoji: "image/svg+xml" } as const;
const forever = `public, max-age=${365 * 24 * 3600}, immutable`;

/** Serves the built web app, fonts and emoji. Browsers may cache fonts, emoji and `assets` for a year. */
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
    // Serves compressed variants by `accept-encoding`.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const unhashed = path.endsWith("service-worker.js") ? "no-cache" : "public, max-age=3600";
      response.setHeader("cache-control", isUnhashed(path) ? unhashed : forever);
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

/**
 * Registers one route per file of the top folder and one per subfolder, because a route per file would be a third of
 * all routes. Files added after the start aren't served.
 */
function registerWebFiles(app: FastifyInstance, webDir: string): void {
  for (const name of listFiles(webDir)) {
    app.get(`/${name}`, async (_request, reply) => reply.sendFile(name));
  }
  for (const folder of listFolders(webDir)) {
    const names = listFiles(join(webDir, folder));
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async ({ params }, reply) =>
      names.has(params.name)
        ? withoutPageHeaders(reply, params.name).sendFile(`${folder}/${params.name}`)
        : reply.callNotFound(),
    );
  }
}

/** Browsers read these headers only from pages and workers. The smallest files of code are smaller than the headers. */
const pageHeaders = [
  "content-security-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Removes the headers that a file of code, styles or a font doesn't need. */
function withoutPageHeaders(reply: FastifyReply, name: string): FastifyReply {
  const isPlain = /\.(css|js|woff2)$/.test(name) && !name.includes("worker");
  if (isPlain) for (const header of pageHeaders) reply.removeHeader(header);
  return reply;
}

/** Lists a folder's files. Leaves out pages, compressed variants, and files whose name starts with a dot. */
function listFiles(dir: string): ReadonlySet<string> {
  const files = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(files.map(({ name }) => name).filter((name) => !/^\.|\.(html|br|gz)$/.test(name)));
}

/** Lists all subfolders as URL paths. */
function listFolders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll(sep, "/"));
}
