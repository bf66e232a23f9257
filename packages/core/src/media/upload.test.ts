import { describe, expect, test } from "vitest";
import { detectFileType } from "./file-type.ts";
import { judgeUpload, maxUploadBytes } from "./upload.ts";

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const heads = {
  jpeg: "\xff\xd8\xff\xe0\0\x10JFIF",
  png: "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
  gif: "GIF89a\x01\0",
  webp: "RIFF\x24\0\0\0WEBPVP8 ",
  avif: "\0\0\0\x20ftypavif\0\0\0\0avifmif1",
  heic: "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
  tiff: "II*\0\x08\0\0\0",
  bmp: "BM\x46\0\0\0\0\0\0\0",
  icon: "\0\0\x01\0\x01\0",
  svg: '<svg xmlns="http://www.w3.org/2000/svg">',
  pdf: "%PDF-1.7",
  video: "\0\0\0\x20ftypisom\0\0\x02\0",
} as const;

describe("a file's type is detected by its first bytes", () => {
  test.each(Object.entries(heads))("%s", (type, head) => {
    expect(detectFileType(bytesOf(head))).toBe(type);
  });

  test.each([
    ["\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf", "avif"],
    ["\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf", "heic"],
    ["MM\0*\0\0\0\x08", "tiff"],
    ["\x1a\x45\xdf\xa3\x01\0", "video"],
    ["OggS\0\x02", "video"],
    ["\0\0\0\x14ftypqt  ", "video"],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<svg:svg>', "svg"],
    ["<!doctype html><svg>", "unknown"],
    ["BMW is a car maker", "unknown"],
    ["hello", "unknown"],
    ["", "unknown"],
    ["\x89PNG", "unknown"],
  ])("%j is %s", (head, type) => {
    expect(detectFileType(bytesOf(head))).toBe(type);
  });
});

describe("an upload", () => {
  const judge = (head: string, name = "photo.png", sizeBytes = 1000) =>
    judgeUpload({ name, sizeBytes, head: bytesOf(head) });

  test.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
    "is accepted if it is a %s",
    (type) => {
      expect(judge(heads[type], "anything.txt")).toEqual({
        kind: "fits",
        mimeType: `image/${type}`,
      });
    },
  );

  test("can have up to 5 MB", () => {
    expect(judge(heads.png, "a.png", maxUploadBytes).kind).toBe("fits");
    expect(judge(heads.png, "a.png", maxUploadBytes + 1).kind).toBe("too-large");
  });

  test.each([
    ["heic", /^IMG_1\.HEIC is a HEIC photo.*JPG or PNG.*Most Compatible/],
    ["tiff", /TIFF.*JPG or PNG/],
    ["bmp", /BMP.*JPG or PNG/],
    ["icon", /icon.*JPG or PNG/],
    ["svg", /SVG.*URL.*PNG/],
    ["pdf", /PDF.*PNG or JPG/],
    ["video", /video.*URL/],
  ] as const)("of type %s is rejected with a suggestion, whatever its name", (type, reason) => {
    const verdict = judge(heads[type], "IMG_1.HEIC");
    expect(verdict.kind === "refused" && verdict.reason).toMatch(reason);
  });

  test("is rejected if it is empty or not an image", () => {
    expect(judge("", "a.png", 0)).toEqual({
      kind: "refused",
      reason: "a.png is empty. Choose another file.",
    });
    expect(judge("hello")).toEqual({
      kind: "refused",
      reason: "photo.png isn't an image. Choose a JPG, PNG, GIF, WebP or AVIF file.",
    });
  });
});
