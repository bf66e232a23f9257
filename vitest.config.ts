import { defineConfig } from "vitest/config";
import { patience } from "./scripts/test-patience.mjs";

const resolve = { conditions: ["slideloom-source"] };
const ssr = { resolve: { conditions: ["slideloom-source", "module", "node"] } };

const setupFiles = ["scripts/pin-to-core.mjs", "scripts/seed-property-tests.mjs"];

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
          // Each worker loads modules once for all its test files, because no test here replaces a module.
          isolate: false,
          setupFiles,
          ...patience,
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
          ...patience,
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
          ...patience,
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
          ...patience,
        },
      },
    ],
  },
});
