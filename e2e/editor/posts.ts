import type { Post } from "@slideloom/core/document";

/** A post of 15 slides with every item type; slide 7 has far too much text to fit. */
export const fifteenSlides: Post = {
  title: "Fifteen ::habits:: of calm teams",
  hashtags: ["#teams", "#focus", "#work"],
  content: Array.from({ length: 15 }, (_, index) => ({
    header: `Habit ${index + 1} that ::matters::`,
    description: [
      {
        type: "text",
        value:
          index === 6 ? "Far too many words. ".repeat(150) : "Write it down.\n- Short\n- Clear",
      },
      ...(index % 5 === 1 ? [{ type: "code", value: "const focus = await team.pause();" }] : []),
      ...(index % 5 === 2
        ? [{ type: "two-columns", value: '{"leftColumn": "Before", "rightColumn": "After"}' }]
        : []),
    ],
    ...(index % 3 === 0 && { summary: "Small steps win." }),
  })),
};

/** The first three of the fifteen slides. Tests with them are faster, because the editor renders every slide. */
export const threeSlides: Post = { ...fifteenSlides, content: fifteenSlides.content.slice(0, 3) };

/** The first five of the fifteen slides. The app doesn't handle this number of slides specially. */
export const fiveSlides: Post = { ...fifteenSlides, content: fifteenSlides.content.slice(0, 5) };

/** Three slides; the last has far too much text to fit. */
export const overfullPost: Post = {
  ...fifteenSlides,
  content: [...fifteenSlides.content.slice(0, 2), ...fifteenSlides.content.slice(6, 7)],
};

export const arabicPost: Post = {
  title: "كيف تكتب منشورًا ::واضحًا::",
  hashtags: ["#كتابة"],
  content: [
    { header: "ابدأ بالفكرة", description: [{ type: "text", value: "جملة واحدة تكفي." }] },
    {
      header: "اختصر ::ثم:: اختصر",
      description: [{ type: "text", value: "- احذف ما لا يلزم\n- اقرأ بصوت عالٍ" }],
      summary: "الوضوح أولًا.",
    },
  ],
};

export const japanesePost: Post = {
  title: "伝わる::資料::の作り方",
  hashtags: ["#資料作成"],
  content: [
    {
      header: "一枚に一つのこと",
      description: [{ type: "text", value: "言いたいことを絞りましょう。" }],
    },
    {
      header: "余白を::味方::に",
      description: [{ type: "text", value: "- 文字を減らす\n- 大きく見せる" }],
    },
  ],
};

/** Invalid texts, each with words of its expected error message. */
export const brokenTexts: readonly [kind: string, text: string, message: RegExp][] = [
  ["unexpected token", '{"title": ?}', /unexpected token/i],
  ["unexpected end", '{"title": "T"', /unexpected end/i],
  ["unexpected string", '{"title" "T"}', /unexpected string/i],
  ["unexpected number", '{"title": "T" 5}', /unexpected number/i],
  [
    "any other syntax error",
    String.raw`{"title": "\q"}`,
    /Invalid JSON syntax\. Please check your input\./,
  ],
  ["duplicate key", '{"title": "A", "title": "B", "content": []}', /duplicate/i],
  ["missing title", '{"content": []}', /Missing required field: 'title' property is required/],
  ["title not a string", '{"title": 1}', /The 'title' property must be a string/],
  ["missing content", '{"title": "T"}', /Missing required field: 'content' array is required/],
  ["content not an array", '{"title": "T", "content": {}}', /The 'content' field must be an array/],
  [
    "empty content",
    '{"title": "T", "content": []}',
    /The 'content' array cannot be empty. Add at least one slide\./,
  ],
  ["slide without header", '{"title": "T", "content": [{"description": []}]}', /Slide 1.*'header'/],
  [
    "item without value",
    '{"title": "T", "content": [{"header": "H", "description": [{"type": "text"}]}]}',
    /Slide 1, item 1.*'value'/,
  ],
  [
    "broken columns",
    '{"title": "T", "content": [{"header": "H", "description": [{"type": "two-columns", "value": "x"}]}]}',
    /invalid JSON in two-columns 'value'\. Expected format: \{"leftColumn": "text", "rightColumn": "text"\}/,
  ],
  [
    "hashtags not a list",
    '{"title": "T", "content": [{"header": "H", "description": []}], "hashtags": "#a"}',
    /hashtags/i,
  ],
];
