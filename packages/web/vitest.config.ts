import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { mergeConfig, type Plugin } from "vite";
import { defineProject } from "vitest/config";
import { chromiumArgs, chromiumTestArgs, getHeadlessShell } from "../../scripts/find-chromium.mjs";
import viteConfig from "./vite.config.ts";

const assetFiles = `${import.meta.dirname}/../renderer/src/node/asset-files.ts`;

/** The fonts and emoji that the server would send. */
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

/** Components in a real browser, each by itself: only the network is not real. */
const project = defineProject({
  plugins: [slideAssets],
  // All that any test needs is bundled before the first: what is found later reloads the page under a test.
  optimizeDeps: {
    entries: ["src/main.tsx", "src/**/*.browser.test.*", "../renderer/src/browser/*-worker.ts"],
  },
  test: {
    name: "components",
    include: ["src/**/*.browser.test.{ts,tsx}"],
    setupFiles: ["src/testing/setup.fixture.ts"],
    isolate: false,
    // Limits that only something that hangs comes to, however busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser page each, whose files share its modules: every further page loads them all again.
    maxWorkers: availableParallelism(),
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        actionTimeout: 20_000,
        launchOptions: {
          args: [...chromiumArgs, ...chromiumTestArgs],
          // Looked for once a browser is wanted: other projects run without one.
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
