// Keeps the editor's files, so that it opens and downloads without a connection. Nothing of an account is kept: only
// the page of /create and files below /assets/. The build adds `build`, its name, and `files`, the editor's files.
const cacheName = `slideloom-${build}`;
/** Fonts and emoji of posts. Their URLs never change their content, so they outlive a build. */
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
  // One at a time, because the person may already be working on a slow connection.
  for (const file of files) {
    if (await cache.match(file)) continue;
    const isHashed = file.startsWith("/assets/");
    await cache.add(new Request(file, { cache: isHashed ? "default" : "no-cache" }));
  }
  // Last, because a cache with a page is complete.
  await cache.put(page, response);
}

/** Runs when no tab uses an older build. */
async function activate() {
  for (const name of await caches.keys()) {
    if (![cacheName, fontsName].includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}

/** Returns the server's page, or without a connection the newest kept one. */
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

/** Returns the server's file, or without a connection the kept one. */
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

/** Returns the kept file, because hashed files never change. */
async function findHashed(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && /^\/assets\/(fonts|emoji)\//.test(new URL(request.url).pathname)) {
    // Fails if the browser's storage is full; the response is used all the same.
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
