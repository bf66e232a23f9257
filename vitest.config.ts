import { defineConfig } from "vitest/config";

const resolve = { conditions: ["slideloom-source"] };
const ssr = { resolve: { conditions: ["slideloom-source", "module", "node"] } };

const setupFiles = ["scripts/pin-to-core.mjs"];

export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      "packages/web/vitest.config.ts",
      {
        resolve,
        ssr,
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: [
            "packages/server/**",
            "**/*.browser.test.*",
            "**/*.spies.test.*",
            "**/node_modules/**",
          ],
          environment: "node",
          // Modules are loaded once for all files of a worker: nothing here replaces one.
          isolate: false,
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "spies",
          include: ["packages/*/src/**/*.spies.test.ts"],
          environment: "node",
          setupFiles,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "server",
          include: ["packages/server/{src,eval}/**/*.test.ts"],
          environment: "node",
          isolate: false,
          setupFiles,
          globalSetup: ["packages/server/src/db/postgres-server.fixture.ts"],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          environment: "node",
          isolate: false,
          globalSetup: ["e2e/global-setup.ts"],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
