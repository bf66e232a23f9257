import type { SourceDoubt } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import type { CleanPage } from "./clean-html.ts";

/** A page with fewer words may be the start of an article behind a paywall. */
const teaserWords = 250;
/** A page with fewer words may show a login instead of its text. */
const fewWords = 80;
const manyScripts = 30;

const notFree = /"isAccessibleForFree"\s*:\s*"?false/i;
const wallPhrase =
  /subscribe to (continue|read|keep reading)|already a subscriber|create an account to read|jetzt weiterlesen|bereits abonnent|mit .{1,20}abo .{0,20}lesen|réservé aux abonnés|déjà abonné|abonnez-vous pour lire|solo para suscriptores|suscríbete para|(conteúdo|exclusivo) para assinantes|contenuto riservato|riservato agli abbonati|有料会員|会員限定|続きを読むには/i;
const loginPath = /\/(log-?in|sign-?in|sso|auth|consent|account\/begin)\b/i;
const checkTitle =
  /^(just a moment|access denied|attention required|checking your browser|are you a (human|robot)|verify(ing)? you are human|pardon our interruption|request blocked|403 forbidden)/i;

interface Reading {
  page: CleanPage;
  words: number;
  /** Last words of the article. */
  end: string;
  /** The text of the whole page, not only of its article. */
  text: string;
  url?: string | undefined;
}

/** Lists reasons why a page's text may be incomplete or the wrong text, most likely first. */
export function findDoubts({ page, words, end, text, url }: Reading): SourceDoubt[] {
  const isTeaser = words < teaserWords;
  const isShort = words < fewWords;
  const path = url === undefined ? "" : new URL(url).pathname;
  const found = `We found only ${countNoun(words, "word")}.`;
  const paste = "Open the page in your browser, copy its text and paste it here.";
  const doubts: (SourceDoubt | false)[] = [
    isTeaser &&
      checkTitle.test(page.title.trim()) && {
        code: "robots",
        message: `The site checks for robots and showed “${page.title.trim()}” instead of the page. ${paste}`,
      },
    isShort &&
      (page.hasPassword || loginPath.test(path)) && {
        code: "login",
        message: `The page asks for a login. ${found} ${paste}`,
      },
    isTeaser &&
      (notFree.test(page.data) || wallPhrase.test(text)) && {
        code: "paywall",
        message: `The page is behind a paywall. ${found} ${paste}`,
      },
    isShort &&
      page.scripts > manyScripts && {
        code: "scripts",
        message: `The page's text is made by scripts, which we don't run. ${found} ${paste}`,
      },
    /(…|\.\.\.|\[…\]|read more|weiterlesen|lire la suite|leer más|続きを読む)$/i.test(end) && {
      code: "teaser",
      message: "The text ends in mid-sentence. Check whether the rest is on another page.",
    },
  ];
  return doubts.filter((doubt) => doubt !== false);
}
