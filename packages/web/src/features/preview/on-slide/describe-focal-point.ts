/** Describes a focal point's position in words. */
export function describeFocalPoint([x, y]: readonly [x: number, y: number]): string {
  return `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
}
