import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftPost } from "./index.ts";
import { buildSource, entry, heading, paragraph } from "./source.fixture.ts";

/** Lines around a text by language, separated by `|`; `#` marks a heading, with what is below it after `=`. */
const furniture: Readonly<Record<string, string>> = {
  en: "By Oda Renn|By Oda Renn and Mo Reyes | 12 May 2025|12 May 2025|Updated: 12 May 2025, 14:30|5 min read|Photo: Mo Reyes|Photo by Mo Reyes / Unsplash|(Reuters)|© 2025 Brook Press|Advertisement|Read more|…more|Share this article with a friend|♻️ Repost if this helped|➕ Follow me for more|If you liked this, follow me for more|RT the first tweet|Subscribe to our newsletter|press@brook.example|+44 113 496 0000|https://brook.example/a|Tags: bread, sleep|Read also: Why bread sleeps|FOR IMMEDIATE RELEASE|Next meeting: 12 May, 14:00|#About the author=Oda Renn runs a bakery in Leeds.|#Related articles=Why bread sleeps|#References=Renn, O. (2024). Bread.|#Share this=Facebook|#Media contact=Mo Reyes",
  de: "Von Oda Renn|Von Oda Renn | 12. Mai 2025 | Lesezeit: 4 Minuten|12. Mai 2025|Zuletzt aktualisiert: 12. Mai 2025|Foto: Mo Reyes|(dpa)|Alle Rechte vorbehalten|Anzeige|Weiterlesen|Teilt diesen Beitrag mit Freunden|Folgt mir für mehr|Wenn dir das geholfen hat, folg mir|Schlagwörter: Brot, Schlaf|Lesen Sie auch: Warum Brot ruht|Pressemitteilung|Nächster Termin: 12. Mai, 14 Uhr|#Über die Autorin=Oda Renn führt eine Bäckerei in Kassel.|#Das könnte Sie auch interessieren=Warum Brot ruht|#Quellen=Renn 2024|#Kommentare=Toll!",
  fr: "Par Oda Renn|Par Oda Renn | 12 mai 2025|12 mai 2025|Publié le 12 mai 2025|Temps de lecture : 4 minutes|Photo : Mo Reyes|(AFP)|Tous droits réservés|Publicité|Lire la suite|Partagez cet article|Abonnez-vous à ma lettre|Si cet article vous a plu, abonnez-vous|Lire aussi : Pourquoi le pain dort|#À propos de l'auteure=Oda Renn tient un fournil à Lyon.|#Articles similaires=Pourquoi le pain dort|#Références=Renn, 2024",
  es: "Por Oda Renn|Por Oda Renn | 12 de mayo de 2025|12 de mayo de 2025|Publicado el 12 de mayo de 2025|Tiempo de lectura: 4 minutos|Foto: Mo Reyes|(EFE)|Todos los derechos reservados|Publicidad|Leer más|…más|Comparte este artículo|Sígueme para más|Si te ha gustado, haz RT al primer tuit|Te puede interesar: Por qué duerme el pan|#Sobre la autora=Oda Renn lleva un horno en Cádiz.|#También te puede interesar=Por qué duerme el pan|#Referencias=Renn, 2024",
  ja: "文：小川恵|2025年5月12日|更新日：2025年5月12日|写真：小川恵|無断転載禁止|広告|続きを読む|フォローしてください|関連記事：パンはなぜ眠るか|#関連記事=パンはなぜ眠るか|#参考文献=小川（2024）|#プロフィール=小川恵。パン職人。",
  ar: "بقلم ليلى حداد|تصوير: سامر عودة|جميع الحقوق محفوظة|إعلان|اقرأ المزيد|شاركوا المقال|تابعونا على الشبكات|#اقرأ أيضا=لماذا ينام الخبز|#المراجع=حداد، 2024",
};

