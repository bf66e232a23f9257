import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const encodeWide = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};
const words = fc.string({ unit: "grapheme" }).filter((text) => !/[\0\uFEFF\p{Cs}]/u.test(text));

describe("a file", () => {
  test("in UTF-8, or in UTF-16 with a byte order mark, is decoded", () => {
    fc.assert(
      fc.property(words, (text) => {
        const read = { ok: true, text, note: null };
        expect(decodeText(new TextEncoder().encode(text))).toEqual(read);
        expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toEqual(read);
        expect(decodeText(encodeWide(`\uFEFF${text}`, true))).toEqual(read);
        expect(decodeText(encodeWide(`\uFEFF${text}`, false))).toEqual(read);
      }),
    );
  });

  test.each([true, false])(
    "in UTF-16 without a byte order mark is decoded (little endian: %s)",
    (isLittle) => {
      const text = "title,slide 1\r\nCafé,Größe";
      expect(decodeText(encodeWide(text, isLittle))).toEqual({ ok: true, text, note: null });
    },
  );

  test("in Windows-1252 is decoded, with a note", () => {
    const typed = [0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80, 0x20, 0x84, 0x5a, 0x93, 0x96, 0x9f];
    expect(decodeText(bytes(...typed))).toEqual({
      ok: true,
      text: "Größe € „Z“–Ÿ",
      note: expect.stringContaining("Windows-1252"),
    });
  });

  test.each([0x81, 0x8d, 0x8f, 0x90, 0x9d, 0x00, 0x0c, 0x1b, 0x7f])(
    "with the byte %i, undefined in Windows-1252, is rejected",
    (byte) => {
      expect(decodeText(bytes(0x41, 0x42, 0xe9, 0x43, byte, 0x41))).toEqual({
        ok: false,
        message: expect.stringContaining("Save the file as UTF-8"),
      });
    },
  );

  test("in UTF-8 with a bad byte loses that byte, with a note, and keeps its other letters", () => {
    const text = "Größere Öfen, „schöner“ – für 5 €: ";
    const typed = new TextEncoder().encode(text.repeat(6));
    fc.assert(
      fc.property(fc.nat(typed.length), fc.constantFrom(0xff, 0xfe, 0xc0), (at, bad) => {
        const read = decodeText(bytes(...typed.slice(0, at), bad, ...typed.slice(at)));
        expect(read).toMatchObject({
          ok: true,
          note: expect.stringMatching(/^\d+ bytes? of this/),
        });
        if (read.ok) expect(read.text.length).toBeGreaterThanOrEqual(6 * text.length - 2);
      }),
    );
  });

  test("that is truncated or in UTF-32 is rejected", () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x41)).ok).toBe(false);
    expect(decodeText(bytes(0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00)).ok).toBe(false);
    expect(decodeText(bytes(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0)).ok).toBe(false);
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41, 0xe9)).ok).toBe(false);
  });

  test("never gets a replacement character", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (any) => {
        const read = decodeText(any);
        if (read.ok && read.note !== null) expect(read.text).not.toContain("\uFFFD");
      }),
    );
  });
});
