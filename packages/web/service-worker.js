// Caches the editor's files, so that the editor opens and downloads slides offline. Caches only the page of /create and
// files below /assets/, no account data. The build adds the constants `build` (its name) and `files` (paths to cache).
const cacheName = `slideloom-${build}`;
/** Cache of fonts and emoji in posts. A URL always has the same content, so the cache outlives a build. */
const fontsName = "slideloom-fonts";
const fontsLimit = 200;
const page = "/create";

async function install() {
  const response = await fetch(page, { cache: "no-cache" });
  const named = (await response.clone().text()).match(/\/assets\/app\/[^"]+/g) ?? [];
  if (!response.ok || !named.every((file) => files.includes(file))) {
    throw new Error("The page is another build's: the server is being upgraded.");
  }
  const cache = await caches.open(cacheName);
  // Files are fetched one at a time, because the person may already be working on a slow connection.
  for (const file of files) {
    if (await cache.match(file)) continue;
    const isHashed = file.startsWith("/assets/");
    await cache.add(new Request(file, { cache: isHashed ? "default" : "no-cache" }));
  }
  // The page is stored last, so a cache with the page has all files.
  await cache.put(page, response);
}

/** Runs when no tab uses an older build. */
async function activate() {
  for (const name of await caches.keys()) {
    if (![cacheName, fontsName].includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}

/** Returns the server's page. Without a connection, returns the newest cached page. */
async function findPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    for (const name of (await caches.keys()).reverse()) {
      const kept = await caches.match(page, { cacheName: name, ignoreVary: true });
      if (kept) return kept;
    }
    throw error;
  }
}

/** Returns the server's file. Without a connection, returns the cached file. */
async function findUnhashed(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

async function keepFont(request, response) {
  const cache = await caches.open(fontsName);
  await cache.put(request, response);
  for (const key of (await cache.keys()).slice(0, -fontsLimit)) await cache.delete(key);
}

/** Returns the cached file, because hashed files never change. Fetches the file if it isn't cached. */
async function findHashed(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && /^\/assets\/(fonts|emoji)\//.test(new URL(request.url).pathname)) {
    // Caching fails if the browser's storage is full. The response is used anyway.
    event.waitUntil(keepFont(request, response.clone()).catch(() => undefined));
  }
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") {
    if (/^\/create(\/|$)/.test(pathname)) event.respondWith(findPage(event.request));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(findHashed(event));
  } else if (files.includes(pathname)) {
    event.respondWith(findUnhashed(event.request));
  }
});
