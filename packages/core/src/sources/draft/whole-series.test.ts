import fc from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "../../document/post.ts";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./index.ts";

function draft(text: string, options: Parameters<typeof draftPost>[1]) {
  const { source, passages } = readTextSource(text);
  const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
  return draftPost(material, options);
}

const shownIn = ({ content }: Post) =>
  content
    .flatMap(({ header, description }) => [header, ...description.map(({ value }) => value)])
    .join("\n");

interface Steps {
  title: string;
  intro: string;
  starts: readonly string[];
  rests: readonly string[];
  end: string;
}

/** Series in prose by language: how each member starts, what it says, and what follows the series. */
const series: Readonly<Record<string, Steps>> = {
  en: {
    title: "Why we closed on Mondays",
    intro: "Last spring we had to choose a day off. It took us four weeks.",
    starts: ["First, ", "Second, ", "Third, ", "Finally, "],
    rests: [
      "count the tills for a month",
      "ask the neighbours what they do",
      "write a sign in red",
      "tell the regulars in person",
    ],
    end: "We still close on Mondays, and nobody has asked for more.",
  },
  de: {
    title: "Warum wir montags schließen",
    intro: "Im Frühjahr suchten wir einen freien Tag. Das dauerte vier Wochen.",
    starts: ["Erstens: ", "Zweitens: ", "Drittens: ", "Viertens: "],
    rests: [
      "zählt einen Monat lang die Kasse",
      "fragt die Nachbarn nach ihrem Tag",
      "schreibt ein rotes Schild",
      "sagt es den Stammgästen selbst",
    ],
    end: "Wir schließen noch immer montags, und niemand fragt nach mehr.",
  },
  fr: {
    title: "Pourquoi nous fermons le lundi",
    intro: "Au printemps, il fallait choisir un jour. Le choix a pris un mois.",
    starts: ["D'abord, ", "Ensuite, ", "Troisièmement, ", "Enfin, "],
    rests: [
      "comptez la caisse pendant un mois",
      "demandez aux voisins leur jour",
      "écrivez une pancarte rouge",
      "prévenez les habitués vous-même",
    ],
    end: "Nous fermons toujours le lundi, et personne ne demande plus.",
  },
  es: {
    title: "Por qué cerramos los lunes",
    intro: "En primavera buscamos un día libre. Tardamos cuatro semanas.",
    starts: ["Primero, ", "Segundo, ", "Tercero, ", "Por último, "],
    rests: [
      "contad la caja durante un mes",
      "preguntad a los vecinos su día",
      "escribid un cartel rojo",
      "avisad a los de siempre en persona",
    ],
    end: "Cerramos aún los lunes y nadie pide más.",
  },
  ja: {
    title: "月曜日に店を閉める理由",
    intro: "春に休む日を決めた。四週間かかった。",
    starts: ["まず、", "次に、", "三つ目は、", "最後に、"],
    rests: [
      "一か月のあいだ売り上げを数える",
      "近所の店に休む日を聞いてみる",
      "赤い字で札を書いて窓に貼る",
      "常連の客には自分の口で伝える",
    ],
    end: "今も月曜日は店を閉めている。客は減っていない。",
  },
  ar: {
    title: "لماذا نغلق يوم الاثنين",
    intro: "في الربيع بحثنا عن يوم عطلة. استغرق الأمر أربعة أسابيع.",
    starts: ["أولا، ", "ثانيا، ", "ثالثا، ", "أخيرا، "],
    rests: [
      "عدوا دخل الصندوق لمدة شهر",
      "اسألوا الجيران عن يومهم",
      "اكتبوا لافتة بخط أحمر",
      "أخبروا الزبائن الدائمين بأنفسكم",
    ],
    end: "نغلق المتجر كل يوم اثنين حتى اليوم.",
  },
};

/** What each member says after its first sentence. */
const further: Readonly<Record<string, string>> = {
  en: "It takes an hour and costs nothing.",
  de: "Das dauert eine Stunde und kostet nichts.",
  fr: "Cela prend une heure et ne coûte rien.",
  es: "Lleva una hora y no cuesta nada.",
  ja: "一時間で済み、費用はかからない。",
  ar: "يستغرق ذلك ساعة ولا يكلف شيئا.",
};

for (const [language, { title, intro, starts, rests, end }] of Object.entries(series)) {
  const point = language === "ja" ? "。" : ".";
  const members = rests.map(
    (rest, index) => `${starts[index]}${rest}${point} ${further[language]}`,
  );
  test.for([2, 3, 4, 5, 6, 8])(
    `a series in paragraphs is shown whole and in order, or left out and named (${language}, %i slides)`,
    (slides) => {
      const { post, notes } = draft([title, intro, ...members, end].join("\n\n"), { slides });
      const shown = shownIn(post);
      const places = rests.map((rest) => shown.toLowerCase().indexOf(rest.toLowerCase()));
      const note = notes.find((text) => text.startsWith("Left out, because they don't fit"));
      if (note === undefined) {
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      } else {
        expect(new Set(places)).toEqual(new Set([-1]));
        for (const rest of rests) expect(note.toLowerCase()).toContain(rest.toLowerCase());
        expect(slides).toBeLessThan(5);
      }
    },
  );
}

test("a later member of a series that isn't whole is shown without its place", () => {
  const text = [
    "Two months at the counter",
    "It turned out that most calls were one question. We wrote the answer on the door.",
    "The second thing: the invoice. It had a line that nobody understood, and we renamed it.",
  ].join("\n\n");
  const { post } = draft(text, { slides: 4 });
  expect(shownIn(post)).not.toContain("second thing");
  expect(post.content.map(({ header }) => header)).toContain("The invoice");
});

