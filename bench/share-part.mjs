import { randomBytes } from "node:crypto";
import { defaultBrand, defaultDesign } from "@slideloom/core/design";
import { fifteenSlides } from "./fifteen-slides.mjs";
import { slowNetwork } from "./loading.mjs";
import { median, sum } from "./statistics.mjs";

/** Sends JSON with an account's token, or anonymously. */
async function post(url, body, token) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Creates an account; each call of the returned function shares a new carousel and returns its URL. */
async function createSharer(server) {
  const name = `bench${randomBytes(6).toString("hex")}`;
  const account = { username: name, email: `${name}@example.com`, password: "secret12" };
  const { token } = await post(`${server.url}/api/auth/register`, account);
  return async () => {
    const title = `${fifteenSlides.title} ${randomBytes(4).toString("hex")}`;
    const draft = {
      jsonInput: JSON.stringify({ ...fifteenSlides, title }),
      design: defaultDesign,
      templateId: null,
      brand: defaultBrand,
      carouselFormat: "linkedin",
      postType: "carousel",
      enableMedia: false,
      mediaUrls: {},
    };
    const carousels = `${server.url}/api/carousels`;
    const { id } = await post(carousels, { title: "Bench", status: "draft", draft }, token);
    const { url } = await post(`${carousels}/${id}/share`, undefined, token);
    return server.url + url;
  };
}

function watch() {
  window.visit = { shifts: [], firstPaintMs: null, pictureMs: null };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("layout-shift", ({ value }) => window.visit.shifts.push(value));
  observe("paint", ({ startTime }) => (window.visit.firstPaintMs ??= startTime));
  observe("largest-contentful-paint", ({ url, startTime }) => {
    if (url.includes("/slide.jpg")) window.visit.pictureMs ??= startTime;
  });
}

const isDrawn = () => {
  const canvas = document.querySelector('[aria-roledescription="slide"] canvas');
  return canvas !== null && canvas.checkVisibility() && canvas.width !== 300;
};

/** Measures one visit in a new profile. The visit ends when the page has drawn the slide on its canvas. */
async function visit(browser, url, { viewport, network }) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(watch);
  const page = await context.newPage();
  if (network) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
  }
  await page.goto(url);
  await page.waitForFunction(isDrawn);
  const { shifts, ...times } = await page.evaluate(() => ({
    ...window.visit,
    drawnMs: performance.now(),
  }));
  await context.close();
  return { ...times, behindMs: times.pictureMs - times.firstPaintMs, shift: sum(shifts) };
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const rows = [
  { viewport: desktop, network: null, isFirst: true },
  { viewport: desktop, network: null, isFirst: false },
  { viewport: phone, network: slowNetwork, isFirst: true },
  { viewport: phone, network: slowNetwork, isFirst: false },
];

/**
 * Measures when a shared page first paints, when it shows the JPEG of the first slide, and when it has drawn this slide
 * on its canvas.
 */
export async function measureShare({ browser, server, rounds }) {
  const share = await createSharer(server);
  const results = [];
  for (const row of rows) {
    const visits = [];
    for (let round = 0; round <= rounds; round += 1) {
      const url = await share();
      if (!row.isFirst) await visit(browser, url, row);
      visits.push(await visit(browser, url, row));
    }
    const of = (name) => visits.slice(1).map((one) => one[name]);
    const names = ["firstPaintMs", "pictureMs", "behindMs", "drawnMs"];
    results.push({
      widthPx: row.viewport.width,
      isSlow: row.network !== null,
      isFirst: row.isFirst,
      ...Object.fromEntries(names.map((name) => [name, median(of(name))])),
      longestBehindMs: Math.max(...of("behindMs")),
      shift: Math.max(...of("shift")),
    });
  }
  return results;
}
