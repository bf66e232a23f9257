import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:3000";
const proxy = Object.fromEntries(
  ["/api", "/assets/fonts", "/assets/emoji", "/landing"].map((path) => [path, apiOrigin]),
);

/** The fonts that every screen starts with are loaded beside the code, not once it has drawn text. */
const preloadFonts: Plugin = {
  name: "preload-fonts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(inter-latin-wght|poppins-latin-600)-normal-[\w-]+\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: "",
          },
          injectTo: "head-prepend",
        })),
  },
};

const landingScreen = "routes/site/landing-screen.tsx";

/** Tells the server what the landing page alone needs beside the first code: its own, and the picture in front. */
const listLandingPreloads: Plugin = {
  name: "list-landing-preloads",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const entry = chunks.find(({ isEntry }) => isEntry);
    const landing = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(landingScreen));
    if (!entry || !landing) throw new Error(`No code is made of ${landingScreen}.`);
    const known = [entry.fileName, ...entry.imports];
    const tags = [landing.fileName, ...landing.imports]
      .filter((file) => !known.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
    // As the picture's own element says it.
    tags.push(
      '<link rel="preload" as="image" imagesrcset="/landing/modern-1-narrow.webp 420w, /landing/modern-1.webp 702w" imagesizes="(min-width: 660px) 360px, 55vw" fetchpriority="high" />',
    );
    this.emitFile({
      type: "asset",
      fileName: "landing/preloads.json",
      source: JSON.stringify(tags),
    });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts, listLandingPreloads],
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
