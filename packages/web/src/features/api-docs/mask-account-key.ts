/** Masks a key except its prefix and last four characters. */
export function maskAccountKey(key: string): string {
  return `${key.slice(0, 3)}${"•".repeat(16)}${key.slice(-4)}`;
}
