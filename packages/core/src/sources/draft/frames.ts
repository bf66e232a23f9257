import type { Passage } from "../source.ts";

/** Longer passages are somebody's words even if they mention a newsletter. */
const maxFrame = 160;

/** Lines that mail programs, networks and sites put around a text. Readers drop most; these came through. */
const frames: readonly RegExp[] = [
  /^(?:from|to|cc|bcc|subject|sent|von|an|betreff|gesendet|de|à|objet|envoyé|para|asunto|enviado|assunto|date|datum|fecha|data)\s?:\s\S+.*(?:@|\d{4}|re:|fwd?:|aw:)/iu,
  /^(?:on|am|le|el|em)\s.{6,80}\s(?:wrote|schrieb.*|a écrit|escribió|escreveu)\s?:$/iu,
  /^(?:sent|gesendet|envoyé|enviado) (?:from|von|de|desde) /iu,
  /unsubscribe|view (?:this (?:e-?mail )?)?in (?:your )?browser|manage (?:your )?preferences|newsletter abbestellen|abmelden\b|se désabonner|désinscri|darse de baja|cancelar (?:a )?(?:inscrição|subscrição|suscripción)|配信停止|إلغاء الاشتراك/iu,
  /accept (?:all )?cookies|we value your privacy|alle cookies|accepter (?:tous )?les cookies|aceptar (?:todas )?las cookies/iu,
  /^(?:©|\(c\)|copyright\b)|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados/iu,
  /^(?:show this thread|show more|see more|read more|replies|repl(?:y|ies) to .*|follow|following|feed post.*|like comment (?:repost|share).*|share|mehr anzeigen|antworten|folgen|voir plus|répondre|ver más|responder|seguir)$/iu,
  /^(?:[\d.,]+\s?[KM]?\s?(?:views?|reposts?|retweets?|quotes?|likes?|bookmarks?|comments?|reactions?|followers?)(?:\s|$)[\s·•]*)+$/iu,
  /^\d{1,2}:\d\d(?:\s?[AP]M)?\s·\s/iu,
  /^.{2,40}\s@\w{2,30}\s·\s.{2,20}$/u,
  /•\s?(?:1st|2nd|3rd\+?)\b/u,
];

/** Headings of sections that aren't part of the text. */
const frameHeading =
  /^(?:about the authors?|references|bibliography|acknowledge?ments|related(?: posts| articles)?|you may also like|share this|comments|literatur|quellen|über (?:den autor|die autorin)|références|bibliographie|referencias|bibliografía|referências|参考文献)$/iu;

/** Whether a passage is part of the frame around a text rather than of the text. */
export function isFrame({ kind, text }: Passage): boolean {
  if (kind === "code" || kind === "table" || text.length > maxFrame) return false;
  return frames.some((frame) => frame.test(text.trim()));
}

export const isFrameHeading = (text: string) => frameHeading.test(text.trim().replace(/:$/, ""));
