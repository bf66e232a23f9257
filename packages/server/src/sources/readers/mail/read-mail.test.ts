import { describe, expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";

const mail = (lines: readonly string[]) => lines.join("\r\n");
const head = [
  "Received: from mail.tea.example",
  'From: "Ben Ode" <ben@tea.example>',
  "To: ada@tea.example",
  "Subject: =?UTF-8?Q?The_kettle?= =?utf-8?B?IOKAkyBKdW5l?=",
  "Date: Mon, 3 Jun 2024 08:15:22 +0200",
  "MIME-Version: 1.0",
];
const kettle = "p It whistles at 96 degrees – we measured it.";

test("a mail's words are decoded, and its head and signature are left out", async () => {
  const found = await read(
    mail([
      ...head,
      "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "It whistles at 96 degrees =E2=80=93 we mea=",
      "sured it.",
      "",
      "--=20",
      "Ben Ode",
    ]),
  );
  expect(outline(found)).toEqual([kettle]);
  expect(found.source).toMatchObject({
    title: "The kettle – June",
    byline: "Ben Ode",
    published: "2024-06-03T06:15:22.000Z",
    read: { left: ["1 line of the signature: Ben Ode"] },
  });
});

describe("of the parts of a mail", () => {
  const part = (type: string, ...lines: string[]) => [
    "--b1",
    `Content-Type: ${type}`,
    "",
    ...lines,
  ];

  test("HTML is read, attachments are listed", async () => {
    const bytes = Buffer.from(
      mail([
        ...head,
        'Content-Type: multipart/mixed; boundary="b0"',
        "",
        "--b0",
        'Content-Type: multipart/alternative; boundary="b1"',
        "",
        ...part("text/plain; charset=utf-8", "PLAIN"),
        ...part(
          "text/html; charset=windows-1252",
          "<h2>Kettle</h2><p>It whistles at 96 degrees \u0096 we measured it.</p>",
        ),
        "--b1--",
        "--b0",
        "Content-Type: application/pdf; name=menu.pdf",
        'Content-Disposition: attachment; filename="=?UTF-8?Q?men=C3=BC.pdf?="',
        "Content-Transfer-Encoding: base64",
        "",
        "JVBERi0x",
        "--b0--",
      ]),
      "latin1",
    );
    const found = await read(bytes);
    expect(outline(found)).toEqual(["h2 Kettle", kettle]);
    expect(found.source.read.left).toEqual(["1 attachment: menü.pdf"]);
  });

  test("lines that a mail program wrapped are joined", async () => {
    const found = await read(
      mail([
        ...head,
        "Content-Type: text/plain; format=flowed",
        "",
        "It whistles at 96 ",
        "degrees. ",
        "",
        "-- ",
        "Ben",
      ]),
    );
    expect(outline(found)).toEqual(["p It whistles at 96 degrees."]);
  });
});

test("a page saved as MHTML is read with its address", async () => {
  const found = await read(
    mail([
      "From: <Saved by Blink>",
      "Snapshot-Content-Location: https://tea.example/kettle",
      "Subject: Kettle",
      "MIME-Version: 1.0",
      'Content-Type: multipart/related; type="text/html"; boundary="----x"',
      "",
      "------x",
      "Content-Type: text/html",
      "Content-Transfer-Encoding: quoted-printable",
      "Content-Location: https://tea.example/kettle",
      "",
      "<html><head><meta charset=3D=22utf-8=22><title>Kettle</title></head><body><p>It whistles at 96 degrees =E2=80=93 we measured it.</p></body></html>",
      "------x--",
    ]),
    { fileName: "kettle.mhtml" },
  );
  expect(outline(found)).toEqual([kettle]);
  expect(found.source).toMatchObject({ title: "Kettle", url: "https://tea.example/kettle" });
  expect(found.source).not.toHaveProperty("byline");
});

test("mail with too many parts, and without a text, end in an error", async () => {
  const nested = (depth: number): string[] =>
    depth === 0
      ? ["Content-Type: image/png", "", "x"]
      : [
          `Content-Type: multipart/mixed; boundary=b${depth}`,
          "",
          `--b${depth}`,
          ...nested(depth - 1),
          `--b${depth}--`,
        ];
  await expect(read(mail([...head, ...nested(60)]))).rejects.toMatchObject({
    code: "source-empty",
  });
  const many = Array.from({ length: 3000 }, () => [
    "--b",
    "Content-Type: image/png",
    "",
    "x",
  ]).flat();
  await expect(
    read(mail([...head, "Content-Type: multipart/mixed; boundary=b", "", ...many])),
  ).rejects.toMatchObject({ code: "source-empty" });
});

test("a mail of Outlook's own format, and data, are refused by name", async () => {
  const outlook = Buffer.concat([Buffer.from("d0cf11e0", "hex"), Buffer.alloc(100)]);
  await expect(read(outlook, { fileName: "tea.msg" })).rejects.toThrow("Outlook's own format");
  await expect(read('{"tea": 1}')).rejects.toMatchObject({
    code: "source-unsupported",
    message: expect.stringContaining("JSON data") as string,
  });
});

test("the HTML of a reply loses the mail that was answered", async () => {
  const body = "<p>It whistles at 96 degrees, we measured it for three weeks in a row.</p>";
  const answered =
    '<div class="gmail_quote"><div>On 1 June Ada wrote:</div><blockquote>When?</blockquote></div>';
  const found = await read(
    mail([...head, "Content-Type: text/html; charset=UTF-8", "", body + answered]),
  );
  expect(outline(found)).toEqual([
    "p It whistles at 96 degrees, we measured it for three weeks in a row.",
  ]);
  expect(found.source.read.left).toEqual(["the answered mail: On 1 June Ada wrote: When?"]);
});

test("of a mailbox, the first mail is read and the others are counted", async () => {
  const one = (words: string) =>
    mail([
      "From ben@tea.example Mon Jun  3 08:15:22 2024",
      ...head,
      "Content-Type: text/plain",
      "",
      words,
      "",
    ]);
  const found = await read(`${one("It whistles.")}\n${one("It rests.")}`);
  expect(outline(found)).toEqual(["p It whistles."]);
  expect(found.source.read.left).toEqual(["1 other mail of the mailbox"]);
});
