import { InvalidArgumentError } from "commander";

const maxCredits = 1_000_000;

/** A number of credits as it is given on the command line: 1 to a million, whole. */
export function parseCredits(text: string): number {
  const credits = Number(text);
  if (!/^\d+$/.test(text) || credits < 1 || credits > maxCredits) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxCredits}.`);
  }
  return credits;
}
