import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { tokenParamsSchema } from "@slideloom/core/contract/shares";
import { missingPageText, pageTexts } from "@slideloom/core/contract/page-text";
import { pagePaths, pageRedirects, type PagePath } from "@slideloom/core/contract/page-path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "./context.ts";
import { insertShareFrame } from "../shares/share-frame.ts";
import { insertShareHead } from "../shares/share-head.ts";
import { buildShareUrl } from "../carousels/share-url.ts";
import { sendNotFound } from "../http/errors.ts";
import { buildPageHtml } from "../http/page-html.ts";
import { sharedPagePolicy } from "../http/security-headers.ts";

/** HTML files that load the code of their page early. See the web app's `vite.config.ts`. */
const ownFiles: Readonly<Partial<Record<PagePath, string>>> = {
  "/": "landing.html",
  "/create": "editor.html",
  "/create/:id": "editor.html",
  "/s/:token": "share.html",
  "/review/:token": "review.html",
};

const sharePath = "/s/:token" satisfies PagePath;
const reviewPath = "/review/:token" satisfies PagePath;

/** Adds settings to the HTML, because loading them later would shift the layout. */
function insertSettings(html: string, { config, generations }: Context): string {
  const settings = {
    provider: generations.provider,
    "visitor-generations": config.ai.anonymousGenerations,
    "plan-gates": config.hasPlanGates ? "on" : "off",
  };
  const tags = Object.entries(settings).map(
    ([name, value]) => `<meta name="slideloom-${name}" content="${value}" />`,
  );
  return html.replace("</head>", `${tags.join("\n")}\n</head>`);
}

/** Serves the web app's HTML with each page's title. Also redirects, and answers unknown paths with 404. */
export function registerPages(app: FastifyInstance, context: Context): void {
  const { config, shares, thumbnails, webDir } = context;
  const readPage = (name: string) =>
    webDir !== null && existsSync(join(webDir, name))
      ? insertSettings(readFileSync(join(webDir, name), "utf8"), context)
      : null;
  const html = readPage("index.html");
  const readOwn = (path: PagePath) => {
    const file = ownFiles[path];
    // An older build of the web app may lack the HTML files of individual pages.
    return (file === undefined ? null : readPage(file)) ?? html;
  };
  const missing = html && buildPageHtml(html, missingPageText, null);
  const sendPage = (reply: FastifyReply, status: number, page: string | Buffer | null) =>
    page === null
      ? reply.code(503).type("text/plain").send("The web app is not built. Run: npm run build\n")
      : reply
          .code(status)
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-cache")
          .send(page);

  for (const path of pagePaths) {
    if (path === sharePath) continue;
    const url = config.publicUrl === null ? null : config.publicUrl + path;
    const own = readOwn(path);
    const page = own && buildPageHtml(own, pageTexts[path], url);
    const packed = page && gzipSync(page);
    app.get(path, async (request, reply) => {
      void reply.header("vary", "accept-encoding");
      if (path === reviewPath) void reply.header("content-security-policy", sharedPagePolicy);
      if (!packed || !/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) {
        return sendPage(reply, 200, page);
      }
      return sendPage(reply.header("content-encoding", "gzip"), 200, packed);
    });
  }
  const shareHtml = readOwn(sharePath);
  app.get<{ Params: { token: string } }>(sharePath, async (request, reply) => {
    const { token } = tokenParamsSchema.parse(request.params);
    const shared = await shares.find(token);
    if (!shared || shareHtml === null) return sendPage(reply, 404, missing);
    // The browser will request this image next, so its rendering starts now. The page doesn't wait for it.
    if (shared.pictureUrl !== null) thumbnails.prepareShared(token);
    const base = config.publicUrl ?? `${request.protocol}://${request.host}`;
    void reply.header("content-security-policy", sharedPagePolicy);
    const page = insertShareFrame(shareHtml, shared);
    return sendPage(reply, 200, insertShareHead(page, shared, buildShareUrl(token, base)));
  });
  for (const [from, to] of Object.entries(pageRedirects)) {
    app.get(from, async (_request, reply) => reply.redirect(to, 302));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const mayBePage = request.method === "GET" || request.method === "HEAD";
    const isFile = request.url.startsWith("/assets/");
    return mayBePage && !isFile ? sendPage(reply, 404, missing) : sendNotFound(request, reply);
  });
}
