import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./draft-post.ts";

function draft(text: string) {
  const { source, passages } = readTextSource(text);
  const { post } = draftPost({ source: { id: "src_a", hash: "", ...source }, passages }, {});
  const slides = post.content.map(({ header, description }) =>
    [header, ...description.map(({ value }) => value)].join(" | "),
  );
  return { title: post.title, slides, all: slides.join("\n") };
}

const body =
  "The pond froze in January, and two of the nine carp died before we found the leak in the old pump.\n\nSince March a second pump runs at night. It costs 4 euros a month, and no fish has died.";

test.each([
  ["Home > Garden > Ponds", "By Ada Lind", "12 May 2025", "Share on Facebook Share on X"],
  ["Startseite Garten Haus", "Von Ada Lind", "Stand: 12.05.2025", "Teilen Drucken"],
  ["Accueil / Jardin / Bassins", "Par Ada Lind", "Publié le 12/05/2025", "Partager sur Facebook"],
  ["Inicio > Jardín > Agua", "Por Ada Lind", "12 de mayo de 2025", "Compartir"],
  ["ホーム > 庭 > 池", "2025年5月12日 08:00", "シェア", "後で読む"],
  ["الرئيسية | حديقة | ماء", "شارك على فيسبوك", "حفظ"],
])(
  "a copied page's title is its headline, not the navigation above it (%s)",
  (trail, ...around) => {
    const { title, all } = draft(
      [trail, "Why our carp died in winter", ...around].join("\n") + `\n\n${body}`,
    );
    expect(title).toBe("Why our carp died in winter");
    for (const line of [trail, ...around]) expect(all).not.toContain(line);
  },
);

test("a title with a mark between two words is no navigation", () => {
  expect(draft(`Sleep > Stress\n\n${body}`).title).toBe("Sleep > Stress");
});

test.each([
  ["Decided", "Tasks"],
  ["Beschlossen", "Aufgaben"],
  ["決まったこと", "宿題"],
  ["القرارات", "المهام"],
])("a line above a list names it: each list has a slide (%s)", (one, other) => {
  const lists = [`${one}\n- 18 chairs\n- 2 tables`, `${other}\n- Paint by Friday\n- Call Ada`];
  const { slides } = draft(["Room for the choir", ...lists].join("\n\n"));
  expect(slides).toContain(`${one} | - 18 chairs\n- 2 tables`);
  expect(slides).toContain(`${other} | - Paint by Friday\n- Call Ada`);
});

test.each([
  ["参加：佐々木、ヤン"],
  ["dabei: Fr. Brandt, Herr Özdemir"],
  ["Asisten: Rosa, Iván, Carmen"],
])("who took part is on no slide and no title (%s)", (line) => {
  const { title, all } = draft(
    `Room for the choir\n${line}\n\nDecided\n- 18 chairs\n- 2 tables\n\nTasks\n- Paint\n- Call Ada`,
  );
  expect(title).toBe("Room for the choir");
  expect(all).not.toContain(line);
});

test("numbered lines with full stops above their text are a series, and the question at the end closes it", () => {
  const { slides } = draft(
    "Three things about night trains\n\n1. The middle bed is best.\nIt is hot above.\n2. Buy water first.\nOn board it costs 4 euros.\n3. Shoes belong in a bag.\nSomebody took mine.\n\nWhich train do you miss?",
  );
  expect(slides).toEqual([
    "",
    "The middle bed is best | It is hot above.",
    "Buy water first | On board it costs 4 euros.",
    "Shoes belong in a bag | Somebody took mine.",
    "Which train do you miss?",
  ]);
});

test.each([
  ["الخطوة الأولى: اغسل الفول", "الخطوة الثانية: انقعه ليلة", "الخطوة الثالثة: اطبخه ساعة"],
  ["■ 豆を洗う", "■ 一晩つける", "■ 弱火で煮る"],
  ["【豆を洗う】", "【一晩つける】", "【弱火で煮る】"],
])("marked and counted headings are headers without their marks (%s)", (...headings) => {
  const below = [
    "It takes two minutes. Use cold water.",
    "It takes a night. Use a big pot.",
    "It takes an hour. Don't stir.",
  ];
  const text = headings.map((heading, index) => `${heading}\n${below[index]}`).join("\n\n");
  const { slides } = draft(`Beans for ten\n\n${text}`);
  const names = headings.map((heading) => heading.replaceAll(/^.*: |[■【】]\s?/gu, ""));
  for (const name of names)
    expect(slides.filter((slide) => slide.startsWith(`${name} | `))).toHaveLength(1);
});

