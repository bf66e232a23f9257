import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt, root } from "./build.mjs";

/** Libraries that only browsers load; the built web app contains them. */
const browserOnly = ["@takumi-rs/wasm", "comlink", "mediabunny"];

/** Libraries that are packed without what Node never loads: most of what they install is sources, maps and other builds. */
const packed = [
  "ai",
  ...["anthropic", "gateway", "google", "openai", "openai-compatible", "provider"].map(
    (name) => `@ai-sdk/${name}`,
  ),
  "@ai-sdk/provider-utils",
  "@modelcontextprotocol/core",
  "@modelcontextprotocol/server",
  "highlight.js",
  "pdf-lib",
];

/** Builds for browsers and for CommonJS, styles, and parts for other libraries. */
const unused =
  /\/highlight\.js\/(scss|styles|types|lib\/languages)$|\.js\.js$|\/pdf-lib\/(dist|es|ts3\.4)$|\/@ai-sdk\/[\w-]+\/dist\/internal$|\/@modelcontextprotocol\/.*\.cjs$/;

/** Files that a running program never loads. Compressed copies are left out: browsers get the files themselves. */
const unneeded = /\.(map|[cm]?ts|mdx|gz|br)$|\.source-stamp$|\.tsbuildinfo$/;
const isNeeded = (path) => !unneeded.test(path);
const isLibraryCode = (path) =>
  isNeeded(path) &&
  !unused.test(path.replaceAll("\\", "/")) &&
  !/[\\/](docs|src|tests?)$|(?<!LICENSE)\.md$|yarn\.lock$/i.test(path) &&
  // Node loads the module beside it.
  !(/\.c?js$/.test(path) && existsSync(path.replace(/\.c?js$/, ".mjs")));

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/**
 * Packs the whole product as one npm package, `slideloom`, and returns the tarball's path. It is staged in a folder of
 * its own, because npm can't bundle packages of a workspace. Fonts are copied into it: the catalogue uses a third of
 * what the font packages contain.
 */
export async function pack(folder) {
  await ensureBuilt("packages", "web");
  const stage = join(folder, "stage");
  rmSync(stage, { recursive: true, force: true });
  copyCode(stage);
  copyLibraries(stage);
  await copyFonts(join(stage, "node_modules/@slideloom/renderer/files"));
  writeFileSync(join(stage, "package.json"), `${JSON.stringify(buildManifest(), null, 2)}\n`);
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const [{ filename }] = JSON.parse(execFileSync(npm, args, { cwd: stage, encoding: "utf8" }));
  rmSync(stage, { recursive: true });
  return join(folder, basename(filename));
}

function copyCode(stage) {
  const copy = (from, to = from) =>
    cpSync(join(root, from), join(stage, to), { recursive: true, filter: isNeeded });
  for (const file of ["LICENSE", "NOTICE", "README.md", "CHANGELOG.md"]) copy(file);
  copy("scripts/pack/slideloom.js", "bin/slideloom.js");
  copy("skills");
  copy("packages/server/dist");
  copy("packages/web/dist/app");
  const { name, version, type, imports } = readJson("packages/server/package.json");
  const server = { name, version, type, imports };
  writeFileSync(join(stage, "packages/server/package.json"), JSON.stringify(server));
  for (const part of ["core", "renderer"]) {
    copy(`packages/${part}/dist`, `node_modules/@slideloom/${part}/dist`);
    const {
      devDependencies: _,
      dependencies: __,
      ...manifest
    } = readJson(`packages/${part}/package.json`);
    const path = join(stage, `node_modules/@slideloom/${part}/package.json`);
    writeFileSync(path, JSON.stringify(manifest));
  }
}

/** Lists the languages that code blocks highlight, of the 190 that the library has. */
function listHighlighted() {
  const code = readFileSync(join(root, "packages/core/dist/blocks/code/code-languages.js"), "utf8");
  return new Set(
    [...code.matchAll(/highlight\.js\/lib\/languages\/([\w-]+)/g)].map(([, name]) => name),
  );
}

/** Copies libraries with the packages that only they have. */
function copyLibraries(stage) {
  const highlighted = listHighlighted();
  const isUsed = (path) => {
    const [, language] = /highlight\.js[\\/]es[\\/]languages[\\/]([\w-]+)\.js$/.exec(path) ?? [];
    return isLibraryCode(path) && (language === undefined || highlighted.has(language));
  };
  for (const name of packed) {
    const from = join(root, "node_modules", name);
    const to = join(stage, "node_modules", name);
    cpSync(from, to, { recursive: true, filter: isUsed });
  }
}

/** Copies the font files of the catalogue, with the licences of their packages. */
async function copyFonts(folder) {
  const { getFontPath, listCatalogueFiles } = await import("@slideloom/renderer/node/asset-files");
  for (const file of listCatalogueFiles()) {
    const path = getFontPath(file);
    const to = join(folder, file.packageName);
    mkdirSync(join(to, "files"), { recursive: true });
    cpSync(path, join(to, "files", basename(path)));
    const license = join(dirname(dirname(path)), "LICENSE");
    cpSync(license, join(to, "LICENSE"));
  }
}

function buildManifest() {
  const workspace = readJson("package.json");
  const [core, renderer, server] = ["core", "renderer", "server"].map((name) =>
    readJson(`packages/${name}/package.json`),
  );
  const direct = { ...core.dependencies, ...renderer.dependencies, ...server.dependencies };
  const own = Object.keys(direct).filter((name) => name.startsWith("@slideloom/"));
  const outside = Object.keys(direct).filter(
    (name) => !own.includes(name) && !name.startsWith("@fontsource") && !browserOnly.includes(name),
  );
  const { version, description, license } = workspace;
  return {
    name: "slideloom",
    version,
    description,
    license,
    mcpName: readJson("server.json").name,
    keywords: ["carousel", "social media", "linkedin", "slides", "mcp"],
    type: "module",
    bin: { slideloom: "bin/slideloom.js" },
    engines: { node: ">=20.19" },
    files: ["bin", "packages", "skills"],
    publishConfig: { access: "public" },
    dependencies: {
      ...listPinned(outside.map((name) => [name, direct[name]])),
      ...Object.fromEntries(own.map((name) => [name, version])),
    },
    bundleDependencies: [...own, ...packed],
  };
}

/**
 * Lists libraries, and all that they need, in the versions that were tested. npm ignores a package's lock file, and would
 * install newer ones.
 */
function listPinned(direct) {
  const { packages } = readJson("package-lock.json");
  const pinned = new Map(direct);
  const wanted = direct.map(([name]) => name);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const { dependencies = {} } = packages[`node_modules/${name}`] ?? {};
    for (const needed of Object.keys(dependencies)) {
      const entry = packages[`node_modules/${needed}`];
      // An entry with a name is installed under the name of another package.
      if (!entry || entry.name !== undefined || pinned.has(needed)) continue;
      pinned.set(needed, entry.version);
      wanted.push(needed);
    }
  }
  const sorted = [...pinned].toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(sorted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? root;
  mkdirSync(folder, { recursive: true });
  const file = await pack(folder);
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
}
