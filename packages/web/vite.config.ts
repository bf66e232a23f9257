import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:3000";
const proxy = Object.fromEntries(
  ["/api", "/assets/fonts", "/assets/emoji", "/landing"].map((path) => [path, apiOrigin]),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ["slideloom-source", ...defaultClientConditions] },
  worker: { format: "es" },
  server: { proxy },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    assetsDir: "assets/app",
    // The server's content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The theme relies on light-dark(), which these have natively.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
