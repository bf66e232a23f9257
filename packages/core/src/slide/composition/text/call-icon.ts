import type { SlideReading } from "../../../layouts/reading/slide-reading.ts";
import type { IconName } from "./icons.ts";

/** Patterns of calls to action in many languages, with the icon for each; the first match counts. */
const calls: readonly (readonly [IconName, RegExp])[] = [
  [
    "bookmark",
    /\b(?:save (?:this|it|the|these|for)|bookmark|speicher\w*|merk\w* dir|merken|aufheben|garder|gardez|keep this|enregistre\w*|sauvegarde\w*|guarda\w*|salva\w*|salve|bewaar|opslaan|sla .{0,20}\bop)\b|сохрани|保存|收藏|ブックマーク|احفظ/iu,
  ],
  [
    "link",
    /https?:|www\.|\b(?:link|links|lien|enlace|bio|visit|besuch\w*|visite[zr]?|visita|bezoek)\b|ссылк|リンク|链接|鏈接|رابط/iu,
  ],
  [
    "comment",
    /\b(?:comments?|reply|kommentier\w*|kommentar\w*|commente[zr]?|commentaires?|comenta\w*|comentários?|commenta|commenti|reageer|reacties?)\b|комментар|コメント|评论|評論|علق|تعليق/iu,
  ],
  [
    "follow",
    /\b(?:follow|subscribe|folg(?:e|en|t)|abonnier\w*|suive[zr]|suis[- ]|abonne\w*|s[ií]gue\w*|suscr[ií]b\w*|segui\w*|siga|iscriviti|inscreva\w*|volg|abonneer)\b|подпи[сш]|フォロー|关注|關注|订阅|تابع/iu,
  ],
  [
    "send",
    /\b(?:send|share|forward|dm|schick\w*|send(?:e|et)|teil(?:e|t|en)|envoie\w*|envoye[zr]|partage\w*|env[ií]a\w*|comparte\w*|compartir|envie|compartilhe\w*|invia|condividi|stuur|deel)\b|отправь|поделись|送って|シェア|分享|发送|أرسل|شارك/iu,
  ],
];

/** Returns the icon for a call to action, e.g. a bookmark for "save this"; null if no pattern matches. */
export function callIcon(words: string): IconName | null {
  return calls.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Returns the icon of the action that a closing slide asks for, or null. The text is searched before the header. */
export function requestIcon({ header, blocks }: SlideReading): IconName | null {
  const asked = blocks.flatMap(
    (block) => (block.kind === "paragraph" && callIcon(block.words.text)) || [],
  );
  return asked.at(-1) ?? callIcon(header.text);
}
