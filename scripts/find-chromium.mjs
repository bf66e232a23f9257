import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { homedir, platform } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Flags for headless Chromium: no sandbox (containers, root) and no background requests. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Otherwise the headless shell rounds glyph widths to whole pixels, unlike real screens.
  "--font-render-hinting=none",
];

/**
 * Flags for tests with short-lived pages on busy cores. Optimizing compilation costs more than it saves, and extra
 * threads compete with the page.
 */
export const chromiumTestArgs = [
  "--in-process-gpu",
  "--js-flags=--liftoff-only --no-opt --no-maglev --single-threaded-gc --min-semi-space-size=64",
];

const whatToDo =
  "Install Chromium or Chrome, or run `npx playwright-core install chromium`, or set CHROMIUM_PATH to its executable.";

/** Returns the path of a configured, installed or newly installed Chromium. Throws if there is none. */
export function getChromium() {
  return findNamed() ?? getInstalled(findChromium, "chromium");
}

/**
 * Like `getChromium`, but prefers Chromium's headless shell, because it opens a page with half the work of the full
 * browser.
 */
export function getHeadlessShell() {
  return (
    findNamed() ??
    findHeadlessShell() ??
    findChromium() ??
    getInstalled(findHeadlessShell, "chromium-headless-shell")
  );
}

function findNamed() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isFile(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  return named || null;
}

function getInstalled(find, packageName) {
  const found = find() ?? install(find, packageName);
  if (!found) throw new Error(`No Chromium was found and none could be installed. ${whatToDo}`);
  return found;
}

function findChromium() {
  return findPlaywrightChromium() ?? findSystemChromium();
}

function findHeadlessShell() {
  return (
    findInPlaywrightCache("chromium_headless_shell", [
      "chrome-linux/headless_shell",
      "chrome-headless-shell-linux64/chrome-headless-shell",
      "chrome-mac/headless_shell",
      "chrome-headless-shell-mac-arm64/chrome-headless-shell",
      "chrome-headless-shell-mac-x64/chrome-headless-shell",
      "chrome-win/headless_shell.exe",
      "chrome-headless-shell-win64/chrome-headless-shell.exe",
    ]) ?? findOnPath(["chromium-headless-shell", "chrome-headless-shell"])
  );
}

function findPlaywrightChromium() {
  return findInPlaywrightCache("chromium", [
    "chrome-linux/chrome",
    "chrome-linux64/chrome",
    "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
    "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
    "chrome-win/chrome.exe",
    "chrome-win64/chrome.exe",
  ]);
}

/** Returns the newest `<name>-<revision>` with one of these executables. */
function findInPlaywrightCache(folderName, executables) {
  const caches = {
    darwin: join(homedir(), "Library/Caches/ms-playwright"),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), "ms-playwright"),
  };
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ||
    (caches[platform()] ?? join(homedir(), ".cache/ms-playwright"));
  if (!existsSync(cache)) return null;
  const revision = (name) => Number(name.slice(folderName.length + 1));
  const newestFirst = readdirSync(cache)
    .filter((name) => name.startsWith(`${folderName}-`) && Number.isInteger(revision(name)))
    .sort((a, b) => revision(b) - revision(a));
  return (
    newestFirst
      .flatMap((name) => executables.map((path) => join(cache, name, path)))
      .find(isFile) ?? null
  );
}

function findSystemChromium() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const installed = {
    darwin: [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
  };
  return findOnPath(names) ?? installed[platform()]?.find(isFile) ?? null;
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isFile) ?? null;
}

/** Tries available installers until `find` returns the package's executable. Their output goes to standard error. */
function install(find, packageName) {
  // Without a font with Arial's metrics, pages shift when web fonts load.
  const packages = [packageName, "fonts-liberation"];
  const aptInstall = ["apt-get", "install", "-y", "--no-install-recommends", ...packages];
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const playwright = dirname(fileURLToPath(import.meta.resolve("playwright-core/package.json")));
  const attempts = [
    // A new container has no package lists, so the first attempt fails there, and `apt-get update` follows.
    ...(isDebianRoot ? [aptInstall, ["apt-get", "update"], aptInstall] : []),
    [process.execPath, join(playwright, "cli.js"), "install", packageName],
  ];
  for (const [command, ...args] of attempts) {
    console.error(`No Chromium found; trying: ${[command, ...args].join(" ")}`);
    try {
      const stdio = ["ignore", process.stderr, process.stderr];
      execFileSync(command, args, { stdio, timeout: 600_000 });
    } catch (error) {
      console.error(`That failed: ${error.message}`);
    }
    const found = find();
    if (found) return found;
  }
  return null;
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
