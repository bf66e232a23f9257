import type { NetworkId } from "@slideloom/core/networks";
import { flushSync } from "react-dom";

export const formId = (network: NetworkId): string => `connect-${network}`;

/** The element id of a key or sign-in that reaches several accounts. */
export const grantElementId = (id: string): string => `grant-${id}`;

/** Opens a part of the page, scrolls to it, and focuses the first control of its form. */
export function revealPart(id: string, open: () => void): void {
  flushSync(open);
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: "center" });
  const control = part?.querySelector<HTMLElement>("form :is(input, button)") ?? part;
  control?.focus({ preventScroll: true });
}
