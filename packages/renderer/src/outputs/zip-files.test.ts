import { expect, test, vi } from "vitest";

/** Builds a ZIP on a computer in that time zone. */
async function zipIn(timeZone: string): Promise<Uint8Array> {
  vi.stubEnv("TZ", timeZone);
  vi.resetModules();
  const { zipFiles } = await import("./zip-files.ts");
  return zipFiles([["slide-1.png", new Uint8Array([1, 2, 3])]], { "caption.txt": "Words" });
}

test.each(["America/Los_Angeles", "Pacific/Kiritimati"])(
  "a ZIP made in %s equals one made in UTC",
  async (timeZone) => {
    expect(await zipIn(timeZone)).toEqual(await zipIn("UTC"));
  },
);