test.each([
  ["Q. What does it cost?", "A. Nine euros. Children pay nothing."],
  ["Q1: 料金はいくらですか？", "A1: 900円です。子どもは無料です。"],
  ["س: كم السعر؟", "ج: تسعة يوروهات. الأطفال مجانا."],
])("questions and answers lose their labels (%s)", (question, answer) => {
  const [q = "", a = ""] = [question, answer].map((line) => /^[QAسج]\d?[.:]\s/u.exec(line)?.[0]);
  const others = [
    `${q}When is the gate open?\n${a}From nine to five. In winter it closes at four.`,
    `${q}May dogs come in?\n${a}Yes, if they are small. Cats stay at home.`,
  ];
  const { slides } = draft(["Before you come", `${question}\n${answer}`, ...others].join("\n\n"));
  const bare = (line: string) => line.replace(/^[QAسج]\d?[.:]\s/u, "");
  expect(slides).toContain(`${bare(question)} | ${bare(answer)}`);
});

test("an interview's prompts with dashes are headers, with or without a question mark", () => {
  const prompts = ["練習が短いですね。", "怒らないのですか。", "最後に一言。"];
  const answers = [
    "90分で終わります。長いと手を抜くからです。",
    "怒鳴りません。その代わり質問します。",
    "答える前に5秒待ってください。それで十分です。",
  ];
  const turns = prompts.map((prompt, index) => `――${prompt}\n\n監督：${answers[index]}`);
  const { slides } = draft(`怒らない監督の練習\n\n${turns.join("\n\n")}`);
  for (const [index, prompt] of prompts.entries())
    expect(slides).toContain(`${prompt.slice(0, -1)} | 監督：${answers[index]}`);
});

test("a paper's title is above its abstract, between the journal's line and the authors", () => {
  const { title, all } = draft(
    "Journal of Small Gardens, Vol. 3\n\nDo Second Pumps Save\nFish? Nine Ponds in Winter\n\nAda Lind1, Bo Rey2\n1 Pond Institute\n\nAbstract\nWe watched nine ponds for a winter. Ponds with two pumps lost no fish. The others lost eleven.\n\n1 Method\nEach pond had the same number of fish. We counted them each week.\n\n2 Results\nTwo pumps were enough. A third one changed nothing.",
  );
  expect(title).toBe("Do Second Pumps Save Fish? Nine Ponds in Winter");
  expect(all).not.toMatch(/Lind1|Institute|Vol\. 3/);
});

test("a sentence of Arabic that ends with a mark over its last letter ends there", () => {
  const { slides } = draft(
    "عام بلا سباق\n\nقرأت هذا العام تسعة كتب فقط مرتين معًا. كنت أعدّها كل مساء.\n\nالقراءة ليست سباقًا. الكتاب الجيد يكفي شهرًا.",
  );
  expect(slides.join("\n")).toContain("القراءة ليست سباقًا | الكتاب الجيد يكفي شهرًا.");
});

test.each([
  ["Hey all, here is what the cold winter taught us about ponds.", "Hey all"],
  ["みなさん、こんにちは。冬の池で学んだことを書きます。", "こんにちは"],
])("a greeting is on no slide (%s)", (first, greeting) => {
  const { title, all } = draft(`${first}\n\n${body}`);
  expect(title + all).not.toContain(greeting);
});

test.each([
  "Published 2 May 2025 Updated 3 May 2025 at 14:03",
  "Publié le 02/05/2025 Mis à jour le 03/05/2025 à 14h03",
  "Check back in soon for the next pond of our series.",
  "Follow them on their new channel.",
])("times of publication and calls to come back are on no slide (%s)", (line) => {
  expect(draft(`Why our carp died\n\n${body}\n\n${line}`).all).not.toContain(line.slice(0, 20));
});

test.each([
  "Support our independent journalism with 5 euros a month, so that we can go on.",
  "El periodismo independiente necesita del apoyo de sus lectores para continuar.",
  "この記事は会員限定です。電子版に登録すると続きをお読みいただけます。",
])("a publisher's appeal closes no post (%s)", (appeal) => {
  expect(draft(`Why our carp died\n\n${body}\n\n${appeal}`).all).not.toContain(appeal.slice(0, 20));
});

test("headlines of other articles at a text's end are on no slide", () => {
  const links = [
    "Chefs who never cook at home tell all",
    "What divers hear below the arctic ice",
    "Seven castles without a single ghost",
    "The quiet return of paper maps abroad",
  ];
  const { all } = draft(
    `Why our carp died\n\n${body}\n\nThe pump was old. Nobody had looked at it for years.\n\nWe learned to look.\n\n${body.replaceAll("pond", "tank")}\n\n${links.map((link) => `- ${link}`).join("\n")}`,
  );
  for (const link of links) expect(all).not.toContain(link);
});
