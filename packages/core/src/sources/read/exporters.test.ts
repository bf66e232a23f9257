import { describe, expect, test } from "vitest";
import { readTextSource } from "./read-text-source.ts";
import { UnreadableText } from "./unreadable-text.ts";

const read = (text: string, fileName?: string) => {
  const { source, passages } = readTextSource(text, { fileName });
  return {
    source,
    left: source.read.left,
    said: passages.map(({ speaker, text: words }) => [speaker, words]),
    lines: passages.map(({ kind, text: words }) => `${kind}: ${words}`),
  };
};

const talk = [
  ["Ada Moor", "The kettle whistles at 96 degrees."],
  ["Ben Ode", "Who measured it?"],
  ["Ada Moor", "We did, for three weeks."],
];

describe("the words of each speaker stay theirs:", () => {
  test.each([
    [
      "captions of Zoom, in which one speaker has one sentence",
      "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nAda Moor: The kettle whistles at 96 degrees.\n\n2\n00:00:03.000 --> 00:00:04.000\nBen Ode: Who measured it?\n\n3\n00:00:05.000 --> 00:00:06.000\nAda Moor: We did, for three weeks.",
    ],
    [
      "a transcript of Teams, with names in lines of their own",
      "0:0:0.0 --> 0:0:3.110\nAda Moor\nThe kettle whistles at 96 degrees.\n0:0:3.420 --> 0:0:6.110\nBen Ode\nWho measured it?\n0:0:6.420 --> 0:0:9.110\nAda Moor\nWe did, for three weeks.",
    ],
    [
      "captions that mark another speaker",
      "1\n00:00:01,000 --> 00:00:02,000\n>> Ada Moor: The kettle whistles at 96 degrees.\n\n2\n00:00:03,000 --> 00:00:04,000\n>> Ben Ode: Who measured it?\n\n3\n00:00:05,000 --> 00:00:06,000\n>> Ada Moor: We did, for three weeks.",
    ],
    [
      "a list of messages of Teams, with a 24-hour clock",
      "[10:15] Ada Moor\nThe kettle whistles at 96 degrees.\n\n[10:16] Ben Ode\nWho measured it?\n\n like 1\n\n[10:19] Ada Moor\nWe did, for three weeks.",
    ],
    [
      "a saved chat of Zoom",
      "10:02:11\t From  Ada Moor : The kettle whistles at 96 degrees.\n10:02:40\t From  Ben Ode  to  Everyone : Who measured it?\n10:03:01\t From Ada Moor to Ben Ode(Direct Message) : We did, for three weeks.",
    ],
    [
      "a copied chat with times that end in a digit",
      "Ada Moor 10:15\nThe kettle whistles at 96 degrees.\nBen Ode 10:16\nWho measured it?\nAda Moor 10:19\nWe did, for three weeks.",
    ],
    [
      "a transcript of Google Meet",
      "Transcript\n00:00:00\n\nAda Moor: The kettle whistles at 96 degrees.\nBen Ode: Who measured it?\nAda Moor: We did, for three weeks.\n\nMeeting ended after 00:07:31\nThis editable transcript was computer generated and might contain errors.",
    ],
    [
      "a copy of Slack with a 24-hour clock",
      "Ada Moor\n  10:15\nThe kettle whistles at 96 degrees.\nBen Ode\n  10:16\nWho measured it?\nAda Moor\n  10:19 Uhr\nWe did, for three weeks.",
    ],
    [
      "a copy of Slack with a status beside a time",
      "Ada Moor\n  10:15 AM\nThe kettle whistles at 96 degrees.\nBen Ode\n:tea:  10:16 AM\nWho measured it?\nAda Moor\n  10:19 AM\nWe did, for three weeks.\nView thread",
    ],
  ])("%s", (_, text) => {
    expect(read(text).said).toEqual(talk);
  });
});

test("a label that occurs once, and may be no speaker's, ends the words of the speaker before", () => {
  const { said } = read(
    "Ada: It whistles at 96 degrees.\nAda: We measured it.\nBen: Who did?\nCem: I.\nCem: For three weeks.",
  );
  expect(said).toEqual([
    ["Ada", "It whistles at 96 degrees."],
    ["Ada", "We measured it."],
    [undefined, "Ben: Who did?"],
    ["Cem", "I."],
    ["Cem", "For three weeks."],
  ]);
});

test("a second message in a copied chat, with its time before it, isn't lost", () => {
  const { said } = read(
    "Ada Moor  [10:15 AM]\nOne kettle.\n\nBen Ode  [10:16 AM]\nTwo kettles.\n[10:17 AM] And nobody wanted the third.\n\nAda Moor  [10:19 AM]\nThen we sell it.",
  );
  expect(said[2]).toEqual(["Ben Ode", "And nobody wanted the third."]);
});

