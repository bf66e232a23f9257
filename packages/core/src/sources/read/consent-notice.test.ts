import { expect, test } from "vitest";
import { isConsentNotice } from "./consent-notice.ts";

test.for([
  "We use cookies.",
  "We use cookies to improve your experience on our website.",
  "Cookie notice: We and our 143 trusted partners use cookies to personalise ads. You can accept or decline.",
  "This website uses essential cookies. By continuing you accept our privacy policy.",
  "We value your privacy",
  "Accept all cookies",
  "Wir verwenden Cookies.",
  "Wir nutzen auf unserer Website technisch notwendige Cookies, um Zugriffe zu analysieren.",
  "Diese Website verwendet Cookies. Mit der Nutzung stimmen Sie dem zu: Datenschutz.",
  "Alle akzeptieren",
  "Nous utilisons des cookies.",
  "Ce site utilise des cookies pour mesurer l'audience et améliorer votre expérience.",
  "Tout accepter",
  "Usamos cookies.",
  "Utilizamos cookies propias y de terceros para mejorar su experiencia.",
  "Este sitio web utiliza cookies. Si sigue navegando, las acepta.",
  "Utilizamos cookies para melhorar a sua experiência.",
  "Questo sito utilizza cookie per migliorare la navigazione.",
  "当サイトではCookieを使用しています。",
  "このサイトではクッキーを利用して、閲覧体験を向上させています。同意する場合は続けてください。",
  "نستخدم ملفات تعريف الارتباط.",
  "يستخدم هذا الموقع ملفات تعريف الارتباط لتحسين تجربتك.",
])("a notice: %s", (text) => {
  expect(isConsentNotice(text)).toBe(true);
});

test.for([
  "We use cookies for the base, and butter for the cream.",
  "We use cookies to pay our volunteers, two a morning.",
  "Cookies cost us 12 euros a tray.",
  "Why we stopped using cookies",
  "Wir verwenden Kekse für den Boden.",
  "Wir backen Cookies und verkaufen sie montags.",
  "Nous utilisons du beurre salé, jamais de margarine.",
  "Usamos cuatro harinas y ninguna levadura.",
  "クッキーを焼くのは月曜だけだ。",
  "نستخدم الزبدة في كل صباح.",
  "We use cookies to improve your experience. ".repeat(30),
])("no notice: %s", (text) => {
  expect(isConsentNotice(text)).toBe(false);
});
