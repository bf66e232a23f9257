import { readHeaderNumber } from "../../../layouts/reading/read-number.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Scene } from "./scene.ts";

/** Splits a title that starts with a count of up to three digits, e.g. "7 habits"; null for other titles. */
export function titleNumber({ reading }: Scene): { value: Words; rest: Words } | null {
  const number = readHeaderNumber(reading.title, { isTitle: true });
  if (!number?.isCount || !number.rest || !/^\p{Nd}{1,3}$/u.test(number.value.text)) return null;
  return { value: number.value, rest: number.rest };
}
