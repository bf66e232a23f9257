import { isAuthorName } from "../../../layouts/reading/author-name.ts";
import { readDates } from "../../../numbers/dates/read-dates.ts";
import { countWords } from "../../../text/count-words.ts";
import { hasHanOrKana } from "../../../text/scripts.ts";
import type { NumberLanguage } from "../../../numbers/number-language.ts";
import {
  buttons,
  counts,
  degree,
  endings,
  handleHead,
  screenReaderPattern,
  times,
} from "../../read/frame-words.ts";
import { isAnsweredLine, isDeviceLine } from "../../read/mail-lines.ts";
import { calls } from "./calls.ts";
import { bannerLines, bylineWords, creditWords, timeWords } from "./words.ts";

const start = String.raw`^[^\p{L}\p{N}]{0,6}`;
const after = String.raw`(?![\p{L}\p{N}])`;

/** Match lines that newsletters, websites and news agencies add around a text. */
const frames: readonly RegExp[] = [
  /unsubscribe|view (?:this (?:e-?mail )?)?in (?:your )?browser|manage (?:your )?preferences|newsletter abbestellen|abmelden\b|se désabonner|désinscri|darse de baja|cancelar (?:a )?(?:inscrição|subscrição|suscripción)|配信停止|إلغاء الاشتراك/iu,
  /^(?:©|\(c\)|copyright\b)|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|無断転載|無断複製|جميع الحقوق محفوظة/iu,
  /^(?:present|absent|in the room|mit dabei|dabei|asisten|asistieron|参加|同席|حضر|attendees|participants|in attendance|apologies|anwesend|abwesend|entschuldigt|teilnehmende?|teilnehmer(?:innen)?|présents?|absents?|excusés?|asistentes|ausentes|participantes|presenti|assenti|出席者?|欠席者?|الحضور|الغائبون)\s?[:：]/iu,
  /^(?:next (?:meeting|session)|nächste[rs]? (?:termin|treffen|sitzung)|prochaine? (?:réunion|séance|rendez-vous)|próxima (?:reunión|sesión|reunião)|prossim[oa] (?:riunione|incontro)|次回(?:の会議|会議|開催)?|الاجتماع (?:القادم|التالي))\s?[:：]/iu,
  /^[-–—#*\s]{0,6}(?:ends?|ende|fin|fine|以上|انتهى)[-–—#*\s.]{0,6}$|^#{3}$/iu,
  /^(?:e-?mail|tel(?:efon|ephone)?|phone|fax|mobil[e]?|web(?:site)?|kontakt|contact|adresse|address|anschrift|ansprechpartner(?:in)?|téléphone|tél|courriel|teléfono|correo(?: electrónico)?|contacto|dirección|telefone|endereço|電話|住所|メール|連絡先|هاتف|البريد(?: الإلكتروني)?)\s?[:：]|^tel\.\s?\p{Nd}/iu,
  /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@[^\s@]+\.\p{L}{2,}$|^\+?\p{Nd}[\p{Nd}\s()/-]{6,20}$/u,
  /^(?:tags?|categor(?:y|ies)|filed under|topics?|schlagwörter|schlagworte|kategorien?|mots-clés|étiquettes?|catégories?|etiquetas?|categorías?|temas|タグ|カテゴリー?|الوسوم|التصنيفات?|الكلمات المفتاحية)\s?[:：]/iu,
  /^(?:read (?:more|also|next)|also read|see also|related|more on this|lesen sie auch|lies auch|mehr zum thema|siehe auch|(?:à |a )?lire (?:aussi|également)|voir aussi|(?:lee|leer|lea|ver) (?:también|además)|también te puede interesar|te puede interesar|leia (?:também|mais)|veja também|leggi anche|関連記事|あわせて読みたい|اقرأ أيض(?:ًا|اً|ا)?|مواضيع ذات صلة)\s?[:：|»>]/iu,
  /^(?:[.…]{1,3}\s?)?(?:more|mehr|plus|más|mais|altro|続き|المزيد)(?:\s?[.…»>]{1,3})$|^[.…]{1,3}\s?(?:more|mehr|plus|más|mais|altro|続き|المزيد)$/iu,
  /^(?:press|media) (?:contacts?|enquiries|inquiries)\s?[:：]|^(?:presse|medien)kontakt\s?[:：]|^contact (?:de )?presse\s?[:：]|^contacto de prensa\s?[:：]|^contatto stampa\s?[:：]/iu,
  /^(?:corrections?|clarification|editor['’]s note|update|berichtigung|korrektur|anmerkung der redaktion|rectificatif|corrección|nota del editor)(?:,? [^:：]{3,30})?\s?[:：]|^this (?:article|story|post) (?:was|has been) (?:updated|corrected)|^an earlier version of this/iu,
  /^(?:correction|clarification|berichtigung|rectificatif|corrección)s?\s\p{Nd}{1,2}[/.]/iu,
  /^(?:fig(?:ure|ura)?|abb(?:ildung)?|tab(?:le|elle|leau|la)?|図|表|شكل|جدول)\.?\s?\p{Nd}{1,3}\s?[:：.–—-]\s/iu,
  /^(?:strict standards|deprecated|warning|notice|fatal error|parse error)\s?:.{0,400}\son line \p{Nd}+/iu,
  /^.{2,80},\s(?:photo|foto|bild|image)\s?[:：©].{2,80}$/iu,
  /^(?:click here|(?:get|sign up for) (?:breaking|our|the latest)|let our \p{L}+ (?:meet|come|be)|the news and stories that|read more (?:at|on)|hier klicken|klicken sie hier|cliquez ici|haz clic aquí|clique aqui|lesen sie hier)(?!\p{L})/iu,
  /^(?:bitte (?:gib|geben|versuche|versuchen) (?:sie )?.{0,40}(?:e-?mail|erneut|noch einmal)|es gab (?:leider )?ein problem beim|please (?:enter|try again)|something went wrong|invalid email|veuillez (?:saisir|réessayer)|por favor,? (?:introduce|inténtalo|ingrese))/iu,
  /^(?:you (?:may|might) (?:also )?like|você pode gostar|también te puede|vous aimerez aussi)(?!\p{L})/iu,
  /^(?:whatsapp|facebook|twitter|pinterest|pint|linkedin|e-?mail|telegram|x|teilen|share|baixar|copiar?)(?:[\s,|·•]+(?:whatsapp|facebook|twitter|pinterest|pint|linkedin|e-?mail|telegram|x|teilen|share|baixar|copiar?))+$/iu,
  /^[^\p{L}\p{N}]+$/u,
  /\(GMT[+-]\p{Nd}{2,4}\)|^.{6,40}\p{Nd}{1,2}:\p{Nd}{2}\s?hs?\.?$/iu,
  /^(?:lea|lee|leer|leia|saiba|scopri) (?:más|mais|di più)\s?[:：]|^(?:voir|siehe|see|ver) (?:(?:en|im|in) )?(?:annexe|anhang|appendix|anexo)(?:e)?(?:\.|\s?[:：].{0,200})?$/iu,
  /^(?:article|artikel|beitrag|artículo|artigo)\s(?:(?:mis à jour|publié|aktualisiert|veröffentlicht|actualizado|publicado|atualizado|updated|published)(?!\p{L}).{0,40})$/iu,
  /^(?:das (?:bildmaterial|bild|foto|material) wurde|die (?:bilder|fotos) (?:wurden|stammen)).{0,80}$|^(?:das buch|the book|le livre|el libro)\s["“„«].{3,140}(?:erschienen|published|paru|publicado|euro|€).{0,30}$|^(?:der beitrag|the article|l['’]article|el artículo)\s["“„«].{3,80}["”“»].{3,140}$/iu,
  /^(?:con tu suscripción|with your subscription|mit (?:deinem|ihrem) abo|avec votre abonnement|com (?:a )?sua assinatura|ترحب شبكة .{2,40}بالنقاش|الآراء الواردة|وللعلم فان جميع مشاركاتك)/iu,
  /^(?:temas|tags|topics|schlagwörter|mots-clés)\s?[-–—]?$/iu,
  /^(?:trending|top|latest|breaking) (?:news|stories)$/iu,
  /(?:news|wire) services$|^(?:associated press|the associated press|reuters|staff report|staff writer)s?$/iu,
  /pic\.twitter\.com\/|^[—–-]\s?.{1,60}\(@\w{1,30}\)/u,
  /^\((?:\p{Ll}{2,4}|AP|AFP|Reuters|dpa|SID|EFE|ANSA)(?:\/\p{L}{2,7})*\)\.?$/u,
  /^\(?\s?\p{Lu}[\p{L}’'-]{2,30},\s(?:(?:le|il|den|el)\s)?\p{Nd}{1,2}\.?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?\p{Nd}{2,4}\s?\)?$/u,
  /^(?:grafico|grafik|graphique|gráfico|diagramm|infografi[ka]|infographie|infografía|tabella|tabelle|tableau|tabla)\s[^.!?:]{3,70}$/iu,
  /^(?:listen now|watch now|download today['’]s|(?:add|like|follow|join|find) us on|folgen sie uns|suivez[- ]nous|síguenos)(?!\p{L})/iu,
  /^(?:article|text|story|written|posted|published|words|photos?|artikel|beitrag|texte?|artículo|artigo) (?:by|von|par|por|di)$/iu,
  /^\([^();]{4,80};[^()]{4,80}\)$/u,
  screenReaderPattern,
  counts,
  degree,
  times,
];

const releaseMark =
  /^(?:for immediate release|press release|news release|pressemitteilung|medienmitteilung|presseinformation|communiqué de presse|nota de prensa|comunicado de prensa|comunicado de imprensa|comunicato stampa|プレスリリース|報道関係各位|بيان صحفي)(?:\s?[:：–—-].{0,40})?$/iu;

/** Whether a line only says that the text is a press release. */
export const isReleaseMark = (line: string) => releaseMark.test(line.trim());

const isFrame = (line: string) =>
  isAnsweredLine(line) ||
  isDeviceLine(line) ||
  isReleaseMark(line) ||
  frames.some((frame) => frame.test(line));

const credit = new RegExp(
  String.raw`${start}(?:${creditWords})\s?[:：/©](?!.*[.!?]\s.*[.!?])`,
  "iu",
);
const bracketCredit = new RegExp(String.raw`^[[(（](?:${creditWords})${after}.*[\])）]$`, "iu");
const byline = new RegExp(
  String.raw`${start}(?:${bylineWords})${after}\s?[:：]?\s*(.{2,80})$`,
  "iu",
);
const timed = new RegExp(String.raw`${start}(?:${timeWords})${after}`, "iu");
/** Matches the second of two times in a line: `Published 2 May Updated 3 May`. */
const timedAgain = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${timeWords})${after}`, "giu");
const readingTime =
  /^(?:about |ca\. ?|env(?:iron|\.) ?|約)?\p{Nd}{1,3}[\s-]?(?:min(?:ute)?[ns]?\.?|minut[oi]s?|分|دقائق|دقيقة)(?:[\s-]?(?:read(?:ing)?|lesezeit|de lecture|de lectura|de leitura|di lettura|で読める|قراءة))?$/iu;
const clock =
  /\p{Nd}{1,2}\s?[:.h時]\s?\p{Nd}{2}(?:\s?(?:[ap]\.?m\.?|uhr|分))?|\p{Nd}{1,2}\s?[ap]m(?!\p{L})/giu;
const partMarks = /\s?[|•·●]\s?|\s[–—-]\s/u;
const address =
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|(?:^|,\s?)(?:[ADF]-|CH-)?\d{5}\s\p{Lu}\p{L}+[^.!?\d\n]{0,20}$|〒\s?\d{3}-?\d{4}/mu;
const contact = /(?<!\S)[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+/u;
/** Maximum length of a line with an address in the web or of a mailbox, in UTF-16 units. */
const maxContact = 90;

/** Whether a heading is around a text, not part of it: its author, a banner, or a word for a press release. */
export function isFurnitureHeading(line: string, language: NumberLanguage): boolean {
  const bare = trimMarks(line.toLowerCase());
  const kinds = readParts(line, language);
  return (
    isFrame(line) ||
    bannerLines.has(bare) ||
    calls.test(line) ||
    (kinds.includes("byline") && !kinds.includes(null)) ||
    (timed.test(line) && kinds.every((kind) => kind === "time"))
  );
}

const trimMarks = (text: string) => text.replaceAll(/^[^\p{L}\p{N}…]+|[^\p{L}\p{N}…!]+$/gu, "");

/** Whether a sentence only names the text's author or photographer: `Interview by Oda Renn.` */
export function isCreditSentence(sentence: string, language: NumberLanguage): boolean {
  const line = sentence.trim().replace(/[.。]$/u, "");
  const kinds = readParts(line, language);
  return (
    line.length <= maxContact && (kinds.every((kind) => kind === "byline") || credit.test(line))
  );
}

const networks =
  "facebook|x|twitter|linkedin|whatsapp|pinterest|telegram|threads|bluesky|instagram|e-?mail|فيسبوك|واتساب|تويتر|إكس|تلغرام|لينكد ?إن|انستغرام";
/** Matches buttons that share a page: `Share on Facebook`, `Partager sur X`. */
const shareButton = new RegExp(
  String.raw`^(?:(?:share|post|tweet|send|teilen|partager|compartir|compartilhar|condividi|delen|شارك|مشاركة|シェア)\s(?:on|via|by|auf|bei|über|per|sur|par|en|por|no|su|op|على|عبر)\s(?:${networks})(?:[\s,|·•]+|$))+$`,
  "iu",
);

/** Whether a line has only buttons of a page, in lower case. */
function isButtonRow(lower: string): boolean {
  if (shareButton.test(lower)) return true;
  const words = lower.split(/[\s|·•]+/u).filter((word) => word !== "");
  return words.length > 1 && words.every((word) => buttons.has(word) || bannerLines.has(word));
}

/** Whether a line is around a text, not part of it: a credit, date, address, button, banner or call to share. */
export function isFurnitureLine(line: string, language: NumberLanguage): boolean {
  const lower = line.toLowerCase();
  const bare = trimMarks(lower);
  return (
    isFrame(line) ||
    isButtonRow(lower) ||
    endings.has(lower) ||
    buttons.has(bare) ||
    bannerLines.has(bare) ||
    handleHead.exec(line)?.[3] !== undefined ||
    credit.test(line) ||
    bracketCredit.test(line) ||
    calls.test(line) ||
    isContact(line) ||
    isDateline(line, language)
  );
}

/** Matches an invitation to write to the author or to follow accounts, with an address. */
const writeTo =
  /^(?:you can |please |puede |pueden |sie können |vous pouvez |você pode )?(?:write to|e-?mail|contact|reach|follow|escrib|escríb|seguir|schreiben sie|schreibt|folgen sie|écri|suivez|escrev)/iu;
/** Maximum length of such an invitation, in UTF-16 units. */
const maxInvitation = 220;

/** Matches what publishers say about themselves: appeals for money, paywalls, rules for comments. */
const ownAppeal =
  /(?:support (?:(?:our|independent|local)\s){1,3}(?:journalism|reporting)|(?:this (?:article|content|story) is (?:only )?for (?:members|subscribers))|become a (?:member|subscriber)|unabhängige[rn]? journalismus[^.]{0,80}(?:unterstütz|abo|spende)|unterstützen sie (?:uns|unsere)|soutenez (?:notre|la) (?:rédaction|presse|journal)|faites un don|réservé aux abonnés|periodismo (?:independiente|libre)[^.]{0,60}(?:apoyo|suscri|necesita)|con tu apoyo|nuestro canal de youtube|apoie (?:o|nosso) jornalismo|会員限定|電子版に登録|(?:この)?(?:ニュース|記事)をシェア|ログインして続き|(?:already (?:have an account|a (?:member|subscriber))|log in to (?:read|continue)|subscribers? only)|sin tu apoyo|te necesita\.?$|hacemos periodismo desde|para comentar (?:debes|hay que)|sign up and stay|stay up to date with|read our e-?paper|community content is available|media playback is (?:unsupported|not supported)|zuletzt bearbeitet|^(?:zugehörige )?themenseiten?:|finden sie hier zum download|(?:das )?interview (?:wurde|erschien) .{0,60}(?:geführt|erschienen)|(?:submit|send) (?:it|yours|them) here|reporte un error|add your comment|kostenlos anmelden|für abonnent|spende(?:n|t)?!|jede spende|braucht (?:weiterhin )?(?:eure|deine|ihre) (?:hilfe|unterstützung)|needs your (?:help|support)|(?:necesita|precisa) (?:de )?(?:tu|su) (?:ayuda|apoyo|ajuda)|(?<!\p{L})iban\s?:?\s?[a-z]{2}\p{Nd}{2}|mein ziel ist es,? (?:sie|dich|euch) mit (?:beiträgen|artikeln|texten)|auf diesem blog (?:schreibe|finde)|on this blog i (?:write|share)|sur ce blog,? (?:je|vous)|en este blog (?:escribo|encontrar)|(?:jetzt|online) (?:spenden|unterstützen)|online[- ]?journalismus kostet|zahl[’'‘]? ich freiwillig|(?:donate|give) (?:now|today)|make a donation|faites? un don|haz (?:una|tu) donación|doe agora|kommentare und pings|abgelegt unter|(?:si vous avez déjà un compte|connectez-vous (?:ici|pour))|(?:ya (?:eres suscriptor|tienes (?:una )?cuenta)|inicia sesión para)|já é assinante|faça login|(?:views|opinions) expressed (?:here|in this|by)|meinungen in (?:den )?(?:beiträgen|artikeln|kommentaren)|(?:las )?opiniones expresadas|(?:les )?opinions exprimées|interessenbindung|(?:bilder|fotos|videos?) .{0,110}(?:kostenfrei|kostenlos) abrufbar|images? .{0,60}(?:free|available) (?:for|to) download|imagens retiradas da internet|termos de uso|ترحب شبكة \S{2,20} بالنقاش|الآراء الواردة|إرشادات الاستخدام)/iu;
/** Maximum length of such a paragraph, in UTF-16 units. */
const maxAppeal = 500;

/** Whether a paragraph is a publisher's appeal, paywall or rule for comments. */
export const isOwnAppeal = (line: string) => line.length <= maxAppeal && ownAppeal.test(line);

/** Whether a line invites readers to write to an address or to follow an account. */
export const isInvitation = (line: string) =>
  line.length <= maxInvitation && contact.test(line) && writeTo.test(line);

const isContact = (line: string) =>
  isInvitation(line) ||
  (contact.test(line) &&
    line.length <= maxContact &&
    !/[.!?]\s+\p{Lu}/u.test(line.replace(contact, ""))) ||
  (address.test(line) && line.length <= maxContact);

/** Whether all parts of a line are a name after a word such as `By`, a date, or a reading time; not all only names. */
function isDateline(line: string, language: NumberLanguage): boolean {
  const kinds = readParts(line, language);
  return kinds.length > 0 && !kinds.includes(null) && kinds.some((kind) => kind !== "name");
}

const readParts = (line: string, language: NumberLanguage) =>
  line
    .split(partMarks)
    .filter((part) => part.trim() !== "")
    .map((part) => readPart(part.trim(), language));

function readPart(part: string, language: NumberLanguage): "byline" | "time" | "name" | null {
  const [, by = ""] = byline.exec(part) ?? [];
  if (by !== "" && isNames(by)) return "byline";
  if (readingTime.test(part) || isTime(part, language)) return "time";
  return isNames(part) ? "name" : null;
}

const editors =
  /^(?:redacción|redaktion|(?:la )?rédaction|redação|redazione|the editors|editorial team|編集部|التحرير|هيئة التحرير)$/iu;

const isNames = (text: string) =>
  text
    .split(/,\s|\s(?:and|und|et|y|e|&)\s/u)
    .every((name) => isAuthorName(name.trim()) || editors.test(name.trim())) &&
  countWords(text) <= 8;

/** Maximum number of words beside a date, e.g. of a place; of letters in scripts without spaces. */
const maxPlaceWords = 3;
const maxHanPlace = 8;

/** Whether a text is a date or time, with a place or a word such as `Updated`. */
function isTime(part: string, language: NumberLanguage): boolean {
  const own = part.replace(timed, "");
  const rest = (own === part ? part : own.replaceAll(timedAgain, " ")).replaceAll(clock, " ");
  if (rest === part && !/\p{Nd}/u.test(part)) return false;
  const dates = readDates(rest, language);
  if (dates.length === 0)
    return rest !== part && /^[\s,.:：]*(?:\p{Nd}{1,3}\s?\p{L}{0,10})?[\s.]*$/u.test(rest);
  let place = rest;
  for (const { start: from, end } of dates.toReversed())
    place = place.slice(0, from) + place.slice(end);
  // What follows a date and a colon happened then.
  if (own === part && /^\s*[:：]\s*\p{L}/u.test(place)) return false;
  const words = place.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (hasHanOrKana(place)) return words.join("").length <= maxHanPlace;
  return (
    words.length <= maxPlaceWords &&
    words.every((word) =>
      /^[\p{Lu}\p{Lo}]|^(?:am|um|at|on|le|el|um|den|de|em|il|at|à|a|uhr|the|of|und|and)$/u.test(
        word,
      ),
    )
  );
}
