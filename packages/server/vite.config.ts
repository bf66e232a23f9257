import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/**
 * The server's entry in one file with those of its libraries that are made of hundreds of small modules: finding and
 * reading them one by one would be half of a start. `dist/server.js` is what runs in production.
 */
export default defineConfig({
  // Its messages in fifty other languages, which are not used.
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
      // Both take `decodeURI` and the like for calls without effect, and drop those that are there to throw.
      treeshake: false,
      output: {
        chunkFileNames: "server-parts/[name].js",
        minify: false,
        // A process keeps the text of its code, and Kysely's is two thirds comments.
        comments: { jsdoc: false },
      },
    },
  },
});
