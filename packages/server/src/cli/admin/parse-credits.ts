import { InvalidArgumentError } from "commander";

const maxCredits = 1_000_000;

/** Parses a number of credits: a whole number from 1 to 1,000,000. */
export function parseCredits(text: string): number {
  const credits = Number(text);
  if (!/^\d+$/.test(text) || credits < 1 || credits > maxCredits) {
    throw new InvalidArgumentError(`The value must be a whole number from 1 to ${maxCredits}.`);
  }
  return credits;
}
