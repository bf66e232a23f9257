import { expect, test } from "vitest";
import { buildSource, cue, paragraph } from "./source.fixture.ts";
import { draftPost } from "./index.ts";
import { judgeText } from "./judge-text.ts";

const listCorrected = (language: string, texts: readonly string[]) => {
  const { source, passages } = buildSource(texts.map(paragraph), { title: "Shop", language });
  return [...judgeText(source, passages, language).corrected].map(({ text }) => text);
};

test.for([
  ["en", "I will close the shop on Mondays. I mean it."],
  ["en", "I said no to them. I mean no harm."],
  ["en", "We sold bread. Actually, we gave most of it away."],
  ["en", "Nobody came. Sorry, I should have told you sooner."],
  ["en", "We have 5 plans. Actually, 2 people asked for a sixth."],
  ["en", "She called it a gift. No, it was one."],
  ["de", "Wir schließen montags. Ich meine es ernst."],
  ["de", "Ich bin Bäcker. Eigentlich wollte ich Arzt werden."],
  ["de", "Das ist kein Fehler. Vielmehr ist es Absicht."],
  ["fr", "On ferme le lundi. En fait, personne ne vient ce jour-là."],
  ["fr", "On a tout vendu. Je veux dire merci à tous."],
  ["es", "Cerramos los lunes. En realidad nadie viene ese día."],
  ["es", "Lo vendimos todo. Quiero decir gracias a todos."],
  ["pt", "Fechamos às segundas. Na verdade, ninguém vem nesse dia."],
  ["it", "Non costa molto. Anzi, è gratis."],
  ["ja", "月曜日に店を閉めた。実は誰も来ない日だ。"],
  ["ar", "أغلقنا يوم الاثنين. في الواقع لا يأتي أحد."],
])("a sentence that nothing corrects stays (%s): %s", ([language = "", text = ""]) => {
  expect(listCorrected(language, [text])).toEqual([]);
});

test.for([
  ["en", "Sales rose by a third.", "Actually, by a quarter."],
  ["en", "We open on Monday.", "I mean Tuesday."],
  ["en", "The plant is in Kassel.", "No, in Fulda."],
  ["en", "We sold bread that year.", "Or rather, we tried to."],
  ["de", "Der Umsatz stieg um 12 Prozent.", "Nein, um 14 Prozent."],
  ["de", "Wir öffnen im Mai.", "Ich meine im Juni."],
  ["fr", "Le panier coûte 22 euros.", "Pardon, 25 euros."],
  ["es", "Abrimos el lunes.", "Perdón, el martes."],
  ["pt", "Custou 40 euros.", "Na verdade, 45 euros."],
  ["it", "Apriamo a maggio.", "Anzi, a giugno."],
  ["ja", "費用は30万円だった。", "いや、35万円だった。"],
  ["ar", "كلفنا 300 يورو.", "عفوا 350 يورو."],
])(
  "a sentence that the next one corrects is found (%s): %s %s",
  ([language = "", said = "", next = ""]) => {
    expect(listCorrected(language, [`${said} ${next}`])).toEqual([said]);
  },
);

test("a reply with another number of other things corrects nothing", () => {
  const talk = [
    cue("Mo", "How is the shop?"),
    cue("Mo", "You have run it for 3 years."),
    cue("Ada Lind", "With 12 people on the team."),
    cue("Ada Lind", "We bake at night."),
  ];
  const { source, passages } = buildSource(talk, { kind: "subtitles", language: "en" });
  expect([...judgeText(source, passages, "en").corrected]).toEqual([]);
});

test("a corrected sentence that a slide shows isn't reported as left out", () => {
  const text = "The oven of our shop cost 9,000 euros. Actually, 9,500 euros with the stones.";
  const read = buildSource([paragraph(text)], { title: "The oven", language: "en" });
  for (const slides of [1, 2, 3, 4]) {
    const { post, notes } = draftPost(read, { slides });
    const isShown = JSON.stringify([post.title, post.content]).includes("cost 9,000 euros");
    expect(notes.join("\n").includes("because you correct it later")).toBe(!isShown);
  }
});
