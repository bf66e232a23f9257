import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from "vite";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:3000";
const proxy = Object.fromEntries(
  [
    "/api/",
    "/mcp",
    "/media/",
    "/thumbnails/",
    "/results/",
    "/published/",
    "/connect/",
    "/calendar-feeds/",
    "/assets/fonts",
    "/assets/emoji",
    "/landing",
    "^/s/[^/]+/slide.jpg",
  ].map((path) => [path, apiOrigin]),
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

/** A file of code, and those that it does not run without. */
function listCode(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  found.add(fileName);
  const file = bundle[fileName];
  const imports = file?.type === "chunk" ? file.imports : [];
  for (const name of imports) if (!found.has(name)) listCode(name, bundle, found);
  return found;
}

/** The file that the module's code begins in. */
function findCode(module: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!found) throw new Error(`No code is made of ${module}.`);
  return found.fileName;
}

/** The built page with tags in its head that load a screen's code beside the first, and not once that has run. */
function preloadScreen(screen: string, bundle: Rolldown.OutputBundle): string {
  const page = bundle["index.html"];
  if (page?.type !== "asset") throw new Error("The page is not built.");
  const known = listCode(findCode("index.html", bundle), bundle);
  const tags = [...listCode(findCode(screen, bundle), bundle)]
    .filter((file) => !known.has(file))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
  return String(page.source).replace("</head>", `${tags.join("")}</head>`);
}

/**
 * Makes `landing.html` of the page: it loads the landing page's code beside the first, both after what is to be seen,
 * as the build then puts the first frame into it.
 */
const landingPage: Plugin = {
  name: "landing-page",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const source = preloadScreen("routes/site/landing-screen.tsx", bundle).replaceAll(
        /<(?:script type="module"|link rel="modulepreload")/g,
        '$& fetchpriority="low"',
      );
      this.emitFile({ type: "asset", fileName: "landing.html", source });
    },
  },
};

/** What the app starts with: its code, and the font of its controls. */
const appTags =
  /\s*(?:<script type="module".*?<\/script>|<link rel="(?:modulepreload|preload"[^>]*\/inter-)[^>]*>)/g;

/** Makes `share.html` of the page: `share-start.js` takes what loads the app out of a template, after the server's picture. */
const sharePage: Plugin = {
  name: "share-page",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = preloadScreen("routes/site/share-screen.tsx", bundle);
      const tags = page.match(appTags) ?? [];
      const start = `<script src="/share-start.js" defer></script>\n    <template id="app-code">${tags.join("")}</template>`;
      const source = page.replaceAll(appTags, "").replace("</head>", `  ${start}\n  </head>`);
      this.emitFile({ type: "asset", fileName: "share.html", source });
    },
  },
};

const drawingStart = "src/start-drawing.ts";

/** Makes `editor.html` of the page: it starts the drawing engine at once, while the editor's code is loaded. */
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
      const source = preloadScreen("routes/editor-screen.tsx", bundle).replace(
        '<script type="module"',
        `<script type="module" async crossorigin src="/${start}"></script>\n    $&`,
      );
      this.emitFile({ type: "asset", fileName: "editor.html", source });
    },
  },
};

/** Files that import each other may run before what they need: screens break that look well in development. */
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts,
    landingPage,
    sharePage,
    editorPage,
    noCircularFiles,
  ],
  resolve: { conditions: ["slideloom-source", ...defaultClientConditions] },
  worker: {
    format: "es",
    // What a worker starts with comes in one file, also where files that are loaded later share it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 1 },
            // The little that templates share; a file each would be a request each.
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
    // The server's content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens share comes in few files: each request costs more than a few kB that a screen may not need.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/app/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // By itself, since the editor's page starts it before all else.
            {
              name: "drawing",
              test: /renderer[\\/]src[\\/]browser[\\/]pool-worker/,
              priority: 2,
            },
            {
              name: "start",
              tags: ["$initial"],
              test: (id) => !id.endsWith(drawingStart),
              priority: 1,
            },
            { name: "zod", test: /node_modules[\\/]zod/, priority: 1 },
            // By themselves, so that a page with an icon does not load a menu that has the same.
            { name: "icons", test: /node_modules[\\/]lucide/, minShareCount: 2, priority: 1 },
            // By themselves, so that no other page loads what only the guides and the documentation share.
            {
              name: "guides",
              test: /features[\\/]guides|docs[\\/]automation|routes[\\/]guides/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
              priority: 1,
            },
            // With 2,000 the share page loads what it does not need; with 500 the editor loads twelve files more, and its server works an eighth more a page.
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
    // The theme relies on light-dark(), which these have natively.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
