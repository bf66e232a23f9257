import { escapeQuoted } from "@slideloom/core/text";
import { buildUrl } from "@slideloom/core/contract/routes";
import { listedPages } from "@slideloom/core/contract/page-text";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { sendNotFound } from "./errors.ts";

/** Serves robots.txt and, if the public URL is known, a sitemap. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, "publicUrl">,
): void {
  const robots = [
    "User-agent: *",
    `Allow: ${buildUrl("v1.getOpenapi")}`,
    "Disallow: /api/",
    ...(publicUrl === null ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`]),
    "",
  ].join("\n");
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robots),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    publicUrl === null
      ? sendNotFound(request, reply)
      : reply.type("application/xml; charset=utf-8").send(buildSitemap(publicUrl)),
  );
}

function buildSitemap(publicUrl: string): string {
  const entries = listedPages.map(
    (path) => `  <url><loc>${escapeQuoted(publicUrl + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
