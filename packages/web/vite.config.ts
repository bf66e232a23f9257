import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from "vite";
import { groupCode } from "./code-files.ts";
import { addEditorFrame } from "./editor-frame.ts";
import { offlineFiles } from "./offline-files.ts";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:3000";
const proxy = Object.fromEntries(
  [
    "/api/",
    "/mcp",
    "/media/",
    "/thumbnails/",
    "/files/",
    "/results/",
    "/published/",
    "/connect/",
    "/calendar-feeds/",
    "/assets/fonts",
    "/assets/emoji",
    "/landing",
    "^/s/[^/]+/slide.jpg",
    "^/review/[^/]+/media/",
  ].map((path) => [path, apiOrigin]),
);

/** Preloads the fonts that every screen needs, because browsers would otherwise load fonts only when text is drawn. */
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

/** Returns the names of a code file and of all files that it imports, directly or indirectly. */
function listCode(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  found.add(fileName);
  const file = bundle[fileName];
  const imports = file?.type === "chunk" ? file.imports : [];
  for (const name of imports) if (!found.has(name)) listCode(name, bundle, found);
  return found;
}

/** Returns the file with the module as its entry. If there is none, returns the file that contains the module. */
function findCode(module: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`No code is made of ${module}.`);
  return found.fileName;
}

/**
 * Returns the built page with preload links for the modules' code. Otherwise, browsers would request that code only
 * once the app runs.
 */
function preloadCode(modules: readonly string[], bundle: Rolldown.OutputBundle): string {
  const page = bundle["index.html"];
  if (page?.type !== "asset") throw new Error("The page is not built.");
  const known = listCode(findCode("index.html", bundle), bundle);
  const files = new Set(modules.flatMap((name) => [...listCode(findCode(name, bundle), bundle)]));
  const tags = [...files]
    .filter((file) => !known.has(file))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
  return String(page.source).replace("</head>", `${tags.join("")}</head>`);
}

/**
 * Emits `landing.html` with preloaded code. The code has low priority, because a later build step adds the page's
 * content as HTML.
 */
const landingPage: Plugin = {
  name: "landing-page",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const source = preloadCode(["routes/site/landing-screen.tsx"], bundle).replaceAll(
        /<(?:script type="module"|link rel="modulepreload")/g,
        '$& fetchpriority="low"',
      );
      this.emitFile({ type: "asset", fileName: "landing.html", source });
    },
  },
};

/** Matches the tags of the app's code, and of the Inter font that the app's controls use. */
const appTags =
  /\s*(?:<script type="module".*?<\/script>|<link rel="(?:modulepreload|preload"[^>]*\/inter-)[^>]*>)/g;

/**
 * Emits `share.html`. The app's tags are in a `<template>`; `share-start.js` adds them once the server's image of the
 * slide is loaded.
 */
const sharePage: Plugin = {
  name: "share-page",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = preloadCode(["routes/site/share-screen.tsx"], bundle);
      const tags = page.match(appTags) ?? [];
      const start = `<script src="/share-start.js" defer></script>\n    <template id="app-code">${tags.join("")}</template>`;
      const source = page.replaceAll(appTags, "").replace("</head>", `  ${start}\n  </head>`);
      this.emitFile({ type: "asset", fileName: "share.html", source });
    },
  },
};

/** Emits `review.html`, with preloaded code of the review page. */
const reviewPage: Plugin = {
  name: "review-page",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const source = preloadCode(["routes/site/review-screen.tsx"], bundle);
      this.emitFile({ type: "asset", fileName: "review.html", source });
    },
  },
};

const drawingStart = "src/start-drawing.ts";

/** Emits `editor.html`. The page shows an empty frame and starts the drawing engine while the app's code loads. */
const editorPage: Plugin = {
  name: "editor-page",
  apply: "build",
  buildStart() {
    this.emitFile({
      type: "chunk",
      id: `${import.meta.dirname}/${drawingStart}`,
      name: "start-drawing",
    });
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const start = findCode(drawingStart, bundle);
      const parts = ["editor-screen", "settings", "sheets"].map((name) => `editor/${name}.tsx`);
      const source = addEditorFrame(preloadCode(parts, bundle)).replace(
        '<script type="module"',
        `<script type="module" async crossorigin src="/${start}"></script>\n    $&`,
      );
      this.emitFile({ type: "asset", fileName: "editor.html", source });
    },
  },
};

/** Fails the build on circular imports between output files, because a file could then run before its imports. */
const noCircularFiles: Plugin = {
  name: "no-circular-files",
  apply: "build",
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      const circular =
        file.type === "chunk" && file.imports.find((other) => listCode(other, bundle).has(name));
      if (circular) {
        this.error(`${name} and ${circular} need each other: see codeSplitting in vite.config.ts.`);
      }
    }
  },
};

/** Groups code into files, so that a screen loads little code that only other screens need. */
const screenCode: Plugin = {
  name: "screen-code",
  apply: "build",
  async config() {
    const names = await groupCode(import.meta.dirname);
    const group = {
      debugName: "screens",
      name: (id: string) => names.get(id),
      priority: 1,
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts,
    landingPage,
    sharePage,
    reviewPage,
    editorPage,
    screenCode,
    offlineFiles,
    noCircularFiles,
  ],
  resolve: { conditions: ["slideloom-source", ...defaultClientConditions] },
  worker: {
    format: "es",
    // A worker's initial code is in one file. This includes code that is shared with files loaded later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            // Small code shared by the templates, in one file to save requests.
            { name: "compositions", test: /core[\\/]src[\\/]slide[\\/]composition[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    assetsDir: "assets/app",
    // The server's content security policy forbids fonts in `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Code shared by several screens is in few files: a request costs more than a few kB that a screen may not need.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/app/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // The drawing code has its own file, because the editor's page starts it before everything else.
            {
              name: "drawing",
              test: /renderer[\\/]src[\\/]browser[\\/]pool-worker/,
              priority: 3,
            },
            // React has its own file, because React rarely changes and can load in parallel with the app's code.
            { name: "react", test: /node_modules[\\/](react-dom|scheduler)[\\/]/, priority: 3 },
            {
              name: "start",
              tags: ["$initial"],
              test: (id) => !id.endsWith(drawingStart),
              priority: 2,
            },
            { name: "zod", test: /node_modules[\\/]zod/, priority: 2 },
            // Icons have their own file, so that no page loads a menu just for a shared icon.
            { name: "icons", test: /node_modules[\\/]lucide/, minShareCount: 2, priority: 2 },
            // Code that only guides and the documentation share has its own file, so that other pages don't load it.
            {
              name: "guides",
              test: /features[\\/]guides|docs[\\/]automation|routes[\\/]guides/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
              priority: 2,
            },
            // All other code that at least two pages share.
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
            },
          ],
        },
      },
    },
    // The theme uses `light-dark()`, which these browsers support natively.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
