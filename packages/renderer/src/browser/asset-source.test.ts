import { afterEach, expect, test, vi } from "vitest";
import { artVersion } from "../emoji/art-version.generated.ts";
import { listFontFiles } from "../fonts/font-catalogue.ts";
import { createBrowserAssetSource } from "./asset-source.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("files are fetched from the base URL", async () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    return new Response("bytes");
  });
  const assets = createBrowserAssetSource("/slides/assets");
  for (const file of listFontFiles("Anton").slice(0, 1)) await assets.loadFont(file);
  expect(new TextDecoder().decode(await assets.loadEmoji("1f680"))).toBe("bytes");
  expect(fetched).toEqual([
    "/slides/assets/fonts/anton-latin-400-normal.woff2",
    `/slides/assets/emoji/1f680.svg?v=${artVersion}`,
  ]);
});

test("an unsuccessful response rejects with its URL", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(createBrowserAssetSource().loadEmoji("1f680")).rejects.toThrow(
    `Could not load 1f680.svg: /assets/emoji/1f680.svg?v=${artVersion} answered 404`,
  );
});
