import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/**
 * Bundles the server and its libraries into `dist/server.js`. Loading hundreds of small modules would take half of the
 * start-up time.
 */
export default defineConfig({
  // Leaves out zod's messages in fifty other languages, which aren't used.
  resolve: {
    alias: [
      {
        find: /^\.\.\/locales\/index\.js$/,
        replacement: fileURLToPath(import.meta.resolve("zod/v4/locales/en.js")),
      },
    ],
  },
  ssr: {
    noExternal: [
      "@fastify/error",
      "@slideloom/core",
      "culori",
      "fastify-type-provider-zod",
      "kysely",
      "marked",
      "zod",
    ],
  },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    emptyOutDir: false,
    rolldownOptions: {
      input: { server: "src/main.ts" },
      // Tree shaking would drop calls such as `decodeURI(text)` that are made only for the error they throw.
      treeshake: false,
      output: {
        chunkFileNames: "server-parts/[name].js",
        minify: false,
        // A process keeps its code's text in memory, and two thirds of Kysely's text are comments.
        comments: { jsdoc: false },
      },
    },
  },
});
