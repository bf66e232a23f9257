import { dropConjunction, isQuestion } from "./draft-text.ts";
import type { DraftWords, References } from "./draft-words.ts";

const yes = /^(?:yes|yeah|no|ja|nein|doch|oui|non|si|sí|はい|いいえ|いや)[,.、。]/u;

export const references: Readonly<Record<string, References>> = {
  en: {
    refers:
      /^(?:it(?!\s(?:is|was|turn\p{L}*)\s(?:\p{L}+\s){0,2}(?:that|to)\b|\sturn)|its|they|their|them|he|she|his|her|him|these|those|this|that|(?:the|both|another)\s(?:same|effects?|gain|difference|increase|decrease|improvement|other|others|rest|latter|former)|(?:one|some|most|none|all|both|neither|many|each) of (?:them|these|those)|(?:by|at|on|after|before|since|from|in|for) (?:that|then|this|those|these)|(?:we|i|they|you) \p{L}+ (?:it|them|this)|(?:in|on|at|by|after|before|during|since|until|for|with|today|later|then|now)(?:\s(?!the\s|my\s|our\s|an?\s)[\p{Ll}\p{Nd}’'-]+){0,5}?,?\s(?:he|she|his|her|him)(?=\s)|others|neither|instead|likewise|otherwise)(?![\p{L}\p{N}]|['’]\p{L})|(?<!\p{L})(?:the same|so did|do so|did so|done so|as well|(?:of|about|for|with) (?:that|this))(?=[,.;:!]|$)/u,
    open: {
      pronoun: /^([^:(]{0,40}?)(?<!\p{L})(?:they|them|their)(?!\p{L})/u,
      names:
        /(?<!\p{L})(?!(?:yes|was|is|this|has|does|always|us|as|its|his|across|perhaps|minus|plus|less|unless|weeks?|months?|days|years?|times)(?!\p{L}))\p{L}{2,}s(?!\p{L})|(?<!\p{L})(?:people|men|women|children|everyone|everybody|nobody|someone|somebody|anyone|anybody|person|team|staff|who|and|company|customer|client|council|police)(?!\p{L})|\s\p{Lu}\p{Ll}/u,
    },
    quoted: /^(?:\S+\s){0,3}(?:this|it|them)(?!\p{L})/u,
  },
  de: {
    refers:
      /^(?:er|sie|ihr|ihre|ihm|ihnen|das(?!\s(?:\p{Ll}+e[nrs]?\s)?\p{Lu})|dies|diese[rsmn]?|dabei|dadurch|damit|darum|deshalb|daher|dagegen|davon|dazu|darauf|danach|beide|(?:der|die|das)\s(?:Effekt|Unterschied|Anstieg|Rückgang|andere[n]?|Gleiche|gleiche)|(?:seit|als|wenn|weil|bevor|nachdem|ob|bei|in|an|nach|vor|mit|für|von|zu) (?:sie|er|ihnen|ihm|diese[rsmn]?|jene[rsmn]?)|(?:\p{L}+|\d+) davon|(?:eine|einer|eines|keine|keiner|die meisten|viele|alle) von ihnen|(?:[Ii]m|[Aa]m|nach|vor|seit|bei|zum|zur|beim|vom) (?:der |dem |den )?\p{L}+ (?:kam|ging|war|hatte|wurde|fuhr|nahm|gab|sagte|wollte|musste|konnte|begann|blieb|fand|zog|bekam) (?:er|sie|ihm|ihn)|(?:wir|ich) \p{L}+ (?:ihn|es))(?!\p{L})|(?<!\p{L})(?:dasselbe|das [Gg]leiche|ebenso|genauso)(?=[,.;:!]|$)|(?:lautete|war|ist) die Antwort(?!\p{L})|^die Antwort (?:war|lautete|ist)/u,
    quoted: /^(?:\S+\s){0,3}(?:dies|es|sie|das(?=\s\p{Ll}))(?!\p{L})/u,
  },
  fr: {
    refers:
      /^(?:ils?(?!\s(?:y|faut|suffit|est|existe|s['’]agit(?! d['’]un|\s(?:là|ici)|\sd(?:u|e la|es)\s)))|elles?|ce|cela|ça|ceci|cette|cet|ces|celui-ci|celle-ci|ceux-ci|celles-ci|leurs?|lui|y|en(?=\s(?:a|ont|est|sont)\s)|c['’](?:est|était)(?!\s\S.*\squ[ei'’])|(?:la|le|les)\s(?:même|mêmes|autres?|différence|effet|hausse|baisse)|l['’](?:effet|écart|autre)|(?:un|une|deux|aucun|aucune|certains|certaines|la plupart|beaucoup) d['’]entre (?:eux|elles))(?!\p{L})|(?<!\p{L})(?:de même|la même chose|autant)(?=[,.;:!]|$)/u,
    open: {
      pronoun: /^(.*?)(?<!\p{L})(?:ils|elles)(?!\p{L})/u,
      names: /(?<!\p{L})(?:les|des|nos|vos|mes|deux|trois|plusieurs|et|ceux|gens)(?!\p{L})|\p{N}/u,
    },
    quoted: /^(?:\S+\s){0,3}(?:ça|cela|ceci)(?!\p{L})/u,
  },
  es: {
    refers:
      /^(?:él|ella|ellos|ellas|esto|eso|aquello|est[ea]s?|es[ea]s?|estos|esos|lo|la(?=\s(?:llamé|vi|hice))|les|sus?|ambos|ambas|(?:la|el|los|las) otr[oa]s?|(?:la|el|los|las) (?:mism[oa]s?|efecto|diferencia|subida|caída)(?=\s(?:fue|era|no|se|es|son|ha|siguió|llegó|en)\s)|también (?:dice|avisa|explica|añade|cuenta|recuerda)|(?:dice|avisa|explica|añade|cuenta|recuerda|afirma) que|(?:uno|una|dos|ninguno|ninguna|algunos|algunas|muchos|la mayoría) de (?:ellos|ellas))(?!\p{L})|(?<!\p{L})(?:lo mismo|igual)(?=[,.;:!]|$)/u,
    open: {
      pronoun: /^(.*?)(?<!\p{L})(?:ellos|ellas)(?!\p{L})/u,
      names: /(?<!\p{L})(?:los|las|unos|unas|nuestr[oa]s|mis|dos|tres|y|gente)(?!\p{L})|\p{N}/u,
    },
    quoted: /^(?:\S+\s){0,3}(?:esto|eso)(?!\p{L})/u,
  },
  ja: {
    refers:
      /^(?:これ(?!から)|それ|あれ|この|その|あの|そこ|ここ|そんな|そう|彼|同じ|(?:ただし|しかし|だが|でも)(?!、)|だから|つまり|そのため|[^、。]{0,12}もの(?:が|は))/u,
    quoted: /^(?:これ|それ|あれ|そう)/u,
  },
};

