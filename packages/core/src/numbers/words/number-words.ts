import type { NumberLanguage } from "../number-language.ts";

interface NumberWords {
  /** Each value precedes its word, e.g. `20= twenty`. Further words have the next values, e.g. `1= one two three`. */
  values: string;
  /** Words between two parts of a number: `treinta y ocho`. */
  joiner: string;
}

/** Languages with spaces between words. Numbers in Han characters are read by `han-numbers.ts`. */
export type SpacedLanguage = Exclude<NumberLanguage, "ja" | "zh">;

const languages: Readonly<Record<SpacedLanguage, NumberWords>> = {
  en: {
    values:
      "1= one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen 20= twenty 30= thirty 40= forty 50= fifty 60= sixty 70= seventy 80= eighty 90= ninety 100= hundred 1000= thousand 1000000= million 1000000000= billion",
    joiner: "and",
  },
  de: {
    values:
      "1= ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn 1= eins 2= zwo 20= zwanzig 30= dreißig 30= dreissig 40= vierzig 50= fünfzig 60= sechzig 70= siebzig 80= achtzig 90= neunzig 100= hundert 1000= tausend 1000000= million 1000000= millionen 1000000000= milliarde 1000000000= milliarden 1= eine 1= einen 1= einer 1= einem 1.5= anderthalb",
    joiner: "und",
  },
  fr: {
    values:
      "1= un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize 1= une 20= vingt 20= vingts 30= trente 40= quarante 50= cinquante 60= soixante 70= septante 80= huitante 90= nonante 100= cent 100= cents 1000= mille 1000000= million 1000000= millions 1000000000= milliard 1000000000= milliards 10= dizaine 15= quinzaine 20= vingtaine 30= trentaine 50= cinquantaine 60= soixantaine 100= centaine 1000= millier",
    joiner: "et",
  },
  es: {
    values:
      "1= un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta 1= uno 1= una 21= veintiún 21= veintiuna 40= cuarenta 50= cincuenta 60= sesenta 70= setenta 80= ochenta 90= noventa 100= cien 100= ciento 200= doscientos 200= doscientas 300= trescientos 300= trescientas 400= cuatrocientos 400= cuatrocientas 500= quinientos 500= quinientas 600= seiscientos 600= seiscientas 700= setecientos 700= setecientas 800= ochocientos 800= ochocientas 900= novecientos 900= novecientas 1000= mil 1000000= millón 1000000= millones 1000000000000= billón 1000000000000= billones 10= decena 20= veintena 30= treintena 100= centenar 1000= millar",
    joiner: "y",
  },
  pt: {
    values:
      "1= um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte 1= uma 2= duas 14= quatorze 16= dezasseis 17= dezassete 19= dezanove 30= trinta 40= quarenta 50= cinquenta 60= sessenta 70= setenta 80= oitenta 90= noventa 100= cem 100= cento 200= duzentos 200= duzentas 300= trezentos 300= trezentas 400= quatrocentos 400= quatrocentas 500= quinhentos 500= quinhentas 600= seiscentos 600= seiscentas 700= setecentos 700= setecentas 800= oitocentos 800= oitocentas 900= novecentos 900= novecentas 1000= mil 1000000= milhão 1000000= milhões 1000000000= bilhão 1000000000= bilhões 10= dezena 100= centena 1000= milhar",
    joiner: "e",
  },
  it: {
    values:
      "1= un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti 1= uno 1= una 30= trenta 40= quaranta 50= cinquanta 60= sessanta 70= settanta 80= ottanta 90= novanta 100= cento 1000= mille 1000= mila 1000000= milione 1000000= milioni 1000000000= miliardo 1000000000= miliardi 10= decina 20= ventina 30= trentina 50= cinquantina 100= centinaio 1000= migliaio",
    joiner: "e",
  },
  ca: {
    values:
      "1= un dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint 1= una 2= dues 30= trenta 40= quaranta 50= cinquanta 60= seixanta 70= setanta 80= vuitanta 90= noranta 100= cent 100= cents 100= centes 1000= mil 1000000= milió 1000000= milions 1000000000= miliard 1000000000= miliards 10= desena 20= vintena 30= trentena 100= centenar 1000= miler",
    joiner: "i",
  },
  nl: {
    values:
      "1= een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig 1= één 1= eén 30= dertig 40= veertig 50= vijftig 60= zestig 70= zeventig 80= tachtig 90= negentig 100= honderd 1000= duizend 1000000= miljoen 1000000000= miljard 1.5= anderhalf 1.5= anderhalve",
    joiner: "en",
  },
  hu: {
    values:
      "1= egy kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc húsz 2= két 12= tizenkét 30= harminc 40= negyven 50= ötven 60= hatvan 70= hetven 80= nyolcvan 90= kilencven 100= száz 1000= ezer 1000000= millió 1000000000= milliárd 1.5= másfél",
    joiner: "",
  },
  ar: {
    values:
      "1= واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة 1= واحدة اثنتان ثلاث أربع خمس ست سبع ثماني تسع عشر 2= اثنين 20= عشرون 20= عشرين 30= ثلاثون 30= ثلاثين 40= أربعون 40= أربعين 50= خمسون 50= خمسين 60= ستون 60= ستين 70= سبعون 70= سبعين 80= ثمانون 80= ثمانين 90= تسعون 90= تسعين 100= مئة 100= مائة 1000= ألف 1000= آلاف 1000000= مليون 1000000= ملايين 1000000000= مليار",
    joiner: "و",
  },
};

export interface NumberLexicon {
  values: ReadonlyMap<string, number>;
  joiner: string;
  /** Whether 70 to 99 are counted from 60 and 80, as in French `soixante-dix` (60 + 10). */
  hasTwenties: boolean;
  /** Whether ones are before tens, as in Arabic. German and Dutch write them as one word. */
  hasOnesFirst: boolean;
}

const lexicons = new Map<SpacedLanguage, NumberLexicon>();

/** Returns a language's number words; those of Japanese are in `han-numbers.ts`. */
export function getLexicon(language: SpacedLanguage): NumberLexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const { values: listed, joiner } = languages[language];
  const values = new Map<string, number>();
  let next = 0;
  for (const entry of listed.split(" ")) {
    if (entry.endsWith("=")) next = Number(entry.slice(0, -1));
    else values.set(entry, next++);
  }
  const lexicon = {
    values,
    joiner,
    hasTwenties: language === "fr",
    hasOnesFirst: language === "ar",
  };
  lexicons.set(language, lexicon);
  return lexicon;
}
