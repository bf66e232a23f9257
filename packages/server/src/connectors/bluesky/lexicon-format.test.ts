import { expect, test } from "vitest";
import { buildCid } from "./cid.fixture.ts";
import { isFormat } from "./lexicon-format.fixture.ts";

/** Examples from the lexicon specification (https://atproto.com/specs/lexicon) and from specifications linked there. */
const examples: Readonly<Record<string, { valid: string[]; invalid: string[] }>> = {
  "at-uri": {
    valid: [
      "at://did:plc:44ybard66vv44zksje25o7dz/app.bsky.feed.post/3jwdwj2ctlk26",
      "at://bnewbold.bsky.team/app.bsky.feed.post/3jwdwj2ctlk26",
    ],
    invalid: ["", "at://foo.com/", "https://foo.com/com.example.foo/123", "at://foo.com/post/1 2"],
  },
  cid: {
    // The CID of the text "hello world".
    valid: ["bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"],
    invalid: ["", "bafkrei", "QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4"],
  },
  datetime: {
    valid: ["1985-04-12T23:20:50.123Z", "1985-04-12T23:20:50Z", "1985-04-12T23:20:50.123+01:45"],
    invalid: [
      "1985-04-12",
      "1985-04-12T23:20Z",
      "1985-04-12T23:20:50.123",
      "1985-13-12T23:20:50Z",
      "1985-04-12 23:20:50.123Z",
      "1985-04-12t23:20:50.123Z",
      "1985-04-12T23:20:50.123-00:00",
    ],
  },
  did: {
    valid: [
      "did:plc:z72i7hdynmk6r22z27h6tvur",
      "did:web:blueskyweb.xyz",
      "did:web:localhost%3A1234",
    ],
    invalid: ["", "did:METHOD:val", "did:m123:val", "did:method:", "did:method:val/two"],
  },
  language: {
    valid: ["ja", "ban", "pt-BR", "zh-Hant-TW"],
    invalid: ["", "english language", "123", "pt_BR"],
  },
  uri: {
    valid: ["https://a.example/b?c#d", "mailto:ana@a.example"],
    invalid: ["", "a.example", "https://a b.example", "://a.example"],
  },
};

test.for(Object.entries(examples))("%s", ([format, { valid, invalid }]) => {
  expect(valid.filter((value) => !isFormat(format, value))).toEqual([]);
  expect(invalid.filter((value) => isFormat(format, value))).toEqual([]);
});

test("a check for an unknown string format throws", () => {
  expect(() => isFormat("tid", "3jzfcijpj2z2a")).toThrow("The format tid is unknown.");
});

test("the CID of bytes contains their SHA-256 hash", () => {
  expect(buildCid("raw", Buffer.from("hello world"))).toBe(examples["cid"]?.valid[0]);
});
