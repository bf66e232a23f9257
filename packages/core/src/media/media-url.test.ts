import { describe, expect, test } from "vitest";
import {
  findMediaFileName,
  isVideoUrl,
  mediaFileLabel,
  parseMediaUrl,
  shortenMediaUrl,
} from "./media-url.ts";

describe("a media URL", () => {
  test.each([
    "https://example.com/a.jpeg",
    "http://example.com:8080/a.JPG?size=2#top",
    "https://bücher.example/über/bild.webp",
    "https://192.0.2.1/a.svg",
    "https://[2001:db8::1]/a.gif",
    "https://localhost/clip.mov",
    "https://example.com/clip.ogg?download",
  ])("such as %s is accepted unchanged", (url) => {
    expect(parseMediaUrl(`  ${url} `)).toEqual({ ok: true, url });
  });

  test("has its spaces encoded", () => {
    expect(parseMediaUrl("https://example.com/my photo.png")).toEqual({
      ok: true,
      url: "https://example.com/my%20photo.png",
    });
  });

  test.each(["", "   "])("%j is reported as empty", (text) => {
    expect(parseMediaUrl(text)).toEqual({ ok: false, message: "Please enter a URL" });
  });

  test.each([
    "photo",
    "photo.png",
    "example.com/a.png",
    "//example.com/a.png",
    "https://",
    "https:///a.png",
    "https://exa mple.com/a.png",
    "https://user:secret@example.com/a.png",
    "https://example.com:port/a.png",
    "ftp://example.com/a.png",
    "javascript:alert(1)//a.png",
    "data:image/png;base64,AAAA",
    "local:abc.png",
    "file:///etc/a.png",
  ])("%s is reported as invalid", (text) => {
    expect(parseMediaUrl(text)).toEqual({ ok: false, message: "Please enter a valid URL" });
  });

  test.each([
    "https://example.com",
    "https://example.png",
    "https://example.com/",
    "https://example.com/page.html",
    "https://example.com/photo?file=a.png",
    "https://example.com/photo#a.png",
    "https://example.com/a.png/",
    "https://example.com/apng",
    "https://example.com/a.heic",
  ])("%s is reported as neither an image nor a video", (text) => {
    expect(parseMediaUrl(text)).toEqual({
      ok: false,
      message: "URL must point to an image or video file",
    });
  });
});

test.each([
  ["https://example.com/a.mp4", true],
  ["https://example.com/a.WebM?x=1", true],
  ["/movie.ogg", true],
  ["https://example.com/a.mov#t=3", true],
  ["data:video/mp4;base64,AAAA", true],
  ["https://example.mov/a.png", false],
  ["https://example.mov", false],
  ["data:image/png;base64,AAAA.mp4", false],
  ["blob:https://example.com/1234", false],
])("the URL %s being a video is %s", (url, expected) => {
  expect(isVideoUrl(url)).toBe(expected);
});

test.each([
  ["https://example.com/a/my%20photo.png?x=1", "my photo.png"],
  ["https://example.com/100%.png", "100%.png"],
  ["https://example.com/", null],
  ["https://example.com", null],
  ["data:image/png;base64,AA/AA", null],
  ["local:0123", null],
])("the file name of %s is %s", (url, expected) => {
  expect(findMediaFileName(url)).toBe(expected);
});

test("a file name longer than 20 characters is cut to 17 and an ellipsis", () => {
  expect(mediaFileLabel("12345678901234567890")).toBe("12345678901234567890");
  expect(mediaFileLabel("123456789012345678901")).toBe("12345678901234567...");
});

describe("a media URL shown in a message", () => {
  test.each([
    ["https://example.com/a.png?token=secret#top", "example.com/a.png"],
    ["http://ada:secret@example.com:8080/a.png", "example.com:8080/a.png"],
    ["/media/abc.webp", "/media/abc.webp"],
    ["data:image/png;base64,AAAA", "of the post"],
    [`https://example.com/${"a/".repeat(100)}tea.png`, /^example\.com\/a.{20,40}…(a\/)+tea\.png$/],
  ])("%s", (url, shown) => {
    expect(shortenMediaUrl(url)).toMatch(shown);
    expect(shortenMediaUrl(url).length).toBeLessThanOrEqual(80);
    expect(shortenMediaUrl(url)).not.toContain("secret");
  });
});
