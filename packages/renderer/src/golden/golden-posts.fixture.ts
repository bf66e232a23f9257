import type { Item, Post } from "@slideloom/core/document";
import { avatarDataUrl, photoDataUrl } from "./photo.fixture.ts";

const text = (value: string): Item => ({ type: "text", value });
const code = (value: string): Item => ({ type: "code", value });
const columns = (leftColumn: string, rightColumn: string): Item => ({
  type: "two-columns",
  value: JSON.stringify({ leftColumn, rightColumn }),
});

/** A post with one slide per carousel layout, in the order of `layoutSlides`. */
export const layoutPost: Post = {
  title: "9 habits that quietly ::ruin your sleep::",
  hashtags: ["#sleep", "#health", "#habits"],
  content: [
    { header: "And what to do tonight instead", description: [] },
    {
      header: "You can't ::catch up:: on Sunday",
      description: [text("Two long mornings don't repay five short nights.")],
    },
    {
      header: "40% less attention after one short night",
      description: [text("Six hours feel fine. Reaction tests say otherwise.")],
      summary: "Protect the seventh hour.",
    },
    {
      header: "Your ::evening:: decides",
      description: [
        columns(
          "Before\nCoffee at four\nScreens in bed\nA warm room",
          "After\nCoffee before noon\nA book on paper\n18 degrees and dark",
        ),
      ],
    },
    {
      header: "Wind down in ::four steps::",
      description: [
        text(
          "1. Dim the lights at nine\n2. Write tomorrow down\n3. Take a warm shower\n4. Leave the phone in the hall",
        ),
      ],
    },
    {
      header: "You treat sleep as a luxury",
      description: [
        text("“The nights I slept well are the ones I remember best.”\n— Ada Lindqvist"),
      ],
    },
    {
      header: "Four things to ::cut first::",
      description: [
        text(
          "- Caffeine after lunch\n- Late heavy dinners\n- Alcohol as a nightcap\n- Bright ceiling lamps",
        ),
      ],
      summary: "Start with the one you would miss least.",
    },
    {
      header: "Where a night of 8 hours goes",
      description: [text("Light sleep: 4 h\nREM sleep: 2 h\nDeep sleep: 1.5 h\nAwake: 0.5 h")],
    },
    {
      header: "A dark room is ::worth more:: than an app",
      description: [text("Curtains pay for themselves in a week. Cover the small lights, too.")],
    },
    {
      header: "Count your ::own:: nights",
      description: [
        code(
          'const nights = read("sleep.csv");\nconst short = nights.filter((n) => n.hours < 7);\nconsole.log(short.length);',
        ),
        text("A month of them says more than any study."),
      ],
    },
    {
      header: "Why you wake at three",
      description: [
        text(
          "Alcohol puts you to sleep quickly and wakes you when it leaves the blood, usually between two and four.\n\nA late dinner does the same.\n\nThe room warms up, too: your own body heats it for hours.",
        ),
      ],
      summary: "Eat three hours before bed and open the window.",
    },
    {
      header: "Pick one for tonight",
      description: [text("Send this to the friend who answers at 2 am.")],
      summary: "Save it for bedtime",
    },
  ],
};

/** Indexes of `layoutPost`'s slides by layout. */
export const layoutSlides = {
  cover: 0,
  statement: 1,
  number: 2,
  comparison: 3,
  steps: 4,
  quote: 5,
  list: 6,
  chart: 7,
  picture: 8,
  code: 9,
  text: 10,
  closing: 11,
} as const;

/** A post with one slide per layout of lines that have several parts, in the order of `rowSlides`. */
export const rowPost: Post = {
  title: "A bakery in ::numbers::",
  hashtags: ["#bakery", "#bread"],
  content: [
    { header: "What we tell our guests", description: [] },
    {
      header: "Two ways to ::subscribe::",
      description: [
        text(
          "| | Half loaf | ::Whole loaf:: |\n|---|---|---|\n| Weight | 500 g | 1 kg |\n| Pick-up | Saturday | any day |\n| Price | 14 € | 24 € |",
        ),
      ],
    },
    {
      header: "From one oven to three",
      description: [
        text(
          "2014: one oven in a garage\n2017: the first shop\n::2021::: flour from our own mill\n2024: three ovens, eleven bakers",
        ),
      ],
    },
    {
      header: "Before you bake",
      description: [
        text(
          "[x] Starter fed in the evening\n[x] Oven heated for an hour\n[ ] Dough shaped\n✗ No flour on the blade",
        ),
      ],
      summary: "Print it and hang it beside the oven.",
    },
    {
      header: "This week's breads",
      description: [
        text(
          "Rye with caraway (1 kg, 24 h): 6.40 €\nWheat sourdough (800 g): 5.90 €\n::Spelt tin loaf:: (750 g): 5.20 €\nBaguette: 2.80 €",
        ),
      ],
    },
    {
      header: "Our year in three",
      description: [
        text("Loaves: 86,000, +12 % on last year\nBread left over: 3.1 %\nBakers: 11, up from 8"),
      ],
    },
    {
      header: "The same oven, rebuilt",
      description: [columns("Before", "After")],
      media: { url: photoDataUrl, before: avatarDataUrl },
    },
    { header: "See you on Saturday", description: [text("We open at six.")] },
  ],
};

/** Indexes of `rowPost`'s slides. */
export const rowSlides = {
  table: 1,
  timeline: 2,
  checklist: 3,
  prices: 4,
  figures: 5,
  "before-after": 6,
} as const;

export const arabicPost: Post = {
  title: "كيف تكتب ::منشورًا:: يقرأه الناس",
  hashtags: ["#كتابة", "#محتوى"],
  content: [
    { header: "خمس خطوات قصيرة لكل صانع محتوى", description: [] },
    {
      header: "ابدأ بالفكرة ::الأهم::",
      description: [
        text("- جملة واحدة لكل فكرة\n- أمثلة من تجربتك\n- سؤال في النهاية\n- صورة واحدة تكفي"),
      ],
      summary: "الوضوح أهم من البلاغة.",
    },
    {
      header: "ما الذي تغيّر",
      description: [columns("قبل\nنص طويل\nلا أحد يقرأ", "بعد\nنص قصير\nمحادثات حقيقية")],
    },
    { header: "جرّب اليوم", description: [text("أرسلها إلى صديق يكتب كل يوم.")] },
  ],
};

export const japanesePost: Post = {
  title: "毎朝10分で::読まれる::投稿をつくる",
  hashtags: ["#発信", "#仕事術"],
  content: [
    { header: "忙しい人のための小さな習慣", description: [] },
    {
      header: "書き出しの::四つの手順::",
      description: [
        text(
          "1. 得られることを先に書く\n2. 一文にひとつの考え\n3. 自分の経験から例を出す\n4. 最後に質問で終える",
        ),
      ],
    },
    { header: "今日からできること", description: [text("短く書くほど、長く読まれる。")] },
  ],
};

export const hindiPost: Post = {
  title: "रोज़ लिखने की ::आदत:: कैसे बनाएँ",
  hashtags: ["#लेखन", "#आदत"],
  content: [
    { header: "पाँच छोटे कदम", description: [] },
    {
      header: "सुबह का ::पहला घंटा::",
      description: [
        text("फ़ोन को दूसरे कमरे में रखें और दस मिनट लिखें।\n\nजो लिखा है उसे उसी दिन किसी एक व्यक्ति को भेजें।"),
      ],
      summary: "रोज़ थोड़ा, कभी-कभी बहुत से बेहतर है।",
    },
    { header: "आज से शुरू करें", description: [] },
  ],
};
