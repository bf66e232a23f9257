import { guessLanguage } from "./guess-language.ts";
import { softHyphen } from "./word-breaks.ts";

/** Words from this many letters on are over two thirds of a headline's line. */
const longWord = /\p{L}{16,}/gu;

/** First parts of German compounds, with their linking letters. A break after any of them is correct. */
const parts =
  "abfall absatz aktien alters anlage antrags apotheken arbeiter arbeitgeber arbeitnehmer arbeits ausbildungs auskunfts ausland auslands auto bank bau beamten beförderungs behandlungs beitrags belastungs benutzer beratungs berufs beschaffungs besichtigungs betreuungs betriebs bewerbungs bewertungs beziehungs bilanz bildungs bundes büro daten datenschutz dienstleistungs digital eigen eigentümer einkaufs einkommens einkommen einkommensteuer energie entscheidungs entwicklungs erfahrungs ergebnis ernährungs erstattungs existenz fach fahrzeug familien fehler finanz finanzierungs firmen führungs gebäude gehalts geld gemeinde gemeinschafts genehmigungs gesamt geschäfts gesellschafts gesundheits gewerbe gewerbesteuer gewinn gewohnheits grund grunderwerbs grundstücks haftpflicht haftungs handels handwerks haupt haushalts heizungs hilfs immobilien informations innovations instandhaltungs internet investitions jahres kapital kaufs kinder klima kommunikations konto kontroll kosten kranken krankheits kredit kreditkarten kunden kündigungs kurz lebens lebensmittel leistungs lohn marketing markt maschinen massen mehrwert mehrwertsteuer mieter mietvertrags mitarbeiter mitglieder mittel nachhaltigkeits neben netzwerk netto nutzungs online organisations personal pflege planungs preis privat produkt produktions projekt prüfungs qualitäts quartals rechnungs rechts reise renten reparatur rück sach schaden schadens schul schutz schwanger selbst selbstständigkeits sicherheits sicherungs software sommer sozial spezial sprach staats stadt stellen steuer strategie straßen studien system tages technik teil telefon termin umsatz umsatzsteuer umwelt unfall unternehmens unternehmer unterstützungs veranstaltungs veränderungs verantwortungs verbraucher vereins verfassungs vergleichs verhaltens verhandlungs verkaufs verkehrs vermögens versicherungs verständnis vertrags vertriebs verwaltungs voraus vorauszahlungs vorsorge wachstums waren wasser weiterbildungs werbe wert wettbewerbs winter wirtschafts wissenschafts wohn wohnungs zahlungs zeit zertifizierungs zins zukunfts zusammen zusatz zuständigkeits";

const starts = new RegExp(
  `^(?:${parts
    .split(" ")
    .toSorted((one, other) => other.length - one.length)
    .join("|")})(?=\\p{L}{4})`,
  "iu",
);

/** The break before an ending that starts a syllable: `möglich|keiten`. */
const ending = /(?<=\p{L}{4}[^aeiouyäöü\P{L}])(?=(?:keit|heit|schaft)(?:en|s)?$)/iu;

/** Least letters of a compound's end that is broken before its ending, which would be lost on a line of its own. */
const longEnd = 16;

/** Least letters before and after a break. */
const leastLetters = 3;

/**
 * Marks where long German compounds may be broken. Only breaks between known parts are marked, because a wrong one is
 * worse than a small headline. Text in other languages is unchanged.
 */
export function markCompounds(text: string, context: string): string {
  if (!longWord.test(text)) return text;
  longWord.lastIndex = 0;
  if (guessLanguage(`${text} ${context}`) !== "de" && !/[äöüß]/iu.test(text)) return text;
  return text.replace(longWord, markWord);
}

function markWord(word: string): string {
  const found: string[] = [];
  let rest = word;
  for (let part = starts.exec(rest)?.[0]; part !== undefined; part = starts.exec(rest)?.[0]) {
    if (part.length < leastLetters) break;
    found.push(part);
    rest = rest.slice(part.length);
  }
  const end = rest.length < longEnd ? rest : rest.replace(ending, softHyphen);
  return [...found, end].join(softHyphen);
}