/** Matches what a person said who is named only by a pronoun, or by the verb alone: `…,” he said`, `…”, subrayó.` */
const unnamed = new RegExp(
  [
    String.raw`,\s(?:he|she|they)\s(?:said|says|added|explained|wrote|noted|continued|recalled|argued|warned)(?:[.]?$|,)`,
    String.raw`["”»],?\s(?:${[
      "(?:he|she|they) (?:says?|said|tells?|told|adds?|added|explains?|explained|asks?|asked|writes?|wrote|notes?|noted)",
      "(?:says?|said|adds?|added) (?:he|she|they)",
      "(?:sagte?|meinte?|erzählte?|erklärte?|fragte?|schrieb|betonte?|ergänzte?) (?:er|sie)",
      "(?:\\p{L}+-)?\\p{L}+[- ](?:t-)?(?:il|elle|ils|elles)",
    ].join("|")})(?!\p{L})`,
    String.raw`["”»],?\s(?:(?:\p{L}{2,}ó|dijo|dice|afirma|señala|explica|remarca|matiza|cuenta|asegura|sostiene|agrega|añade|recuerda|insiste|concluye|destaca|\p{L}{2,}ou|disse|diz|explica|ressalta|spiega|aggiunge|racconta|conclude|sottolinea|ha (?:detto|spiegato|aggiunto))\s?\.?$)`,
  ].join("|"),
  "iu",
);

/** Matches a conjunction and a verb, whose subject is in the sentence before: `Und darf sich …`. */
const headless =
  /^(?:(?:und|oder|aber|doch) (?:darf|kann|ist|war|hat|hatte|wird|wurde|will|soll|muss|bleibt|blieb|geht|kommt|kam|macht|zeigt|sagt)|(?:and|but|or) (?:is|was|has|had|did|does|can|could|will|would|may|got|went)|(?:y|et) (?:es|era|fue|ha|est|avait|était))(?!\p{L})/iu;

/** Whether a sentence makes no sense without the sentence before, e.g. `They left.` or `Yes, …`. */
export function refersBack(text: string, words: DraftWords): boolean {
  const { references, backward } = words;
  if (yes.test(lowerFirst(text)) || unnamed.test(text)) return true;
  if (headless.test(text) && !isQuestion(text)) return true;
  const typed = lowerFirst(text);
  const said = lowerFirst(dropConjunction(text, words));
  if (backward !== null && (backward.test(typed) || backward.test(said))) return true;
  if (!references) return false;
  if (references.refers.test(said)) return true;
  const before = references.open?.pronoun.exec(said)?.[1];
  return before !== undefined && references.open?.names.test(before) === false;
}

/** Whether a quotation needs the sentence before it, e.g. `I only do this if I don't have to`. */
export const quoteRefersBack = (said: string, { references }: DraftWords) =>
  references?.quoted.test(lowerFirst(said)) ?? false;

/** Writes a sentence's first letter small, without the marks before it. */
const lowerFirst = (text: string) =>
  text.replace(/^["“„«‘‚「『¿¡]\s?/u, "").replace(/^\p{Lu}/u, (start) => start.toLowerCase());
