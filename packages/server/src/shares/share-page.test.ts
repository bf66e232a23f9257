import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { buildCarousel, createLibrary } from "../carousels/carousel.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";

const html = `<!doctype html><html><head><title>App</title>
<meta
  name="description"
  content="The app" /></head><body><div id="root"></div></body></html>`;

describeOnEngine("sqlite", "the page of a link", (shared) => {
  async function start(environment: Record<string, string> = {}) {
    const webDir = mkdtempSync(join(tmpdir(), "slideloom-web-"));
    onTestFinished(() => rmSync(webDir, { recursive: true }));
    for (const name of ["index.html", "share.html"]) writeFileSync(join(webDir, name), html);
    const library = await createLibrary(shared.settings, { webDir, environment });
    const share = async (title: string, change = {}) => {
      const { id } = await library.create(title, change);
      return { id, ...(await library.call("POST", `/${id}/share`)).json<{ url: string }>() };
    };
    const read = (url: string) => library.app.inject({ url, headers: { host: "slides.test" } });
    return { ...library, share, read };
  }

  test("describes the carousel to chats and feeds", async () => {
    const { share, read } = await start();
    const title = `"Tea" & <b>$&</b>`;
    const content = [
      { header: "::Pour:: <it>", description: [] },
      { header: "Drink", description: [] },
    ];
    const { url } = await share(title, { jsonInput: JSON.stringify({ title, content }) });
    const response = await read(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-cache");
    const escaped = "&quot;Tea&quot; &amp; &lt;b&gt;$&amp;&lt;/b&gt;";
    for (const tag of [
      `<title>${escaped}</title>`,
      `<meta name="description" content="Pour &lt;it&gt; · Drink" />`,
      `<meta property="og:title" content="${escaped}" />`,
      `<meta property="og:description" content="Pour &lt;it&gt; · Drink" />`,
      `<meta property="og:url" content="http://slides.test${url}" />`,
      `<meta property="og:image" content="http://slides.test${url}/og.png" />`,
      `<meta name="twitter:card" content="summary_large_image" />`,
      `<meta name="robots" content="noindex" />`,
    ]) {
      expect(response.body).toContain(tag);
    }
    expect(response.body.match(/<title>|name="description"/g)).toHaveLength(2);
    expect(response.body).toContain('<div id="root" style="visibility: hidden"></div>');
  });

  test("loads nothing from other sites, unlike the editor", async () => {
    const { share, read } = await start();
    const readPolicy = async (url: string) =>
      String((await read(url)).headers["content-security-policy"]).split(";");
    const policy = await readPolicy((await share("Tea")).url);
    expect(policy.filter((rule) => /https?:|\*/.test(rule))).toEqual([]);
    for (const name of ["img-src", "media-src", "connect-src"]) {
      expect(policy).toContain(`${name} 'self' data: blob:`);
    }
    expect(policy).toContain("frame-ancestors 'none'");
    expect(await readPolicy("/create")).toContain("img-src 'self' data: blob: https: http:");
  });

  test("shows the current first slide before any code runs", async () => {
    const { share, read, call } = await start();
    const title = `"Tea" & <b>$&</b>`;
    const content = [{ header: "::Pour:: <it>", description: [] }];
    const jsonInput = JSON.stringify({ title, content });
    const { id, url } = await share(title, { jsonInput, carouselFormat: "instagram" });
    const findPicture = async () => {
      const [tag = ""] = /<img [^>]*>/.exec((await read(url)).body) ?? [];
      return { tag, src: /src="([^"]*)"/.exec(tag)?.[1] ?? "" };
    };
    const { tag, src } = await findPicture();
    expect(tag).toContain(`src="${url}/slide.jpg?v=1" width="540" height="540"`);
    expect(tag).toContain(
      `alt="Slide 1 of 1: &quot;Tea&quot; &amp; &lt;b&gt;$&amp;&lt;/b&gt;. Pour &lt;it&gt;`,
    );
    const picture = await read(src);
    expect(picture.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=300",
    });
    const { width, height } = await sharp(picture.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 540, height: 540 });
    const { json } = await read(`/api/shares/${url.split("/").at(-1)}`);
    expect(json()).toMatchObject({ pictureUrl: src });

    await call("PUT", `/${id}`, { version: 1, ...buildCarousel("Milk") });
    const next = await findPicture();
    expect(next.src).toBe(`${url}/slide.jpg?v=2`);
    expect((await read(next.src)).rawPayload.equals(picture.rawPayload)).toBe(false);
    await call("DELETE", `/${id}/share`);
    expect((await read(next.src)).statusCode).toBe(404);
  });

  test("shows nothing while the carousel is in the trash", async () => {
    const { share, read, call } = await start();
    const { id, url } = await share("Tea");
    const paths = [url, `${url}/slide.jpg?v=1`, `${url}/og.png`];
    const readStatuses = () =>
      Promise.all(paths.map(async (path) => (await read(path)).statusCode));
    expect(await readStatuses()).toEqual([200, 200, 200]);
    await call("DELETE", `/${id}`);
    expect(await readStatuses()).toEqual([404, 404, 404]);
    expect((await read(url)).body).not.toContain("<img");
    await call("POST", `/${id}/restore`);
    expect(await readStatuses()).toEqual([200, 200, 200]);
  });

  test("is sent before its image is rendered, which happens once for concurrent requests", async () => {
    const { context, share, read } = await start();
    const drawSlide = context.drawing.drawSlide.bind(context.drawing);
    let release = () => undefined as void;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const drawn: string[] = [];
    context.drawing.drawSlide = async (job, ...rest) => {
      drawn.push(job.post.title);
      await isReleased;
      return drawSlide(job, ...rest);
    };
    // Rendering starts when the link is created.
    const { url } = await share("Tea");
    await expect.poll(() => drawn).toEqual(["Tea"]);
    const pages = [await read(url), await read(url)];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const asked = [read(`${url}/slide.jpg?v=1`), read(`${url}/slide.jpg?v=1`)];
    release();
    const [one, other] = await Promise.all(asked);
    expect(one?.statusCode).toBe(200);
    expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.of())).toBe(true);
    expect(drawn).toEqual(["Tea"]);
  });

  test("has the server's URL, and no image if there is none", async () => {
    const { share, read, call } = await start({ PUBLIC_URL: "https://slides.example/" });
    const { id, url } = await share("Tea", { jsonInput: "{" });
    expect(url).toMatch(/^https:\/\/slides\.example\/s\/[\w-]{43}$/);
    expect((await call("GET", `/${id}`)).json()).toMatchObject({ shareUrl: url });
    const { body } = await read(url);
    expect(body).toContain(`property="og:url" content="${url}"`);
    expect(body).not.toMatch(/og:image|<img/);
    const long = { title: "T", content: [{ header: "x".repeat(300), description: [] }] };
    const other = await share("Long", { jsonInput: JSON.stringify(long) });
    expect((await read(other.url)).body).toContain(`content="${"x".repeat(199)}…"`);
  });

  test("is the app's page with status 404 if the link doesn't exist", async () => {
    const { call, share, read } = await start();
    const { id, url } = await share("Tea");
    await call("PATCH", `/${id}`, { version: 1, title: "Coffee" });
    expect((await read(url)).body).toContain("<title>Coffee</title>");
    await call("PUT", `/${id}`, { version: 2, ...buildCarousel("Milk") });
    await call("DELETE", `/${id}/share`);
    for (const path of [url, "/s/nope", `/s/${"a".repeat(43)}`]) {
      const response = await read(path);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("<title>Page not found · Slideloom</title>");
    }
  });
});
