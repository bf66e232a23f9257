import fc from "fast-check";
import { expect, test } from "vitest";
import { countShown, maxWholeWords } from "./draft-text.ts";
import { listItemTexts } from "../../document/item-texts.ts";
import { createPostChecker, readFacts } from "../../facts/index.ts";
import { chooseLayout } from "../../layouts/choose-layout.ts";
import { listFactPassages } from "../fact-passages.ts";
import { drawArrows, raiseFirst } from "./draft-text.ts";
import { draftLabel, draftPost } from "./index.ts";
import {
  buildSource,
  createSources,
  entry,
  heading,
  isFrom,
  paragraph,
  row,
  cue,
} from "./source.fixture.ts";

const languages = ["en", "de", "fr", "es", "pt", "ja", "ar"];

test.for(languages)("every word of a draft is in its source (%s)", (language) => {
  fc.assert(
    fc.property(createSources(language), fc.integer({ min: -1, max: 17 }), (read, slides) => {
      const { post, notes, hooks, unused } = draftPost(read, { slides });
      const ids = new Set(read.passages.map(({ id }) => id));
      expect(post.content.length).toBeLessThanOrEqual(Math.min(15, Math.max(1, slides)));
      expect(post.content.length).toBeGreaterThan(0);
      for (const [index, slide] of post.content.entries()) {
        if (slide.prompt !== undefined) continue;
        const texts = [slide.header, ...slide.description.flatMap(listItemTexts)];
        const lines = texts
          .flatMap((text) => text.split("\n"))
          .filter((line) => line !== "" && line !== read.source.title.replace(/[.。]$/u, ""));
        expect(lines.filter((line) => !isFrom(read.passages, line))).toEqual([]);
        const isLong = countShown(texts.join("\n")) > maxWholeWords;
        if (isLong) expect(notes.join(" ")).toContain(`Slide ${index + 1} has`);
      }
      const cited = [
        ...post.content.flatMap(({ sources = [] }) => sources),
        ...hooks.flatMap(({ passages }) => passages),
        ...unused,
      ];
      expect(cited.filter((id) => !ids.has(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** Titles, authors and dates with numbers and names that the text doesn't contain. */
const heads = fc.constantFrom(
  {},
  { title: "Letter 14 from Brookhaven", byline: "Oda Renn", published: "2025-05-12" },
  { title: "通信 14号 2025年5月", byline: "窯元 14" },
);

test.for(languages)(
  "a fact check of a draft against its own source finds no errors (%s)",
  (language) => {
    const sources = fc
      .tuple(createSources(language), heads)
      .map(([{ source, passages }, head]) => ({ source: { ...source, ...head }, passages }));
    fc.assert(
      fc.property(sources, fc.integer({ min: 2, max: 15 }), (read, slides) => {
        const check = createPostChecker(readFacts(listFactPassages([read]), { language }));
        const { post } = draftPost(read, { slides });
        const content = post.content.filter(({ prompt }) => prompt === undefined);
        const errors = check({ ...post, content }, { language }).filter(
          ({ severity }) => severity === "error",
        );
        expect(errors).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);

const headers = (read: Parameters<typeof draftPost>[0], slides: number) =>
  draftPost(read, { slides }).post.content.map(({ header }) => header);

test("an article becomes a cover, a slide for each section, and an ending", () => {
  const read = buildSource(
    [
      paragraph("We moved the counter. It took one weekend and cost £340."),
      heading("What you need"),
      entry("A trolley"),
      entry("Two friends"),
      heading("What we would change"),
      paragraph("We would measure the door first. It was 3 cm too narrow."),
    ],
    { title: "Moving a counter", language: "en" },
  );
  const { post } = draftPost(read, { slides: 4 });
  expect(post.content).toEqual([
    {
      header: "We moved the counter",
      description: [{ type: "text", value: "It took one weekend and cost £340." }],
      sources: ["p1"],
    },
    {
      header: "What you need",
      description: [{ type: "text", value: "- A trolley\n- Two friends" }],
      sources: ["p2", "p3", "p4"],
    },
    {
      header: "What we would change",
      description: [
        { type: "text", value: "We would measure the door first. It was 3 cm too narrow." },
      ],
      sources: ["p5", "p6"],
    },
  ]);
});

test("an interview becomes questions with answers, without the host's mistakes", () => {
  const read = buildSource(
    [
      cue("Host", "With me is Ada Lind, who repairs clocks."),
      cue("Ada Lind", "Hello. I have repaired clocks for twenty years."),
      cue("Host", "You raised your prices by a quarter."),
      cue("Ada Lind", "By a third, not more."),
      cue("Host", "Why did you raise them at all?"),
      cue("Ada Lind", "Because the queue was nine months long. Nobody left."),
      cue("Host", "What would you tell a beginner?"),
      cue("Ada Lind", "Write down every hour. Then write the bill."),
    ],
    { kind: "subtitles", language: "en" },
  );
  const { post, notes } = draftPost(read, { slides: 3 });
  expect(post.content.slice(1)).toMatchObject([
    {
      header: "Why did you raise them at all?",
      description: [{ value: "Because the queue was nine months long. Nobody left." }],
    },
    {
      header: "What would you tell a beginner?",
      description: [{ value: "Write down every hour. Then write the bill." }],
    },
  ]);
  expect(JSON.stringify(post)).not.toContain("by a quarter");
  expect(notes).toContain(
    "Left out, because you correct it later in your text: “You raised your prices by a quarter.”.",
  );
});

test("a table becomes lines with a label and a value", () => {
  const rows = ["2021", "2022", "2023"].map((year, index) =>
    row(["Year", "Loans"], [year, `${100 + index}`]),
  );
  const read = buildSource([heading("Loans of the library"), ...rows], {
    title: "Library",
    language: "en",
  });
  expect(draftPost(read, { slides: 2 }).post.content[1]).toMatchObject({
    header: "Loans of the library",
    description: [{ value: "2021: 100\n2022: 101\n2023: 102" }],
  });
});

const short = buildSource([paragraph("We moved the counter.")], {
  title: "Moving",
  language: "en",
});

test("a short source has fewer slides than asked for, and a note says so", () => {
  const { post, notes } = draftPost(short, { slides: 5 });
  expect(post.content).toHaveLength(1);
  expect(notes).toContain("Your text fills 1 slide, so the post has 1 instead of 5.");
});

test("questions fill the slides of a short source only if they are asked for", () => {
  const { post, notes } = draftPost(short, { slides: 5, questions: true });
  expect(post.content.filter(({ prompt }) => prompt !== undefined)).toHaveLength(4);
  expect(notes).toContain("Your text fills 1 of 5 slides. 4 slides have a question to answer.");
});

test("lines added by mail programs and networks don't become slides", () => {
  const read = buildSource(
    [
      paragraph("Ada Lind @adalind · Oct 8"),
      paragraph("We moved the counter. It cost £340."),
      paragraph("Nobody missed the old one. The bell stayed."),
      paragraph("1,204 Views"),
      paragraph("Unsubscribe from this list"),
    ],
    { title: "Moving a counter", language: "en" },
  );
  const draft = draftPost(read, { slides: 4 });
  expect(JSON.stringify(draft.post)).not.toMatch(/@adalind|Unsubscribe|1,204/u);
  expect(draft.notes.join(" ")).toContain("Unsubscribe");
});

test.for([
  ["en", "See you in June,", "Lena"],
  ["en", "Best wishes", "Oda Renn & Mo Reyes"],
  ["de", "Bis zum Sommer,", "Eure Lena"],
  ["fr", "À bientôt", "Solène Marty"],
  ["es", "Un abrazo,", "Inés"],
  ["ja", "よろしくお願いします。", "小川"],
  ["ar", "مع تحياتي،", "ليلى حداد"],
])(
  "a letter's farewell and signature are no slides (%s): %s %s",
  ([language = "", line = "", name = ""]) => {
    const passages = [
      paragraph("We closed the shop on Mondays. It saved us £340."),
      paragraph("Nobody asked why. We would do it again."),
      paragraph(line),
      paragraph(name),
      paragraph("You get this letter because you signed up. Unsubscribe."),
    ];
    const read = buildSource(passages, { title: "Three things", language, kind: "html" });
    const { post, notes } = draftPost(read, { slides: 6 });
    expect(JSON.stringify(post.content)).not.toContain(name);
    expect(post.content.map(({ header }) => header).join("\n")).not.toContain(line.slice(0, -1));
    expect(notes.join("\n")).toContain(`not part of it: “${line}”, “${name}”`);
  },
);

test("a last line after a comma stays unless a name follows", () => {
  const lines = ["We closed on Mondays. It saved us £340.", "And in the end,", "nobody asked why"];
  const read = buildSource(lines.map(paragraph), { title: "Three things", language: "en" });
  expect(JSON.stringify(draftPost(read, { slides: 3 }).notes)).not.toContain("not part of it");
});

test("the call to action is the last line", () => {
  const read = buildSource([paragraph("We moved the counter. It cost £340.")], { language: "en" });
  const { post } = draftPost(read, { slides: 2, callToAction: "Follow for more" });
  expect(post.content.at(-1)?.description.at(-1)?.value).toBe("Follow for more");
});

test("a source without words gives a draft with a question", () => {
  const { post, notes, hooks } = draftPost(buildSource([]), { slides: 3 });
  expect(post.content).toMatchObject([{ prompt: expect.any(String) }]);
  expect(hooks).toEqual([]);
  expect(notes[0]).toBe(draftLabel);
});

test("sentences are split even before a number", () => {
  const read = buildSource(
    [paragraph("It takes 25 minutes instead of 90. There are no reports. 14 people come.")],
    { title: "Meeting", language: "en" },
  );
  expect(headers(read, 3)).not.toContain("It takes 25 minutes instead of 90. There are no reports");
});

test("an email's header lines, greeting and footer are left out, and its subject is the title", () => {
  const read = buildSource(
    [
      paragraph("From: Ada Lind <ada@lind.example>"),
      paragraph("Subject: Re: Moving the counter"),
      paragraph("Hello everyone,"),
      paragraph("We moved the counter. It cost £340."),
      paragraph("Nobody missed the old one. The bell stayed."),
      paragraph("Unsubscribe"),
    ],
    { title: "Ada", language: "en" },
  );
  const { post } = draftPost(read, { slides: 3 });
  expect(post.title).toBe("Moving the counter");
  expect(JSON.stringify(post.content)).not.toMatch(/Hello|lind\.example|Unsubscribe/u);
});

test("a question as a heading becomes a slide's header, even if the cover has the answer", () => {
  const read = buildSource(
    [
      heading("How long do I have?"),
      paragraph("You have 60 days. Sale items are the same."),
      heading("Who pays for the parcel?"),
      paragraph("We do, inside the country. From abroad you pay up to €12."),
    ],
    { title: "Returns", language: "en" },
  );
  expect(headers(read, 3)).toEqual([
    expect.any(String),
    "How long do I have?",
    "Who pays for the parcel?",
  ]);
});

test("a chat becomes a question with its replies", () => {
  const read = buildSource(
    [
      cue("Ana", "Who is in for Saturday?"),
      cue("Ben", "Me, I bring the drill."),
      cue("Cleo", "I have a pram nobody uses."),
      cue("Ana", "What isn't gone by 4 goes to the shelter."),
    ],
    { kind: "subtitles", title: "Swap", language: "en" },
  );
  expect(draftPost(read, { slides: 3 }).post.content).toContainEqual({
    header: "Who is in for Saturday?",
    description: [
      {
        type: "text",
        value:
          "Ben: Me, I bring the drill.\nCleo: I have a pram nobody uses.\nAna: What isn't gone by 4 goes to the shelter.",
      },
    ],
    sources: ["p1", "p2", "p3", "p4"],
  });
});

test("each of several steps in one line gets its own line", () => {
  const read = buildSource(
    [
      paragraph("We closed the shop for a week and nobody complained."),
      paragraph(
        "The order matters: 1) talk to the owner 2) agree a day 3) tell the team. We forgot the second.",
      ),
    ],
    { title: "Closing", language: "en" },
  );
  expect(draftPost(read, { slides: 2 }).post.content[1]?.description).toEqual([
    { type: "text", value: "1) talk to the owner\n2) agree a day\n3) tell the team." },
    { type: "text", value: "We forgot the second." },
  ]);
});

test("a quotation keeps its speaker only if a verb of speech names one", () => {
  const quoted = "„Schafft das Treffen ab, damit ihr merkt, wofür es gut war.“";
  const read = buildSource(
    [
      paragraph("Wir hatten 40 Termine im Monat und keiner wusste, warum."),
      paragraph(`Was raten wir? ${quoted} Ein Quartal lang, nicht länger.`),
    ],
    { title: "Termine", language: "de" },
  );
  expect(JSON.stringify(draftPost(read, { slides: 4 }).post)).not.toContain("— Ein Quartal");
});

test.each([2, 40])("a list of %i items is shown completely, in equal parts", (count) => {
  const items = Array.from({ length: count }, (_, index) => entry(`Item ${index + 1}`));
  const read = buildSource([heading("What to pack"), ...items], {
    title: "Packing",
    language: "en",
  });
  const { post, unused } = draftPost(read, { slides: 15 });
  const shown = post.content.filter(({ header }) => header === "What to pack");
  const lines = shown.flatMap(({ description }) =>
    description.flatMap(({ value }) => value.split("\n")),
  );
  // The cover may show two of the items.
  expect(lines.length + unused.length).toBeGreaterThanOrEqual(count - 2);
  expect(
    Math.max(...shown.map(({ description: [item] }) => item?.value.split("\n").length ?? 0)),
  ).toBeLessThan(7);
});

test.each([undefined, "Ada Lind"])(
  "a quotation keeps all its sentences and its author",
  (speaker) => {
    const words = "I thought they paid me to be there. They pay me to be right.";
    const read = buildSource(
      [
        heading("What we learned"),
        paragraph("We closed the inbox until noon."),
        {
          kind: "quote",
          text: speaker ? words : `“${words}” — Ada Lind, partner`,
          ...(speaker && { speaker }),
        },
      ],
      { title: "Email", language: "en" },
    );
    const shown = JSON.stringify(draftPost(read, { slides: 4 }).post.content);
    expect(shown).toContain(words);
    expect(shown).toMatch(/\\n— Ada Lind/u);
  },
);

test("the numbers of headings aren't used as figures", () => {
  const texts = ["Wait a day for the rye", "They cost 44 euros", "The oven lies"];
  const read = buildSource(
    texts.flatMap((text, index) => [
      heading(`${index + 1}. ${text}`),
      paragraph("My oven says 250 degrees. For years I blamed the flour."),
    ]),
    { title: "Rye bread", language: "en" },
  );
  for (const header of headers(read, 4)) expect(header).not.toMatch(/^\d/u);
});

test("a sentence that depends on the one before is never the text below a large number", () => {
  const read = buildSource(
    [paragraph("We bought two chairs. They cost 44 euros. Nobody sat on them.")],
    { title: "Chairs", language: "en" },
  );
  expect(headers(read, 6)).not.toContain("44 euros");
});

test("a sentence isn't split before the last part of a series or a correction", () => {
  const texts = [
    "I gave each of them a notice of six months, an export of the data, and the name of a shop that I like.",
    "Die Neunte ist übrigens nicht gegangen, weil sie nachts allein war, sondern weil sie nach Rostock gezogen ist.",
  ];
  for (const [index, text] of texts.entries()) {
    const read = buildSource([paragraph(text)], { language: index === 0 ? "en" : "de" });
    expect(JSON.stringify(draftPost(read, { slides: 3 }).post.content)).not.toMatch(
      /"(?:The name|Sondern)/u,
    );
  }
});

test("greetings and thanks of a talk aren't shown", () => {
  const read = buildSource(
    [
      cue("Ada", "Good morning, everyone. Thank you. We measured the wrong thing."),
      cue("Ada", "Nobody asked who had gone away. Thank you very much."),
    ],
    { kind: "subtitles", language: "en" },
  );
  expect(JSON.stringify(draftPost(read, { slides: 3 }).post)).not.toMatch(/morning|Thank/u);
});

test("a quotation further down doesn't take the heading of the list above it", () => {
  const read = buildSource(
    [
      paragraph("Last year we used 610 cubic metres of water. The invoice was £1,586."),
      heading("What we changed"),
      entry("Every plot got a barrel.", true),
      entry("We watered before eight.", true),
      entry("The lawn got nothing.", true),
      paragraph(
        'By July the lawn was brown. Pauline Osei said: "Grass is a thing nobody eats here."',
      ),
      heading("What it brought"),
      paragraph("The bill fell to £1,027. The rent stayed the same."),
    ],
    { title: "Letting the grass go brown", language: "en" },
  );
  const { content } = draftPost(read, { slides: 4 }).post;
  expect(content[1]).toMatchObject({
    header: "What we changed",
    description: [
      {
        value: "1. Every plot got a barrel.\n2. We watered before eight.\n3. The lawn got nothing.",
      },
    ],
  });
});

const talk = [
  "I run the bikes of a town.",
  "For three years we measured the wrong thing, and the council was happy with it.",
  "We changed three things.",
  "First, we moved the bikes at six in the morning instead of at night, because the nurses start at seven.",
  "Second, a rack that is empty at seven for two days calls a person.",
  "And third, the hospital got eleven bikes that nobody else can take before eight.",
  "What did it cost?",
  "Fourteen thousand euros a year.",
  "So when you go home, don't count your users.",
  "Stand at the door and count the people who turn around.",
];

test("in a talk, points of a series start slides, questions have their answers, and the last words are last", () => {
  const read = buildSource([cue("Ada", talk.join(" "))], { kind: "subtitles", language: "en" });
  const { content } = draftPost(read, { slides: 6 }).post;
  const texts = content.map(({ description: [item] }) => item?.value ?? "");
  expect(texts.join("\n")).not.toMatch(/Second,|third,|What did it cost/u);
  expect(content.map(({ header }) => header)).not.toContain("Fourteen thousand euros a year");
  expect(content.at(-1)).toMatchObject({
    header: "When you go home, don't count your users",
    description: [{ value: "Stand at the door and count the people who turn around." }],
  });
});

test("a header keeps its colon if the text below continues its sentence", () => {
  const read = buildSource(
    [
      paragraph("We closed for a week."),
      paragraph(
        "For every bowl of kitchen scraps add two bowls of something dry and brown: torn egg cartons, leaves, and cardboard.",
      ),
    ],
    { title: "The oven", language: "en" },
  );
  expect(headers(read, 2)[1]).toBe(
    "For every bowl of kitchen scraps add two bowls of something dry and brown:",
  );
});

test.each([
  [
    "en",
    "If I had to do all of it again I would change one thing: tell people on the first morning, not on the second.",
    "Tell people on the first morning, not on the second",
  ],
  [
    "en",
    "Question from support, four times in each week of the year: “Can I cancel?” -> put the answer next to the button.",
    "“Can I cancel?”\u00a0→\u00a0put the answer next to the button",
  ],
])("advice is the header above the words that lead to it (%s: %s)", (language, text, header) => {
  const read = buildSource([paragraph("We closed for a week."), paragraph(text)], {
    title: "The oven of our shop",
    language,
  });
  const slide = draftPost(read, { slides: 2 }).post.content[1];
  expect(slide?.header).toBe(header);
  expect(slide?.description[0]?.value).not.toMatch(/[:：]$/u);
});

test.each([
  [
    "ja",
    "これから始める人へのひとことを聞くと、沢渡さんは少し考えて言った。「全部やめようとしないこと。いちばん困っている一枚から」。",
    "「全部やめようとしないこと。いちばん困っている一枚から」。",
  ],
  ["en", "Before Ada left, she told us: “Close on Mondays.”", "“Close on Mondays.”"],
])("a quotation stays below the words that say who speaks (%s)", (language, text, quoted) => {
  const read = buildSource([paragraph("We closed for a week."), paragraph(text)], {
    title: "The oven of our shop",
    language,
  });
  const shown = draftPost(read, { slides: 3 }).post.content.flatMap(({ header, description }) => [
    header,
    ...description.map(({ value }) => value),
  ]);
  const joined = shown.join("\n");
  expect(joined.indexOf(quoted)).toBeGreaterThan(joined.indexOf(text.slice(0, 6)));
});

test("arrows are drawn on one line with the words next to them, and every other character stays", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("one", "two", "->", "=>", "-->", "a-b", "5 > 3"), { minLength: 1 }),
      (parts) => {
        const drawn = drawArrows(parts.join(" "));
        expect(drawn).not.toMatch(/[-=]>|(?<!\u00a0)→|→(?!\u00a0)/u);
        expect(drawn.replaceAll(/[\s→]/gu, "")).toBe(
          parts
            .filter((part) => !/^[-=]+>$/.test(part))
            .join("")
            .replaceAll(" ", ""),
        );
      },
    ),
  );
});

test("a working title gives way to the text's sentences", () => {
  const read = buildSource(
    [
      paragraph("pricing page notes 12 May"),
      paragraph("we had 5 plans, now there are 2. revenue went from 1.10 to 1.46 EUR."),
      paragraph("the badge did nothing for anyone. people compare with doing nothing."),
    ],
    { title: "pricing page notes 12 May", language: "en" },
  );
  const { post, notes } = draftPost(read, { slides: 3 });
  expect(post.title).not.toMatch(/notes/iu);
  expect(notes).toContain(
    "Left out, because it names the kind of text: “pricing page notes 12 May”.",
  );
});

test("a quotation without an author has no empty author line", () => {
  const read = buildSource(
    [
      paragraph("You need less room than you think. A box of 40 centimetres is enough."),
      { kind: "quote", text: "Worms are not a must. Mine came by themselves." },
    ],
    { title: "Composting on a balcony", language: "en" },
  );
  expect(JSON.stringify(draftPost(read, { slides: 3 }).post)).not.toMatch(/—\s*"/u);
});

test("the cover shows a result before a missing one", () => {
  const read = buildSource(
    [
      paragraph(
        "Four companies with 318 employees tried two quiet hours a day. Interruptions fell from 5.8 to 3.1 an hour in the trial group. Reported stress did not change significantly.",
      ),
      paragraph("Meetings moved to the afternoon. Nobody missed the morning calls."),
    ],
    { title: "Quiet hours in open-plan offices", language: "en" },
  );
  expect(draftPost(read, { slides: 3 }).post.content[0]?.description).toEqual([
    { type: "text", value: "Interruptions fell from 5.8 to 3.1 an hour in the trial group." },
  ]);
});

test("a single sentence joins the slide before it instead of having its own", () => {
  const read = buildSource(
    [
      paragraph("We counted bikes for three years. The council liked it."),
      heading("When do you change it?"),
      paragraph(
        "When the gauge falls through at 0.75 %. At 1.0 % the cassette is often gone, too.",
      ),
    ],
    { title: "Caring for a chain", language: "en" },
  );
  const { content } = draftPost(read, { slides: 6 }).post;
  expect(content.filter((slide) => JSON.stringify(slide).includes("0.75 %"))).toMatchObject([
    {
      description: [
        {
          value:
            "When the gauge falls through at 0.75 %. At 1.0 % the cassette is often gone, too.",
        },
      ],
    },
  ]);
  expect(content.map(({ header }) => header).join("\n")).not.toContain("1.0 %");
});

test("a reminder isn't the ending if there is a real sentence", () => {
  const read = buildSource(
    [
      paragraph("We paid for nine seats that nobody used in 2024."),
      paragraph("Keep the door open, because two of our people came back within the year."),
      paragraph("Don't forget: the parking card, the key to the cellar, and the vault."),
    ],
    { title: "Leaving well is a skill", language: "en" },
  );
  expect(headers(read, 2)[1]).not.toMatch(/^Don't forget/u);
});

test("a quotation on its own slide of a deck doesn't get the heading of the slide before", () => {
  const read = buildSource(
    [
      { ...paragraph("Nobody read past page 12. The handbook had 94 pages."), place: { slide: 1 } },
      { ...heading("What a page has"), place: { slide: 1 } },
      { ...entry("One thing to do"), place: { slide: 1 } },
      { ...entry("One person to meet"), place: { slide: 1 } },
      {
        kind: "quote",
        text: "Give people a map when they are lost, not when they arrive. — Camille Ferrand",
        place: { slide: 2 },
      },
      { ...heading("What it cost"), place: { slide: 3 } },
      { ...paragraph("It took three weeks. Nobody asked for more."), place: { slide: 3 } },
    ],
    { kind: "markdown", title: "Pages", language: "en" },
  );
  expect(headers(read, 4).slice(1)).toEqual(["What a page has", "", "What it cost"]);
});

test("a deck's cover has its subtitle, and a quotation keeps an author without a name", () => {
  const read = buildSource(
    [
      { ...heading("Boring wins"), level: 1, place: { slide: 1 } },
      { ...paragraph("Pia Lund, Oslo 2025"), place: { slide: 1 } },
      { ...heading("What we had"), place: { slide: 2 } },
      { ...entry("7 services, 3 developers"), place: { slide: 2 } },
      { ...entry("One cluster for $2,900 a month"), place: { slide: 2 } },
      {
        kind: "quote",
        text: "Boring is a feature you can sell. — our CFO, surprisingly",
        place: { slide: 3 },
      },
      { ...heading("Take it home"), place: { slide: 4 } },
      { ...entry("Count your files"), place: { slide: 4 } },
      { ...entry("Move the easy services first"), place: { slide: 4 } },
    ],
    { kind: "markdown", title: "Boring wins", language: "en" },
  );
  const { post } = draftPost(read, { slides: 4 });
  expect(post.content.map(({ header }) => header)).toEqual([
    "Pia Lund, Oslo 2025",
    "What we had",
    "",
    "Take it home",
  ]);
  expect(post.content[2]?.description[0]?.value).toBe(
    "Boring is a feature you can sell.\n— Our CFO, surprisingly",
  );
  const quote = { post, postType: "carousel", slideIndex: 2, hasMedia: false } as const;
  expect(chooseLayout(quote)).toBe("quote");
});

test("a thread's first post opens the cover, though it is the source's title, too", () => {
  const opening = "I read 212 rejection emails in 2024. Here's what I'd change. 🧵";
  const read = buildSource(
    [
      paragraph(opening),
      paragraph("171 of them had no reason in them. Nobody could learn from that."),
      paragraph("9 emails used the wrong first name. One used mine."),
    ],
    { kind: "thread", title: opening, language: "en" },
  );
  const { post } = draftPost(read, { slides: 3 });
  expect([post.title, post.content[0]?.header]).toEqual([
    "I read 212 rejection emails in 2024",
    "Here's what I'd change",
  ]);
  expect(post.content[0]?.description.map(({ value }) => value)).not.toContain("🧵");
});

test("an ending doesn't start with the last of several questions, nor a cover with a follow-up", () => {
  const read = buildSource(
    [
      paragraph("Most gardeners water when the leaves hang. By then the plant has waited 2 days."),
      paragraph("Beds that we covered in March held 27% more water in July. We dug 12 of them."),
      paragraph("Ask for the exit first. How do I stop? How do I leave? Then start."),
    ],
    { kind: "feed", title: "Water in March", url: "https://a.example", language: "en" },
  );
  const shown = headers(read, 3);
  expect(shown[0]).toBe("Most gardeners water when the leaves hang");
  expect(shown.join("\n")).not.toMatch(/\?|Then start/);
});

test("notes in lower case become separate, capitalized sentences, and none is repeated from the cover", () => {
  const read = buildSource(
    [
      paragraph(
        "we had 5 plans, now there are 2. revenue went from 1.10 to 1.46 EUR. nobody complained about it.",
      ),
      paragraph("the badge did nothing for anyone. people compare with doing nothing."),
    ],
    { title: "Pricing", language: "en" },
  );
  const { content } = draftPost(read, { slides: 3 }).post;
  const texts = content.flatMap(({ header, description }) => [
    header,
    ...description.map(({ value }) => value),
  ]);
  expect(texts.join("\n")).not.toMatch(/(?:^|\. )\p{Ll}/mu);
  expect(texts.filter((text) => text.includes("5 plans"))).toHaveLength(1);
});

test.each(["camille@northlight.example", "northlight.example/start", "iPhone users stay longer"])(
  "the first letter of `%s` isn't capitalized",
  (line) => {
    expect(raiseFirst(line)).toBe(line);
  },
);
