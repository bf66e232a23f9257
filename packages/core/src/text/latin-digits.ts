/** Writes the decimal digits of every script as `0` to `9`. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The ten digits of a script are neighbouring code points, in order. The digits of two scripts may be neighbours
    // too.
    let first = code;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
