import { expect, test } from "vitest";
import { readDecodingError } from "./reencode-image.ts";

test.for([
  ["timeout: 42% complete", "image-timed-out", /busy.*Try again/],
  ["Input image exceeds pixel limit", "file-too-large", /million pixels/],
  ["VipsJpeg: premature end of JPEG image", "no-picture", /^Your file is damaged\.$/],
] as const)("an image that fails with %j is reported as %s", ([text, code, message]) => {
  const error = readDecodingError(new Error(text), "Your file");
  expect(error.code).toBe(code);
  expect(error.message).toMatch(message);
});
