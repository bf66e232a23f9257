/** Frequent short words of German and of other languages. Words that exist in both are left out. */
const german = new Set(
  "der das und ist nicht mit ein eine einen zu sich auf für von im dem den des wir ihr ich kein keine wird werden wurde sind hat haben kann auch nur noch mehr nach ohne oder aber wenn dein deine deinen euch uns unser unsere zum zur jede jeder jeden alle wenig viel bis über unter gegen pro dich dir mir mich beim vom bei deiner deinem meine mein sie".split(
    " ",
  ),
);
const others = new Set(
  "the and of to you your that with are not is for our from by about le les des une est pas pour dans vous el los las una que por con del lo em os uma não do da dos het een van".split(
    " ",
  ),
);

/** Whether a text is probably German, which capitalizes nouns. */
export function isGerman(text: string): boolean {
  let lead = /[äöß]/i.test(text) ? 1 : 0;
  for (const [word] of text
    .slice(0, 600)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    if (german.has(word)) lead += 1;
    else if (others.has(word)) lead -= 1;
  }
  return lead > 0;
}
