import { describe, expect, test } from "vitest";
import { readTextSource } from "../read-text-source.ts";

const read = (text: string) => {
  const { source, passages } = readTextSource(text);
  return {
    left: source.read.left,
    by: source.read.by,
    said: passages.map(({ text: words, speaker, place }) => [place.seconds, speaker, words]),
  };
};

const said = [
  [0, "Ada Moor", "Who broke the kettle?"],
  [60, "Ben", "It was like that when I came. It still whistles."],
  [3600, "Ada Moor", "Then we keep it."],
];

describe("an export of WhatsApp is read as a chat:", () => {
  test.each([
    [
      "iPhone",
      "[12.03.24, 10:15:00] Ada Moor: \u200EMessages and calls are end-to-end encrypted.\n[12.03.24, 10:15:00] Ada Moor: Who broke the kettle?\n[12.03.24, 10:15:30] Ben: \u200Eimage omitted\n\u200E[12.03.24, 10:16:00] Ben: It was like that when I came.\nIt still whistles.\n[12.03.24, 11:15:00] Ada Moor: Then we keep it.",
    ],
    [
      "iPhone with half days",
      "[3/12/24, 10:15:00\u202FAM] Ada Moor: Who broke the kettle?\n[3/12/24, 10:15:10\u202FAM] Ben: \u200EThis message was deleted.\n[3/12/24, 10:16:00\u202FAM] Ben: It was like that when I came.\nIt still whistles.\n[3/12/24, 11:15:00\u202FAM] Ada Moor: Then we keep it.",
    ],
    [
      "Android",
      "12/03/2024, 10:15 - Messages and calls are end-to-end encrypted.\n12/03/2024, 10:15 - Ada Moor: Who broke the kettle?\n12/03/2024, 10:16 - Ben: It was like that when I came.\nIt still whistles.\n12/03/2024, 10:16 - Ben: <Media omitted>\n12/03/2024, 11:15 - Ada Moor: Then we keep it. <This message was edited>",
    ],
    [
      "German Android",
      "12.03.24, 10:15 - Nachrichten sind Ende-zu-Ende-verschlüsselt.\n12.03.24, 10:15 - Ada Moor: Who broke the kettle?\n12.03.24, 10:16 - Ben: It was like that when I came.\nIt still whistles.\n12.03.24, 11:15 - Ada Moor: Then we keep it.",
    ],
    [
      "Spanish",
      "12/3/24 10:15 a. m. - Ada Moor: Who broke the kettle?\n12/3/24 10:16 a. m. - Ben: It was like that when I came.\nIt still whistles.\n12/3/24 11:15 a. m. - Ada Moor: Then we keep it.",
    ],
  ])("%s", (_, text) => {
    expect(read(text)).toMatchObject({ by: "WhatsApp chat", said });
  });

  test("what isn't a message is listed", () => {
    const { left } = read(
      "12/03/2024, 10:15 - Messages and calls are end-to-end encrypted.\n12/03/2024, 10:15 - Ada: Hello there\n12/03/2024, 10:16 - Ben: IMG-2024.jpg (file attached)\n12/03/2024, 10:17 - Ben: Good morning\n12/03/2024, 10:18 - Ada added Cem",
    );
    expect(left).toEqual([
      "2 notices of the app: Messages and calls are end-to-end encryp…, Ada added Cem",
      "1 image or file: Ben: IMG-2024.jpg (file attached)",
    ]);
  });

  test("its days are counted", () => {
    const { said: lines } = read(
      "31/01/2024, 23:59 - Ada: One\n01/02/2024, 00:01 - Ben: Two\n01/02/2024, 00:02 - Ben: Three",
    );
    expect(lines.map(([seconds]) => seconds)).toEqual([0, 120, 180]);
  });

  test("a log isn't a chat", () => {
    const log =
      "2024-03-12 10:15:22 - ERROR: No water\n2024-03-12 10:15:23 - INFO: Still no water\n2024-03-12 10:15:24 - ERROR: Dry";
    expect(read(log).by).not.toBe("WhatsApp chat");
  });
});

describe("a copied chat is read:", () => {
  test.each([
    [
      "Slack",
      "Ada Moor\n  10:15 AM\nWho broke the kettle?\n:eyes:\n2\nBen\n  10:16 AM\nIt was like that when I came.\nIt still whistles.\n(edited)\nAda Moor\n  11:15 AM\nThen we keep it.",
    ],
    [
      "Slack on one line",
      "Ada Moor  10:15 AM\nWho broke the kettle?\n2 replies\nBen  10:16 AM\nIt was like that when I came.\nIt still whistles.\nAda Moor  11:15 AM\nThen we keep it.",
    ],
    [
      "Slack with replies, reactions and changed messages",
      "Ada Moor  10:15 AM\nWho broke the kettle?\n:eyes: 2\n3 replies\nLast reply today at 10:30 AM\nBen  10:16 AM\nIt was like that when I came. (edited)\nIt still whistles.\nAda Moor  11:15 AM\nThen we keep it. (edited)",
    ],
    [
      "Teams",
      "[3/12 10:15 AM] Ada Moor\nWho broke the kettle?\n[3/12 10:16 AM] Ben\nIt was like that when I came.\nIt still whistles.\n[3/12 11:15 AM] Ada Moor\nThen we keep it.\nLike 2",
    ],
    [
      "Discord",
      "Ada Moor — Today at 10:15 AM\nWho broke the kettle?\nBen — Today at 10:16 AM\nIt was like that when I came.\nIt still whistles.\nAda Moor — Today at 11:15 AM\nThen we keep it.",
    ],
    [
      "Telegram",
      "Ada Moor, [12.03.2024 10:15]\nWho broke the kettle?\n\nBen, [12.03.2024 10:16]\nIt was like that when I came.\nIt still whistles.\n\nAda Moor, [12.03.2024 11:15]\nThen we keep it.",
    ],
    [
      "lines with times",
      "[10:15 AM] Ada Moor: Who broke the kettle?\n[10:16 AM] Ben: It was like that when I came.\nIt still whistles.\n[11:15 AM] Ada Moor: Then we keep it.",
    ],
  ])("%s", (_, text) => {
    expect(read(text)).toMatchObject({ by: "copied chat", said });
  });

  test("a second message of the same author has its own time", () => {
    const { said: lines } = read(
      "Ada Moor  10:15 AM\nOne kettle.\n10:16\nTwo kettles.\nBen  10:17 AM\nThree.\nAda Moor  10:18 AM\nFour.",
    );
    expect(lines.slice(0, 2)).toEqual([
      [0, "Ada Moor", "One kettle."],
      [60, "Ada Moor", "Two kettles."],
    ]);
  });

  test("a transcript with times isn't a chat", () => {
    const text =
      "Ada Moor 0:15\nWho broke the kettle?\nBen 0:16\nIt was like that.\nAda Moor 0:20\nThen we keep it.";
    expect(read(text).by).toBe("transcript");
  });
});
