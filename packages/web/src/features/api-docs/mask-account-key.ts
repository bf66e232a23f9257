/** The key's prefix and last characters, enough to tell keys apart. */
export function maskAccountKey(key: string): string {
  return `${key.slice(0, 3)}${"•".repeat(16)}${key.slice(-4)}`;
}
