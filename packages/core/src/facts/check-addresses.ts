import { addressKey, type AddressMention } from "../text/addresses.ts";
import { isCall } from "./call-to-action.ts";
import { allowKey, type CheckedText } from "./checked-text.ts";
import { buildCheck, type TextCheck } from "./fact-check.ts";
import type { Facts } from "./read-facts.ts";

/**
 * Reports web addresses, mail addresses and handles that the source doesn't have and that aren't the author's. A site
 * may be named without the path that the source has. The handle in a call such as "Follow @kiln" is the author's.
 */
export function checkAddresses(
  { addresses }: Facts,
  checked: CheckedText,
  found: readonly AddressMention[],
): TextCheck[] {
  const { allowed, context } = checked;
  const own = (context.names ?? []).flatMap((name) => [addressKey(name), `@${addressKey(name)}`]);
  const known = [...addresses, ...own];
  return found
    .filter(({ raw }) => !allowed.has(allowKey(raw)))
    .filter(({ raw, start }) => !raw.startsWith("@") || !isCall(checked, start))
    .filter(({ raw }) => !known.some((one) => isWithin(addressKey(raw), one)))
    .map((address) => buildCheck("name-not-in-source", address, {}));
}

/** Whether an address is another, or its site. */
const isWithin = (key: string, other: string) => other === key || other.startsWith(`${key}/`);
