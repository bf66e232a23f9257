import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/**
 * Bundles the server's entry and libraries of hundreds of small modules into one file, `dist/server.js`, because
 * finding and reading each module takes half of the start-up time.
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
      // Tree shaking would treat calls such as `decodeURI(text)` as free of effects and drop them, although they are
      // made for the error that they throw.
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
