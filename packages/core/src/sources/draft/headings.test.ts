import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./index.ts";

interface Guide {
  title: string;
  /** Words for a number before a heading; `*` is the number. */
  marks: string;
  parts: readonly (readonly [heading: string, text: string])[];
}

const guides: Readonly<Record<string, Guide>> = {
  en: {
    title: "How we run a workshop that people remember",
    marks:
      "Step *:|Tip * –|Rule *:|Mistake *:|Lesson * –|Reason *.|Day *:|Week *:|STEP *:|Step * -|Lesson no. *:|Rule #*:",
    parts: [
      [
        "Write down the decision",
        "Before you plan a single hour, write down what people should decide at the end. A topic is not enough for that.",
      ],
      [
        "Invite fewer people",
        "Eight people talk, and twelve people listen to each other talk. We lost a whole afternoon to learn this in Kassel.",
      ],
      [
        "Open with the hard part",
        "The first hour has the most attention, so the question that nobody likes comes first. Small talk can wait until lunch.",
      ],
      [
        "Draw before you argue",
        "A sketch on the wall ends half of the arguments before they start. It takes four minutes and a thick pen.",
      ],
      [
        "End ten minutes early",
        "People need the last minutes to write down what they promised. Nobody has ever complained about a short meeting.",
      ],
    ],
  },
  de: {
    title: "Wie wir Workshops machen, die im Kopf bleiben",
    marks: "Schritt *:|Tipp * –|Regel *:|Fehler *:|Lektion *:|Grund *:|Tag *:|Woche *:|Schritt * -",
    parts: [
      [
        "Die Entscheidung aufschreiben",
        "Bevor du eine Stunde planst, schreib auf, was die Leute am Ende entscheiden sollen. Ein Thema reicht dafür nicht.",
      ],
      [
        "Weniger Leute einladen",
        "Acht Leute reden, zwölf hören einander beim Reden zu. Das haben wir in Kassel einen Nachmittag lang gelernt.",
      ],
      [
        "Mit dem Schweren anfangen",
        "Die erste Stunde hat die meiste Aufmerksamkeit, also kommt die unbeliebte Frage zuerst. Plaudern geht auch beim Essen.",
      ],
      [
        "Erst zeichnen, dann streiten",
        "Eine Skizze an der Wand beendet die Hälfte aller Streitfragen, bevor sie anfangen. Das dauert vier Minuten.",
      ],
      [
        "Zehn Minuten früher aufhören",
        "Die Leute brauchen die letzten Minuten, um aufzuschreiben, was sie versprochen haben. Beschwert hat sich noch niemand.",
      ],
    ],
  },
  fr: {
    title: "Comment nous animons des ateliers dont on se souvient",
    marks:
      "Étape * :|Conseil * :|Règle * :|Erreur * :|Leçon * :|Raison * :|Jour * :|Semaine * :|Astuce * –",
    parts: [
      [
        "Écrire la décision",
        "Avant de prévoir la moindre heure, écrivez ce que les gens doivent décider à la fin. Un thème ne suffit pas.",
      ],
      [
        "Inviter moins de monde",
        "Huit personnes parlent, douze personnes s'écoutent parler. Nous l'avons appris pendant tout un après-midi à Lyon.",
      ],
      [
        "Commencer par le plus dur",
        "La première heure a toute l'attention, donc la question gênante vient en premier. Le reste attendra le déjeuner.",
      ],
      [
        "Dessiner avant de discuter",
        "Un croquis au mur règle la moitié des disputes avant qu'elles commencent. Il faut quatre minutes et un gros feutre.",
      ],
      [
        "Finir dix minutes plus tôt",
        "Les gens ont besoin des dernières minutes pour noter leurs promesses. Personne ne s'est jamais plaint.",
      ],
    ],
  },
  es: {
    title: "Cómo hacemos talleres que la gente recuerda",
    marks: "Paso *:|Consejo *:|Regla *:|Error *:|Lección *:|Razón *:|Día *:|Semana *:|Truco * –",
    parts: [
      [
        "Escribir la decisión",
        "Antes de planear una sola hora, escribe qué debe decidir la gente al final. Un tema no basta para eso.",
      ],
      [
        "Invitar a menos gente",
        "Ocho personas hablan, doce personas se escuchan hablar. Lo aprendimos una tarde entera en Bilbao.",
      ],
      [
        "Empezar por lo difícil",
        "La primera hora tiene toda la atención, así que la pregunta incómoda va primero. La charla puede esperar.",
      ],
      [
        "Dibujar antes de discutir",
        "Un dibujo en la pared termina la mitad de las discusiones antes de que empiecen. Bastan cuatro minutos.",
      ],
      [
        "Terminar diez minutos antes",
        "La gente necesita los últimos minutos para anotar lo que prometió. Nadie se ha quejado nunca.",
      ],
    ],
  },
  ja: {
    title: "記憶に残るワークショップの進め方",
    marks: "ステップ*：|コツ*：|ルール*：|失敗*：|教訓*：|理由*：|*日目：|第*週：|その*：|*つ目：",
    parts: [
      [
        "決めることを書く",
        "一時間の計画を立てる前に、最後に何を決めるのかを書いておく。テーマだけでは足りない。",
      ],
      [
        "呼ぶ人を減らす",
        "八人なら全員が話し、十二人なら聞くだけの人が増える。大阪の会議で半日かけて学んだ。",
      ],
      [
        "難しい話から始める",
        "最初の一時間がいちばん集中できるので、言いにくい質問を先に出す。雑談は昼でよい。",
      ],
      [
        "議論の前に描く",
        "壁に絵を描くと、言い争いの半分は始まる前に終わる。太いペンと四分があればいい。",
      ],
      [
        "十分早く終える",
        "約束したことを書きとめるために、最後の数分が要る。短すぎると文句を言われたことはない。",
      ],
    ],
  },
  ar: {
    title: "كيف ندير ورش عمل يتذكرها الناس",
    marks: "الخطوة *:|نصيحة *:|القاعدة *:|الخطأ *:|الدرس *:|السبب *:|اليوم *:|الأسبوع *:",
    parts: [
      [
        "اكتب القرار أولا",
        "قبل أن تخطط لساعة واحدة اكتب ما يجب أن يقرره الناس في النهاية. الموضوع وحده لا يكفي لذلك.",
      ],
      [
        "ادع عددا أقل من الناس",
        "ثمانية أشخاص يتحدثون واثنا عشر شخصا يستمعون فقط. تعلمنا ذلك في يوم كامل في بيروت.",
      ],
      [
        "ابدأ بالجزء الصعب",
        "الساعة الأولى فيها أكبر تركيز لذلك يأتي السؤال المزعج أولا. الحديث الجانبي ينتظر وقت الغداء.",
      ],
      [
        "ارسم قبل أن تجادل",
        "الرسم على الحائط ينهي نصف الخلافات قبل أن تبدأ. يكفي قلم سميك وأربع دقائق.",
      ],
      [
        "انته قبل الموعد بعشر دقائق",
        "يحتاج الناس الدقائق الأخيرة ليكتبوا ما وعدوا به. لم يشتك أحد من اجتماع قصير.",
      ],
    ],
  },
};

