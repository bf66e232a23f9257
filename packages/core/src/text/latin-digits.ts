/** Writes the decimal digits of every script as `0` to `9`. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // A script's digits 0 to 9 are consecutive code points. The digits of another script may be directly before them,
    // so `code - first` may exceed 9.
    let first = code;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
