/** Returns a function that returns 1, then 2, and so on. */
export function createCounter(): () => number {
  let last = 0;
  return () => (last += 1);
}
