import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./index.ts";

interface Reply {
  greeting: string;
  slide: string;
  headline: string;
  body: string;
  visual: string;
  slides: readonly (readonly [title: string, text: string])[];
  steps: readonly [title: string, ...steps: string[]];
  tags: string;
  offer: string;
}

const replies: Readonly<Record<string, Reply>> = {
  en: {
    greeting: "Sure! Here's a carousel for you:",
    slide: "Slide",
    headline: "Headline",
    body: "Body",
    visual: "Visual",
    slides: [
      ["Your kiln is too small", "Most potters buy twice. We did, too."],
      ["Count the shelves first", "A kiln of 60 litres holds nine mugs."],
      ["Save this for the day you buy", "How big is your kiln?"],
    ],
    steps: ["Use this list", "Measure the door", "Ask for the load", "Add a third"],
    tags: "#pottery #kiln",
    offer: "Would you like me to suggest images?",
  },
  de: {
    greeting: "Klar! Hier ist ein Karussell für dich:",
    slide: "Folie",
    headline: "Titel",
    body: "Text",
    visual: "Bild",
    slides: [
      ["Dein Ofen ist zu klein", "Die meisten kaufen zweimal. Wir auch."],
      ["Zähl zuerst die Böden", "In 60 Liter passen neun Becher."],
      ["Speichere das für den Kauf", "Wie groß ist dein Ofen?"],
    ],
    steps: ["Nimm diese Liste", "Tür messen", "Nach der Last fragen", "Ein Drittel dazugeben"],
    tags: "#keramik #ofen",
    offer: "Soll ich noch Bilder vorschlagen?",
  },
  fr: {
    greeting: "Bien sûr ! Voici un carrousel :",
    slide: "Diapositive",
    headline: "Titre",
    body: "Texte",
    visual: "Visuel",
    slides: [
      ["Votre four est trop petit", "On achète souvent deux fois. Nous aussi."],
      ["Comptez d'abord les plaques", "Un four de 60 litres tient neuf tasses."],
      ["Gardez ceci pour l'achat", "Quelle taille a votre four ?"],
    ],
    steps: ["Suivez cette liste", "Mesurer la porte", "Demander la charge", "Ajouter un tiers"],
    tags: "#poterie #four",
    offer: "Souhaitez-vous des images ?",
  },
  es: {
    greeting: "¡Claro! Aquí tienes un carrusel:",
    slide: "Diapositiva",
    headline: "Título",
    body: "Texto",
    visual: "Imagen",
    slides: [
      ["Tu horno es pequeño", "Casi todos compran dos veces. Nosotros también."],
      ["Cuenta primero las placas", "En 60 litros caben nueve tazas."],
      ["Guarda esto para la compra", "¿Qué tamaño tiene tu horno?"],
    ],
    steps: ["Usa esta lista", "Medir la puerta", "Preguntar la carga", "Sumar un tercio"],
    tags: "#ceramica #horno",
    offer: "¿Quieres que te sugiera imágenes?",
  },
  ja: {
    greeting: "もちろんです！カルーセル案を作りました。",
    slide: "スライド",
    headline: "見出し",
    body: "本文",
    visual: "画像",
    slides: [
      ["その窯は小さすぎる", "多くの人は二度買う。私たちもそうだった。"],
      ["先に棚板を数える", "六十リットルに入るのは九個。"],
      ["買う日のために保存", "あなたの窯の大きさは？"],
    ],
    steps: ["この表を使う", "扉を測る", "重さを聞く", "三割足す"],
    tags: "#陶芸 #窯",
    offer: "画像の案も必要ですか？",
  },
  ar: {
    greeting: "بالتأكيد! هذا عرض الشرائح:",
    slide: "شريحة",
    headline: "العنوان",
    body: "النص",
    visual: "الصورة",
    slides: [
      ["فرنك صغير جدا", "معظم الناس يشترون مرتين. ونحن أيضا."],
      ["عد الرفوف أولا", "فرن بسعة 60 لترا يتسع لتسعة أكواب."],
      ["احفظ هذا ليوم الشراء", "ما حجم فرنك؟"],
    ],
    steps: ["استخدم هذه القائمة", "قس الباب", "اسأل عن الحمولة", "أضف الثلث"],
    tags: "#خزف #فرن",
    offer: "هل تريد صورا؟",
  },
};

type Shape = (reply: Reply, number: number, title: string, text: string) => string;

