import { describe, expect, test } from "vitest";
import { readTextSource } from "../read-text-source.ts";

const read = (text: string, fileName?: string) => {
  const { source, passages } = readTextSource(text, { fileName });
  return {
    source,
    cues: passages.map(({ text: words, speaker, place }) => [place.seconds, speaker, words]),
  };
};

const expected = [
  [1, undefined, "The kettle whistles."],
  [65.5, undefined, "Nobody gets up for it."],
];

describe("captions are read:", () => {
  test.each([
    [
      "WebVTT",
      "WEBVTT\n\n00:01.000 --> 00:03.000\nThe kettle\nwhistles.\n\n01:05.500 --> 01:07.000\nNobody gets up for it.",
    ],
    [
      "SRT",
      "1\n00:00:01,000 --> 00:00:03,000\nThe kettle whistles.\n\n2\n00:01:05,500 --> 00:01:07,000\nNobody gets up for it.",
    ],
    [
      "SRT with blanks instead of empty lines",
      "1\n00:00:01,000 --> 00:00:03,000\nThe kettle whistles.\n \n2\n00:01:05,500 --> 00:01:07,000\nNobody gets up for it.\n ",
    ],
    [
      "SBV",
      "0:00:01.000,0:00:03.000\nThe kettle[br]whistles.\n\n0:01:05.500,0:01:07.000\nNobody gets up for it.",
    ],
    [
      "ASS",
      "[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nComment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,check this\nDialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,{\\an8}The kettle\\Nwhistles.\nDialogue: 0,0:00:02.00,0:00:03.00,Default,,0,0,0,,{\\p1}m 0 0 l 10 10{\\p0}\nDialogue: 0,0:01:05.50,0:01:07.00,Default,,0,0,0,,Nobody {\\i1}gets{\\i0} up for it.",
    ],
    [
      "TTML",
      '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"><body><div><p begin="00:00:01.000" end="3s">The <span tts:color="red">kettle</span><br/>whistles.</p>\n<p begin="65.5s">Nobody gets up for it.</p></div></body></tt>',
    ],
    [
      "TTML in frames and with prefixes",
      '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" ttp:frameRate="24"><tt:body><tt:p begin="00:00:01:00">The kettle whistles.</tt:p><tt:p begin="00:01:05:12">Nobody gets up for it.</tt:p></tt:body></tt:tt>',
    ],
    [
      "XML of YouTube",
      '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="1" dur="2">The kettle whistles.</text><text start="65.5" dur="2">Nobody gets up for it.</text></transcript>',
    ],
    [
      "newer XML of YouTube",
      '<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body><p t="1000" d="2000">The kettle whistles.</p><p t="65500" d="2000"><s>Nobody</s><s t="300"> gets up for it.</s></p></body></timedtext>',
    ],
  ])("%s", (_, text) => {
    const { source, cues } = read(text);
    expect(source.kind).toBe("subtitles");
    expect(cues).toEqual(expected);
  });

  test("MicroDVD has no times", () => {
    expect(read("{0}{25}The kettle|whistles.\n{30}{60}Nobody gets up for it.").cues).toEqual([
      [undefined, undefined, "The kettle whistles."],
      [undefined, undefined, "Nobody gets up for it."],
    ]);
  });
});

test("captions that roll up are read once, though their words have times", () => {
  const { source, cues } = read(
    `WEBVTT\nKind: captions\nLanguage: de\n\n00:01.000 --> 00:03.000 align:start\n \nder<00:01.500><c> Kessel</c>\n\n00:03.000 --> 00:03.010\nder Kessel\n \n\n00:03.010 --> 00:05.000\nder Kessel\npfeift<00:04.000><c> laut</c>\n\n00:05.000 --> 00:05.010\npfeift laut\n `,
  );
  expect(cues).toEqual([[1, undefined, "der Kessel pfeift laut"]]);
  expect(source.language).toBe("de");
  expect(source.read.left).toEqual([
    "2 settings: Kind: captions, Language: de",
    "3 repeated lines",
  ]);
});

test("speakers of captions are kept", () => {
  expect(
    read(
      "[Script Info]\n[Events]\nFormat: Start, End, Name, Text\nDialogue: 0:00:01.00,0:00:02.00,Ada,It whistles, loudly.\nDialogue: 0:00:03.00,0:00:04.00,Ben,So it does.",
    ).cues,
  ).toEqual([
    [1, "Ada", "It whistles, loudly."],
    [3, "Ben", "So it does."],
  ]);
  expect(read("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>It whistles.</v>\n").cues).toEqual([
    [1, "Ada", "It whistles."],
  ]);
});