test.for([
  ["TOP 1 ", "TOP 2 ", "TOP 3 "],
  ["Idea no. 1: ", "Idea no. 2: ", "Idea no. 3: "],
  ["Week 1 – ", "Week 2 – ", "Week 3 – "],
])("paragraphs that are numbered with a word are a series: %s", (marks) => {
  const parts = ["Open later", "Measure every jacket", "Give no discounts"].map(
    (name, index) => `${marks[index]}${name}. It was tried for a month, and it worked.`,
  );
  const text = ["A month in the shop", "We changed three things in May.", ...parts].join("\n\n");
  const names = ["Open later", "Measure every jacket", "Give no discounts"];
  for (const slides of [2, 3, 4, 5]) {
    const shown = shownIn(draft(text, { slides }).post);
    const found = names.filter((name) => shown.includes(name));
    expect([0, 3]).toContain(found.length);
  }
});

const words = [
  "Oak",
  "Elm",
  "Ash",
  "Fir",
  "Yew",
  "Box",
  "Lime",
  "Pear",
  "Plum",
  "Fig",
  "Holly",
  "Rowan",
];

test("a list is shown whole, or left out and named, wherever it is", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 15 }),
      fc.boolean(),
      fc.boolean(),
      (count, slides, hasProse, isOrdered) => {
        const items = words.slice(0, count).map((word) => `Plant the ${word.toLowerCase()} early`);
        const list = items.map((item, index) => `${isOrdered ? `${index + 1}.` : "-"} ${item}`);
        const prose = hasProse
          ? ["We lost nine trees in one winter. The council paid £1,200 for new ones."]
          : [];
        const after = hasProse ? ["Nobody waters them now. We would plant fewer next time."] : [];
        const text = ["A winter of trees", ...prose, list.join("\n"), ...after].join("\n\n");
        const { post, notes } = draft(text, { slides });
        const shown = shownIn(post);
        const found = items.filter((item) => shown.includes(item));
        if (found.length < items.length) {
          expect(found).toEqual([]);
          if (slides > 2) expect(notes.join("\n")).toContain(`“${items[0]}”`);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("options with letters are shown with the paragraph that decides between them", () => {
  const text = `Meeting about prices

We talked for an hour. Nobody was angry.

Discussed three options:
a) a price list for everybody
b) a slot every morning
c) a new colleague
c) is off the table. Decided: a) and b) together for six weeks. Tom writes the list.

Prices go up by 4% in January. Letters go out before that.`;
  const { post } = draft(text, { slides: 6 });
  const slide = post.content.find(({ header }) => header === "Discussed three options");
  expect(slide?.description.map(({ value }) => value)).toEqual([
    "a) a price list for everybody\nb) a slot every morning\nc) a new colleague",
    "c) is off the table. Decided: a) and b) together for six weeks.",
  ]);
  expect(post.content.map(({ header }) => header).join("\n")).not.toContain("Decided");
});

test("a thread's posts are slides, and words of two posts never share one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 12 }),
      fc.integer({ min: 2, max: 15 }),
      (count, slides) => {
        const posts = words
          .slice(0, count)
          .map((word, index) => [
            `We planted the ${word.toLowerCase()} in March.`,
            `It cost ${index + 20} euros and took one day.`,
          ]);
        const text = posts
          .map((lines, index) => `${index + 1}/ ${lines.join("\n\n")}`)
          .join("\n\n");
        const { post, notes } = draft(text, { slides });
        for (const { header, description } of post.content.slice(1)) {
          const shown = [header, ...description.map(({ value }) => value)].join(" ");
          expect(words.filter((word) => shown.includes(word.toLowerCase())).length).toBeLessThan(2);
        }
        expect(post.content).toHaveLength(Math.min(slides, count));
        if (slides < count)
          expect(notes.join("\n")).toContain("Left out, because they don't fit: “We");
      },
    ),
    { numRuns: 40 },
  );
});

const interviews: readonly (readonly [
  language: string,
  ask: string,
  questions: string,
  answers: string,
])[] = [
  [
    "en",
    "",
    "You closed the shop. Why?|What did it cost?|Would you do it again?",
    "Nobody came on Mondays. We counted for a month.|About two hundred a week. It felt like more.|Yes, but sooner. I waited two years for nothing.",
  ],
  [
    "de",
    "– ",
    "Sie haben zugemacht. Warum?|Was hat das gekostet?|Würden Sie es wieder tun?",
    "Montags kam niemand. Wir haben einen Monat gezählt.|Etwa zweihundert in der Woche. Es fühlte sich nach mehr an.|Ja, aber früher. Ich habe zwei Jahre gewartet.",
  ],
  [
    "ja",
    "——",
    "店を閉めたのはなぜですか。|いくらかかりましたか。|また閉めますか。",
    "月曜日は誰も来なかった。一か月数えた。|一週間で二万円ほど。もっと多く感じた。|はい、もっと早く。二年も待ってしまった。",
  ],
];

test.for(interviews)(
  "an interview without names becomes questions with answers (%s)",
  ([, ask, asked, given]) => {
    const questions = asked.split("|");
    const answers = given.split("|");
    const turns = questions.map(
      (question, index) => `${ask}${question}\n${ask === "" ? "" : "\n"}${answers[index]}`,
    );
    const { post } = draft(["« On Mondays »", ...turns].join("\n\n"), { slides: 8 });
    const made = post.content
      .slice(1)
      .map(({ header, description }) => [header, description[0]?.value]);
    expect(made).toEqual(
      questions.map((question, index) => [question.replace(/。$/u, ""), answers[index]]),
    );
  },
);