describe("what programs write around a transcript is left out and listed:", () => {
  test("of a video page, with times in words and chapters", () => {
    const { lines, left } = read(
      "Transkript\n0:00\n0 Sekunden\nheute reden wir über Tee\n0:04\n4 Sekunden\nund warum der Kessel pfeift\nDer Kessel\n1:02\n1 Minute, 2 Sekunden\ner pfeift bei 96 Grad\n1:10\n1 Minute, 10 Sekunden\nund das ist alles\nDeutsch (automatisch erzeugt)",
    );
    expect(lines).toEqual([
      "cue: heute reden wir über Tee und warum der Kessel pfeift",
      "heading: Der Kessel",
      "cue: er pfeift bei 96 Grad",
      "cue: und das ist alles",
    ]);
    expect(left).toEqual([
      "2 lines added by the program: Transkript, Deutsch (automatisch erzeugt)",
    ]);
  });

  test("of a speech recognizer that writes both times", () => {
    const { lines } = read(
      "[00:00.000 --> 00:02.500]  It whistles.\n[00:02.500 --> 00:06.000]  Nobody gets up.\n[00:06.000 --> 00:09.000]  We drink it cold.",
    );
    expect(lines).toEqual(["cue: It whistles.", "cue: Nobody gets up.", "cue: We drink it cold."]);
  });
});

describe("a copied mail without its head loses the mail below it:", () => {
  const body =
    "Hi Ada,\n\nThe kettle whistles at 96 degrees. We measured it for three weeks.\n\nBen";

  test.each([
    [
      "Outlook",
      `${body}\n\nGet Outlook for iOS\n________________________________\nFrom: Ada Moor <ada@tea.example>\nSent: Saturday, June 1, 2024 7:02 PM\nTo: Ben Ode <ben@tea.example>\nSubject: The kettle\n\nWhen does it whistle?`,
    ],
    [
      "Gmail",
      `The kettle\nInbox\n\nBen Ode <ben@tea.example>\nMon, Jun 3, 8:15 AM\nto me, Cem\n\n${body}\n\nOn Sat, Jun 1, 2024 at 7:02 PM Ada Moor <ada@tea.example> wrote:\n> When does it whistle?\n\n[Message clipped]  View entire message\nReply\nForward`,
    ],
    [
      "Apple Mail",
      `${body}\n\nOn 1 Jun 2024, at 19:02, Ada Moor <ada@tea.example> wrote:\n> When does it whistle?`,
    ],
  ])("%s", (_, text) => {
    const { lines, left } = read(text);
    expect(lines).toEqual([
      "paragraph: Hi Ada,",
      "paragraph: The kettle whistles at 96 degrees. We measured it for three weeks.",
      "paragraph: Ben",
    ]);
    expect(left.some((line) => line.includes("of the answered mail"))).toBe(true);
  });

  test("a forwarded mail below a few words is read", () => {
    const { lines } = read(
      "See below.\n\nFrom: Ada Moor <ada@tea.example>\nSent: Saturday, June 1, 2024 7:02 PM\nTo: Ben Ode <ben@tea.example>\nSubject: The kettle\n\nIt whistles at 96 degrees.",
    );
    expect(lines).toContain("paragraph: It whistles at 96 degrees.");
  });
});

test("the notes that Kindle exports are quotations of their book", () => {
  const { source, said } = read(
    "The Tea Year\nMoor, Ada\nCitation (APA): Moor, A. (2020). The Tea Year [Kindle edition].\n\nChapter 1: Kettles\nHighlight (yellow) - Page 12 · Location 180\nA kettle forgives a week of neglect, but not two.\nNote - Page 12 · Location 181\nuse this\nHighlight (blue) - Page 31 · Location 480\nLeaves are the brake.",
  );
  expect(source).toMatchObject({ title: "The Tea Year", read: { by: "highlights" } });
  expect(said).toEqual([
    ["Ada Moor, The Tea Year", "A kettle forgives a week of neglect, but not two."],
    [undefined, "use this"],
    ["Ada Moor, The Tea Year", "Leaves are the brake."],
  ]);
});

test("a notebook in the format's first version is read", () => {
  const notebook = {
    nbformat: 3,
    worksheets: [
      {
        cells: [
          { cell_type: "heading", level: 1, source: ["Kettles"] },
          { cell_type: "markdown", source: ["It whistles at 96 degrees."] },
          { cell_type: "code", input: ["print(1)"], outputs: [{}] },
        ],
      },
    ],
  };
  const { lines, left } = read(JSON.stringify(notebook));
  expect(lines).toEqual([
    "heading: Kettles",
    "paragraph: It whistles at 96 degrees.",
    "code: print(1)",
  ]);
  expect(left).toEqual(["1 output of code"]);
});

test.each([
  ["kettle.py", "# Kettles\nprint(96)", "program code"],
  ["kettle.yaml", "kettle:\n  degrees: 96", "a file of settings or data"],
  ["kettle.txt", '{"kettle": 96,}', "JSON data"],
])("%s is refused by name", (fileName, text, kind) => {
  expect(() => read(text, fileName)).toThrow(UnreadableText);
  expect(() => read(text, fileName)).toThrow(`This is ${kind}`);
});

test("marks of outline editors are read as what they are", () => {
  const { lines, left } = read(
    "- ^^It whistles^^ at 96 degrees ((abc123xyz))\n- <aside>~~cold~~ hot</aside>",
    "kettle.md",
  );
  expect(lines[0]).toBe("list: It whistles at 96 degrees");
  expect(left).toContain("1 embedded block: abc123xyz");
});
