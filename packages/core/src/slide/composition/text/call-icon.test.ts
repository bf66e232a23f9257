import { expect, test } from "vitest";
import { parseSlide } from "../../../layouts/reading/parse-slide.ts";
import { callIcon, requestIcon } from "./call-icon.ts";

test.each([
  ["Save it for bedtime", "bookmark"],
  ["Speichere diesen Beitrag", "bookmark"],
  ["Guarda este post", "bookmark"],
  ["この投稿を保存", "bookmark"],
  ["Link in bio", "link"],
  ["Visitez www.exemple.fr", "link"],
  ["Follow for more", "follow"],
  ["Suivez-moi", "follow"],
  ["Подпишись", "follow"],
  ["Comment YES below", "comment"],
  ["Schreib einen Kommentar", "comment"],
  ["Send this to a friend", "send"],
  ["Share it with your team", "send"],
  ["分享给朋友", "send"],
  ["Salva questo post", "bookmark"],
  ["Salve para depois", "bookmark"],
  ["Sla deze post op", "bookmark"],
  ["احفظ هذا المنشور", "bookmark"],
  ["Trovi il link nella bio", "link"],
  ["Visite o nosso site", "link"],
  ["Bezoek onze website", "link"],
  ["الرابط في السيرة", "link"],
  ["Commenta con la tua idea", "comment"],
  ["Deixe um comentário", "comment"],
  ["Reageer met JA", "comment"],
  ["علق بكلمة نعم", "comment"],
  ["Seguimi per altri consigli", "follow"],
  ["Siga a página", "follow"],
  ["Volg ons voor meer", "follow"],
  ["تابع الصفحة", "follow"],
  ["Condividi con un amico", "send"],
  ["Compartilhe com a equipe", "send"],
  ["Deel dit met je team", "send"],
  ["شارك المنشور مع صديق", "send"],
  ["Prenota una chiamata", null],
  ["Agende uma conversa", null],
  ["Boek een gesprek", null],
  ["احجز موعدك", null],
  ["Book a free consultation", null],
  ["You save 20 % a year", null],
  ["Start tonight", null],
])("the words %s give the icon %s", (words, name) => {
  expect(callIcon(words)).toBe(name);
});

test.each([
  ["Save this", "Send it to a friend", "send"],
  ["Save this", "New numbers every Monday", "bookmark"],
  ["Thank you", "That is all", null],
])(
  "a closing slide with the header %s and the text %s gives the icon %s",
  (header, value, name) => {
    const content = [{ header, description: [{ type: "text", value }] }];
    expect(requestIcon(parseSlide({ title: "Post", content }, 0))).toBe(name);
  },
);
