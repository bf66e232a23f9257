const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const anyLetter = /\p{L}/u;

/** Returns the direction of a paragraph's first letter (UAX #9, rules P2 and P3). */
export function getDirection(text: string): "ltr" | "rtl" {
  const first = anyLetter.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first) ? "rtl" : "ltr";
}
