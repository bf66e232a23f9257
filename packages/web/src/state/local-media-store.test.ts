import { expect, test } from "vitest";
import { findDrawableUrl, findLocalMedium, resolveMediaUrls } from "./local-media-store.ts";

const photo = { objectUrl: "blob:page/1", fileName: "photo.png", mimeType: "image/png" };
const files = { known: photo, gone: null };

test("a web URL is drawn unchanged", () => {
  expect(findDrawableUrl("https://example.com/a.png", files)).toBe("https://example.com/a.png");
  expect(findLocalMedium("https://example.com/a.png", files)).toBeNull();
});

test("an uploaded file is drawn from its object URL", () => {
  expect(findDrawableUrl("local:known", files)).toBe("blob:page/1");
  expect(findLocalMedium("local:known", files)).toBe(photo);
});

test("a file being read is left out; a missing one keeps its URL, so the slide reports it", () => {
  const mediaUrls = { 0: "local:known", 2: "local:reading", 4: "local:gone" };
  expect(resolveMediaUrls(mediaUrls, files)).toEqual({ 0: "blob:page/1", 4: "local:gone" });
  expect(findLocalMedium("local:gone", files)).toBeNull();
});