const texts: Readonly<Record<string, readonly string[]>> = {
  en: [
    "We closed on Mondays. It saved us £340.",
    "Nobody asked why. Two people thanked us.",
    "We would do it again. Next time we would do it sooner.",
  ],
  de: [
    "Wir haben montags zu. Das spart uns 340 Euro.",
    "Niemand fragte nach. Zwei Leute dankten uns.",
    "Im Herbst schließen wir auch dienstags. Danach sehen wir weiter.",
  ],
  fr: [
    "Nous fermons le lundi. On économise 340 euros.",
    "Personne n'a rien dit. Deux clients nous ont remerciés.",
    "Nous le referions demain. La prochaine fois plus tôt.",
  ],
  es: [
    "Cerramos los lunes. Nos ahorra 340 euros.",
    "Nadie preguntó por qué. Dos clientes nos dieron las gracias.",
    "Volveríamos a hacerlo mañana. La próxima vez, antes.",
  ],
  ja: [
    "月曜日は店を閉める。三万円が浮いた。",
    "誰も理由を聞かなかった。二人が礼を言った。",
    "来年も月曜日に休むつもりだ。次はもっと早く始めたい。",
  ],
  ar: [
    "نغلق المتجر يوم الاثنين. وفرنا 340 يورو.",
    "لم يسأل أحد عن السبب. شكرنا زبونان.",
    "سنفعل ذلك مرة أخرى. في المرة القادمة قبل ذلك.",
  ],
};

for (const [language, lines] of Object.entries(furniture)) {
  test.for(lines.split(/(?<!\s)\|(?!\s)/u))(
    `a line around a text is on no slide, and a note names it (${language}): %s`,
    (line) => {
      const [shown = "", below] = line.replace(/^#/u, "").split("=");
      const own = (texts[language] ?? []).map(paragraph);
      const around = line.startsWith("#")
        ? [...own, heading(shown), paragraph(below ?? "")]
        : [...own.slice(0, 1), paragraph(shown), ...own.slice(1), paragraph(shown)];
      const read = buildSource(around, { title: "Title of it", language, kind: "html" });
      const { post, notes } = draftPost(read, { slides: 8 });
      const slides = JSON.stringify(post.content);
      expect(slides).not.toContain(JSON.stringify(shown).slice(1, -1));
      if (below !== undefined) expect(slides).not.toContain(below);
      expect(notes.join("\n")).toContain("not part of it: “");
      for (const text of texts[language] ?? [])
        expect(slides).toContain(text.split(/(?<=[.。])/u)[0]?.replace(/[.。]$/u, ""));
    },
  );
}

/** Sentences with words of such lines that are part of a text. */
const sentences: readonly (readonly [language: string, text: string])[] = [
  ["en", "By Friday we had sold 40 loaves. Nobody shared the recipe."],
  ["en", "Follow the recipe to the letter. Share the dough with a neighbour if it is too much."],
  ["en", "Photos of bread sell better than photos of people. We tried both for a month."],
  ["en", "Sources of heat matter more than flour. Our first oven had none."],
  ["en", "Comments from customers fill a whole drawer. We read them on Mondays."],
  ["de", "Von Montag bis Freitag backen wir nachts. Am Samstag schlafen wir."],
  ["de", "Teilen ist schwerer als backen. Wir haben es gelernt."],
  ["fr", "Par chance, le four a tenu. Nous l'avons vendu en mai."],
  ["es", "Por la mañana vendemos pan. Por la tarde dormimos."],
];

test.for(sentences)(
  "a sentence with such words is part of the text (%s): %s",
  ([language, text]) => {
    const own = (texts[language] ?? []).map(paragraph);
    const read = buildSource([...own, paragraph(text), ...own.slice(0, 1)], {
      title: "Title",
      language,
    });
    expect(draftPost(read, { slides: 8 }).notes.join("\n")).not.toContain("not part of it");
  },
);

test("a heading between sections of a text is never furniture because of its place", () => {
  const names = [
    "What it cost",
    "Contact with customers",
    "More from less",
    "Home alone",
    "12 May 2025",
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: 3 }), (headings) => {
      const read = buildSource(
        headings.flatMap((name, index) => [
          heading(name),
          paragraph(`We sold ${index + 20} loaves on that day. Nobody asked for more of them.`),
        ]),
        { title: "A year of bread", language: "en" },
      );
      const shown = draftPost(read, { slides: 8 }).post.content.map(({ header }) => header);
      for (const name of headings) expect(shown).toContain(name);
    }),
  );
});

