import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { findAssetFile } from "@slideloom/renderer/node";
import { build, defaultClientConditions } from "vite";

const dist = join(import.meta.dirname, "dist");
const mimeTypes = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

async function buildPage() {
  await build({
    configFile: false,
    root: join(import.meta.dirname, "page"),
    logLevel: "warn",
    resolve: { conditions: ["slideloom-source", ...defaultClientConditions] },
    worker: { format: "es" },
    build: { outDir: dist, emptyOutDir: true, assetsDir: "page", chunkSizeWarningLimit: 4000 },
  });
}

function findFile(path) {
  const [, kind, name] = /^\/assets\/(fonts|emoji)\/([^/]+)$/.exec(path) ?? [];
  if (kind) return findAssetFile(kind, name);
  const [, built = "index.html"] = /^\/(index\.html|page\/[\w.-]+)$/.exec(path) ?? [];
  const file = join(dist, built);
  return existsSync(file) ? file : null;
}

/** Builds the page that draws by every way and serves it with the product's fonts and emoji. */
export async function startSite() {
  await buildPage();
  const server = createServer((request, response) => {
    const file = findFile(new URL(request.url, "http://localhost").pathname);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": mimeTypes[extname(file)] ?? "application/octet-stream",
      "cache-control": "public, max-age=3600",
    });
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => void server.close(resolve).closeAllConnections()),
  };
}
