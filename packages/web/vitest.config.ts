import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { mergeConfig, type Plugin } from "vite";
import { defineProject } from "vitest/config";
import { chromiumArgs, chromiumTestArgs, getHeadlessShell } from "../../scripts/find-chromium.mjs";
import { patience, stepMs } from "../../scripts/test-patience.mjs";
import viteConfig from "./vite.config.ts";

const assetFiles = `${import.meta.dirname}/../renderer/src/node/asset-files.ts`;

/** Serves the fonts and emoji that the product's server serves in production. */
const slideAssets: Plugin = {
  name: "slide-assets",
  configureServer(server) {
    server.middlewares.use("/assets", (request, response, next) => {
      const [, kind = "", name = ""] = /^\/(fonts|emoji)\/([^/?]+)/.exec(request.url ?? "") ?? [];
      if (!kind) return next();
      void server.ssrLoadModule(assetFiles).then(async ({ readAsset }) => {
        const bytes: Uint8Array | null = await readAsset(kind, decodeURIComponent(name));
        if (bytes === null) return next();
        response.setHeader("content-type", kind === "emoji" ? "image/svg+xml" : "font/woff2");
        response.end(bytes);
      }, next);
    });
  },
};

/** Tests single components in a real browser. Only the network is fake. */
const project = defineProject({
  plugins: [slideAssets],
  // Bundles all dependencies before the first test, because a dependency found later reloads the page during a test.
  optimizeDeps: {
    entries: [
      "src/main.tsx",
      "src/**/*-worker.ts",
      "src/**/*.browser.test.*",
      "../renderer/src/browser/*-worker.ts",
    ],
  },
  test: {
    name: "components",
    include: ["src/**/*.browser.test.{ts,tsx}"],
    setupFiles: ["src/testing/setup.fixture.ts"],
    isolate: false,
    ...patience,
    // One browser page per worker, because each further page loads all modules again.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        actionTimeout: stepMs,
        launchOptions: {
          args: [...chromiumArgs, ...chromiumTestArgs],
          // The path is looked up only when a browser starts, because other test projects run without a browser.
          get executablePath() {
            return getHeadlessShell();
          },
        },
        contextOptions: { reducedMotion: "reduce", acceptDownloads: true },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});

export default mergeConfig(viteConfig, project);
