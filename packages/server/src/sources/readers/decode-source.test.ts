import { describe, expect, test } from "vitest";
import { decodeSource } from "./decode-source.ts";

/** Encodes a text with one or two bytes per character, by decoding all possible bytes. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const known = new Map<string, number[]>();
  for (let first = 255; first >= 0; first -= 1) {
    for (let second = 255; second >= 0x30 && first >= 0x80; second -= 1) {
      const pair = decoder.decode(Uint8Array.of(first, second));
      if ([...pair].length === 1) known.set(pair, [first, second]);
    }
    known.set(decoder.decode(Uint8Array.of(first)), [first]);
  }
  return Uint8Array.from(Array.from(text, (one) => known.get(one) ?? []).flat());
}

const german = "Über die Brötchen gäbe es „viel“ zu sagen – für 5 €. Größere Öfen backen schöner.";
/** `german` in Windows-1252. `encode` can't build these bytes, because Node 20 decodes Windows-1252 wrongly. */
const germanBytes = Uint8Array.from(
  Array.from(german, (one) => {
    const special: Record<string, number> = { "€": 0x80, "„": 0x84, "“": 0x93, "–": 0x96 };
    return special[one] ?? one.charCodeAt(0);
  }),
);
const japanese = "毎日25分、パンを焼きます。誰もお腹を空かせて帰りません。小麦粉と水と塩だけです。";
const samples: readonly (readonly [encoding: string, text: string])[] = [
  ["windows-1251", "Хлеб был свежий и тёплый, поэтому все были счастливы. Мы печём каждое утро."],
  [
    "iso-8859-2",
    "Zażółć gęślą jaźń, a potem wróć do domu. Chleb był świeży i ciepły, więc jedliśmy.",
  ],
  ["iso-8859-9", "Her sabah ekmek pişiriyoruz ve kimse eve aç gitmiyor. Un, su ve tuz yeterli."],
  ["shift_jis", japanese],
  ["euc-jp", japanese],
  ["gb18030", "我们每天早上烤面包，没有人饿着肚子回家。只用面粉、水和盐。"],
  ["big5", "我們每天早上烤麵包，沒有人餓著肚子回家。只用麵粉、水和鹽。"],
  ["euc-kr", "우리는 매일 아침 빵을 굽습니다. 아무도 배고픈 채로 집에 가지 않습니다."],
];

describe.each(samples)("%s", (encoding, text) => {
  const bytes = encode(text, encoding);

  test("is guessed, with a doubt", () => {
    const decoded = decodeSource({ bytes });
    expect(decoded.text).toBe(text);
    expect(decoded.doubts).toMatchObject([{ code: "encoding" }]);
  });

  test("is believed if it is declared, without a doubt", () => {
    const contentType = `text/plain; charset=${encoding}`;
    expect(decodeSource({ bytes, contentType })).toEqual({ text, doubts: [] });
  });
});

test("Windows-1252 is decoded with its dashes and quotation marks, also under the name of Latin-1", () => {
  expect(decodeSource({ bytes: germanBytes })).toMatchObject({
    text: german,
    doubts: [{ message: expect.stringContaining("Windows-1252") as string }],
  });
  const contentType = 'text/html; charset="ISO-8859-1"';
  expect(decodeSource({ bytes: germanBytes, contentType })).toEqual({ text: german, doubts: [] });
});

test("a page that declares its encoding itself is believed", () => {
  const start = Buffer.from('<html><head><meta http-equiv="x" content="a; charset=Shift_JIS">');
  const bytes = Buffer.concat([start, encode(japanese, "shift_jis")]);
  expect(decodeSource({ bytes })).toEqual({ text: `${start}${japanese}`, doubts: [] });
  const xml = Buffer.from('<?xml version="1.0" encoding="windows-1252"?>');
  expect(decodeSource({ bytes: Buffer.concat([xml, germanBytes]) }).text).toBe(`${xml}${german}`);
});

test("UTF-8 is found whatever is declared, and a wrong declaration of UTF-8 does no harm", () => {
  const bytes = new TextEncoder().encode(german);
  const contentType = "text/plain; charset=iso-8859-1";
  expect(decodeSource({ bytes, contentType })).toEqual({ text: german, doubts: [] });
  const declared = { bytes: germanBytes, contentType: "text/plain; charset=utf-8" };
  expect(decodeSource(declared).text).toBe(german);
});

test("UTF-16 is read with and without its mark, ISO-2022-JP by its escapes", () => {
  const wide = Buffer.from(german, "utf16le");
  expect(decodeSource({ bytes: wide }).text).toBe(german);
  expect(decodeSource({ bytes: Buffer.concat([Buffer.of(0xff, 0xfe), wide]) }).text).toBe(german);
  const escaped = Buffer.from("\u001B$B%Q%s\u001B(B", "latin1");
  expect(decodeSource({ bytes: escaped })).toEqual({ text: "パン", doubts: [] });
});

test("other bytes are refused", () => {
  const bytes = Uint8Array.from({ length: 2000 }, (_, index) => (index * 151) % 256);
  expect(() => decodeSource({ bytes })).toThrow("Save the file as UTF-8");
});

test("a page that declares UTF-8 loses its bad bytes, not its charset", () => {
  const page = new TextEncoder().encode(`<meta charset="utf-8"><p>Café</p><p>Größe</p>`);
  const bytes = Uint8Array.of(...page.slice(0, 25), 0xe9, ...page.slice(25), 0x93);
  const decoded = decodeSource({ bytes });
  expect(decoded.text).toBe(`<meta charset="utf-8"><p>Café</p><p>Größe</p>`);
  expect(decoded.doubts).toMatchObject([
    { code: "encoding", message: expect.stringContaining("2 bytes of this file") as string },
  ]);
});

test("a page that declares UTF-8 and is Windows-1252 is read as that", () => {
  const text = `<meta charset="utf-8"><p>Ein Brötchen, größer und schöner</p>`;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(decodeSource({ bytes })).toMatchObject({
    text,
    doubts: [{ message: expect.stringContaining("Windows-1252") as string }],
  });
});
