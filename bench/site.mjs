import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { readAsset } from "@slideloom/renderer/node";
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

async function readServed(path) {
  const [, kind, name] = /^\/assets\/(fonts|emoji)\/([^/]+)$/.exec(path) ?? [];
  if (kind) return readAsset(kind, name);
  const [, built = "index.html"] = /^\/(index\.html|page\/[\w.-]+)$/.exec(path) ?? [];
  return readFile(join(dist, built)).catch(() => null);
}

/** Builds the page with every contender and serves it with the product's fonts and emoji. */
export async function startSite() {
  await buildPage();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    const bytes = await readServed(path);
    if (!bytes) return response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": mimeTypes[extname(path) || ".html"] ?? "application/octet-stream",
      "cache-control": "public, max-age=3600",
    });
    return response.end(bytes);
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => void server.close(resolve).closeAllConnections()),
  };
}