const shapes: Readonly<Record<string, Shape>> = {
  "### Slide 1: …": ({ slide }, n, title, text) => `### ${slide} ${n}: ${title}\n${text}`,
  "**Slide 1: …**": ({ slide }, n, title, text) => `**${slide} ${n}: ${title}**\n${text}`,
  "**Slide 1** above": ({ slide }, n, title, text) => `**${slide} ${n}**\n${title}\n${text}`,
  "**Slide 1** above bold": ({ slide }, n, title, text) =>
    `**${slide} ${n}**\n\n**${title}**\n\n${text}`,
  "Slide 1: …": ({ slide }, n, title, text) => `${slide} ${n}: ${title}\n${text}`,
  "Slide 1 – …": ({ slide }, n, title, text) => `${slide} ${n} – ${title}\n${text}`,
  "Slide 1 (Hook)": ({ slide }, n, title, text) => `${slide} ${n} (Hook)\n${title}\n${text}`,
  "Slide 1/4 with an emoji": ({ slide }, n, title, text) => `📌 ${slide} ${n}/4: ${title}\n${text}`,
  labels: ({ slide, headline, body }, n, title, text) =>
    `**${slide} ${n}**\n${headline}: ${title}\n${body}: ${text}`,
  "bold labels and a look": ({ slide, headline, body, visual }, n, title, text) =>
    `### ${slide} ${n}\n**${headline}:** ${title}\n**${body}:** ${text}\n**${visual}:** XYZ 7`,
};

/** Lists the reply's slides: title and text in Markdown. */
function listSlides({ slides: [cover, second, last], steps: [name, ...steps] }: Reply) {
  const list = steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return [cover, second, [name, list] as const, last].map((slide) => slide ?? ["", ""]);
}

function draft(text: string) {
  const { source, passages } = readTextSource(text);
  const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
  return { read: source.read, ...draftPost(material, { slides: 8 }) };
}

for (const [language, reply] of Object.entries(replies)) {
  test.for(Object.entries(shapes))(
    `a chatbot's slide is a slide (${language}): %s`,
    ([, write]) => {
      const slides = listSlides(reply);
      const typed = slides.map(([title, text], index) => write(reply, index + 1, title, text));
      const text = [reply.greeting, ...typed, reply.tags, reply.offer].join("\n\n");
      const { post, read } = draft(text);
      expect(post.title).toBe(slides[0]?.[0]);
      expect(post.content.slice(1).map(({ header }) => header)).toEqual(
        slides.slice(1).map(([title]) => title),
      );
      expect(post.content[2]?.description).toEqual([{ type: "text", value: slides[2]?.[1] }]);
      expect(post.hashtags).toEqual(reply.tags.split(" "));
      const shown = JSON.stringify(post);
      for (const words of [reply.greeting, reply.offer, "Hook", "XYZ", `${reply.slide} 1`])
        expect(shown).not.toContain(words);
      expect(read.left.join("\n")).not.toBe("");
    },
  );
}

test("a table with a row for each slide is a chatbot's carousel", () => {
  const reply = replies["en"];
  if (!reply) throw new Error("There is an English reply");
  const rows = listSlides(reply).map(
    ([title, text], index) => `| ${index + 1} | ${title} | ${text.replaceAll("\n", " ")} | blue |`,
  );
  const text = `${reply.greeting}\n\n| Slide | Headline | Text | Visual |\n|---|---|---|---|\n${rows.join("\n")}\n\n${reply.tags}`;
  const { post } = draft(text);
  expect([post.title, ...post.content.slice(1).map(({ header }) => header)]).toEqual(
    listSlides(reply).map(([title]) => title),
  );
  expect(post.content[2]?.description[0]?.value).toBe(
    "1. Measure the door\n2. Ask for the load\n3. Add a third",
  );
  expect(JSON.stringify(post)).not.toContain("blue");
});

test.for(["1. **%t**\n   %b", "1. **%t:** %b", "- **%t** – %b"])(
  "items that begin in bold are slides with a header: %s",
  (shape) => {
    const points = [
      ["Count the shelves", "A kiln of 60 litres holds nine mugs."],
      ["Ask for the load", "Shelves are heavier than you think."],
      ["Add a third", "You will want it within a year."],
    ] as const;
    const list = points.map(([title, text], index) =>
      shape
        .replace("1.", `${index + 1}.`)
        .replace("%t", title)
        .replace("%b", text),
    );
    const { post } = draft(
      `# Before you buy a kiln\n\nMost potters buy twice.\n\n${list.join("\n\n")}`,
    );
    const made = post.content
      .slice(1)
      .map(({ header, description }) => [header, description[0]?.value]);
    expect(made).toEqual(points);
  },
);

test("a text that mentions slides by number isn't a carousel", () => {
  const text =
    "# What we cut from our deck\n\nSlide 1 was about us. Nobody read it.\n\nSlide 2 had eleven numbers, and we kept one.";
  const { source } = readTextSource(text);
  expect(source.read.by).toBe("Markdown");
});
