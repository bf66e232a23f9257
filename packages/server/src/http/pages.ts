import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths, pageRedirects } from "@slideloom/core/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { sendNotFound } from "./errors.ts";

/** The web app's one HTML page: for every path that is a page, and with status 404 for those that lead nowhere. */
export function registerPages(app: FastifyInstance, { webDir }: Context): void {
  const html = webDir === null ? null : readFileSync(join(webDir, "index.html"), "utf8");
  const sendPage = (reply: FastifyReply, status: number) =>
    html === null
      ? reply.code(503).type("text/plain").send("The web app is not built. Run: npm run build\n")
      : reply
          .code(status)
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-cache")
          .send(html);

  for (const path of pagePaths) app.get(path, async (_request, reply) => sendPage(reply, 200));
  for (const [from, to] of Object.entries(pageRedirects)) {
    app.get(from, async (_request, reply) => reply.redirect(to, 302));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const mayBePage = request.method === "GET" || request.method === "HEAD";
    const isFile = request.url.startsWith("/assets/");
    return mayBePage && !isFile ? sendPage(reply, 404) : sendNotFound(request, reply);
  });
}
