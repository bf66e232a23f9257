import { join } from "node:path";
import { createServer } from "vite";

const root = join(import.meta.dirname, "..");

/** Opens a loader of the server's TypeScript modules. `load` takes paths in its sources, `loadPackage` any specifier. */
export async function openServerSources() {
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: "error",
    ssr: { resolve: { conditions: ["slideloom-source"] } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return {
    load: (name) => vite.ssrLoadModule(join(root, "packages/server/src", name)),
    loadPackage: (name) => vite.ssrLoadModule(name),
    close: () => vite.close(),
  };
}