describe("what a page puts around each of its texts is on no slide:", () => {
  const own = (texts["en"] ?? []).map(paragraph);
  const shownFor = (passages: Parameters<typeof buildSource>[0], head = {}) => {
    const read = buildSource(passages, {
      title: "Title of it",
      language: "en",
      kind: "web",
      ...head,
    });
    return JSON.stringify(draftPost(read, { slides: 8 }).post.content);
  };

  test.each([
    "Posted: Thursday, April 21, 2022. 10:11 pm CST.",
    "Saved by rasmus on 24 July 2017 - 18:55",
    "January 29th, 2013 in Baking",
    "Ed. / 31.10.2023",
    "Home → News from the oven → Why bread sleeps",
    "Recipes /",
    "© 2022, Brook Press. This article is the property of Brook Press. Written permission must be obtained before it is printed again in any medium. Printing it without permission or payment is theft and will be brought before a court.",
    "Advertise with the most visited site in Leeds. Contact us at press@brook.example or call us at 501-601-0315.",
    "Already have an account? Log in to read the rest.",
    "Ada Moor may be reached at ada@brook.example. Follow her on X.",
    "Journalist at Brook Press, and a baker on Sundays.",
    "Read also Why the bread of Leeds sleeps",
    "Figure 3: Loaves a day after the oven was gone",
    "Correction 8/29/10 7:05 a.m. PDT: an earlier version had the wrong year.",
    "Ada Moor, photo: Archive of the Press",
    "Strict Standards: Redefining a constructor in /www/oven.php on line 306",
    "LEE MÁS | The oven of Leeds: a mayor denies it",
    "To see it, media playback is unsupported on your device",
    "Fewer events mean fewer adverts. Please make a donation to our paper.",
  ])("%s", (line) => {
    expect(shownFor([...own, paragraph(line)])).not.toContain(line.slice(0, 20));
  });

  test("a list of buttons with labels between them", () => {
    const list = ["Twitter", "LinkedIn", "E-mail", "Bio", "Latest posts"].map((text) =>
      entry(text),
    );
    expect(shownFor([...own, ...list])).not.toContain("LinkedIn");
  });

  test("the label of a section above the text", () => {
    expect(shownFor([paragraph("News"), ...own])).not.toContain("News");
  });

  test("the author's name before the first words", () => {
    const [first, ...others] = texts["en"] ?? [];
    const shown = shownFor([`By Ada Moor: ${first}`, ...others].map(paragraph));
    expect(shown).not.toContain("Ada Moor");
    expect(shown).toContain("It saved us");
  });

  test("what the named author does", () => {
    const bio = "Ada Moor, of Leeds, fires an oven on Sundays and teaches nobody anything.";
    expect(shownFor([...own, paragraph(bio)], { byline: "Ada Moor" })).not.toContain("Ada Moor");
  });
});

test("lines with years that a text is made of stay", () => {
  const years = [
    "12 May 2019: Opened",
    "3 June 2020: Closed",
    "1 July 2021: Opened again",
    "2 May 2023: Moved",
  ];
  const read = buildSource(years.map(paragraph), {
    title: "Four years of an oven",
    language: "en",
  });
  const shown = JSON.stringify(draftPost(read, { slides: 8 }));
  expect(shown).not.toContain("around the text");
});

test("chapters of a recording are on no slide, a day's programme is", () => {
  const chapters = ["00:40 Why the oven", "06:15 What we baked", "14:30 The worst month"];
  const times = ["09:00 The oven is lit", "10:15 The first loaves", "14:30 The last ones"];
  const own = (texts["en"] ?? []).map(paragraph);
  const shown = (lines: string[]) => {
    const read = buildSource([...lines.map((line) => entry(line)), ...own], {
      title: "The oven of Leeds",
      language: "en",
    });
    return JSON.stringify(draftPost(read, {}).post.content);
  };
  expect(shown(chapters)).not.toContain("06:15");
  expect(shown(times)).toContain("10:15");
});

test("a table of contents is on no slide", () => {
  const names = ["What it cost", "Who came back", "What we kept"];
  const parts = names.flatMap((name, index) => [
    heading(name),
    paragraph(`${texts["en"]?.[index] ?? ""}`),
  ]);
  const contents = names.map((name, index) => entry(`${index + 1} ${name}`));
  const read = buildSource([...contents, ...parts], { title: "The oven of Leeds", language: "en" });
  expect(JSON.stringify(draftPost(read, {}).post.content)).not.toContain("1 What it cost");
});

test("the time of publication before the first words is on no slide", () => {
  const [first = "", ...others] = texts["en"] ?? [];
  const read = buildSource([`Published on April 21, 2022 ${first}`, ...others].map(paragraph), {
    title: "Title of it",
    language: "en",
  });
  const shown = JSON.stringify(draftPost(read, {}).post.content);
  expect(shown).not.toContain("April");
  expect(shown).toContain("It saved us");
});
