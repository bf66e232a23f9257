import { defineConfig } from "vitest/config";

const resolve = { conditions: ["source"] };
const ssr = { resolve: { conditions: ["source", "module", "node"] } };

export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}"],
          environment: "node",
          testTimeout: 30_000,
        },
      },
    ],
  },
});