/** Marks in any language; `*` is the number. Bold lines make the text Markdown. */
const anyMarks = ["*.", "*)", "(*)", "#*", "*\uFE0F\u20E3", ""];
const ends = ["", "!", "?", ":", "…"];

/** Returns the headers that the headings have in a draft of eight slides. */
function draftHeaders(
  { title, parts }: Guide,
  language: string,
  write: (heading: string, number: number) => string,
  gap: string,
) {
  const body = parts.map(([heading, text], index) => `${write(heading, index + 1)}${gap}${text}`);
  const { source, passages } = readTextSource([title, ...body].join("\n\n"), { language });
  const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
  const { post } = draftPost(material, { slides: 8 });
  expect(post.title).toBe(title);
  const own = parts.map(([heading]) => heading);
  return post.content
    .map(({ header }) => header.replace(/[!?…]$/u, ""))
    .filter((header) => own.includes(header));
}

for (const [language, guide] of Object.entries(guides)) {
  const headings = guide.parts.map(([heading]) => heading);
  const marks = [...guide.marks.split("|"), ...anyMarks];

  test.for(marks)(`five headings are five headers in order (${language}: %s)`, (mark) => {
    const write = (heading: string, number: number) =>
      `${mark.replace("*", `${number}`)} ${heading}`.trim();
    for (const gap of ["\n\n", "\n"]) {
      expect(draftHeaders(guide, language, write, gap), gap).toEqual(headings);
      const bold = (heading: string, number: number) => `**${write(heading, number)}**`;
      expect(draftHeaders(guide, language, bold, gap), `bold ${gap}`).toEqual(headings);
      const marked = (heading: string, number: number) => `## ${write(heading, number)}`;
      expect(draftHeaders(guide, language, marked, gap), `## ${gap}`).toEqual(headings);
    }
  });

  test.for(ends)(`five headings that end in "%s" are five headers (${language})`, (end) => {
    for (const gap of ["\n\n", "\n"]) {
      expect(
        draftHeaders(guide, language, (heading) => heading + end, gap),
        gap,
      ).toEqual(headings);
    }
  });
}
