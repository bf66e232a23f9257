/** Numbers and ranges of slides, such as `2-4,7`. */
export const slideRangePattern =
  /^[1-9]\d{0,3}(-[1-9]\d{0,3})?(,[1-9]\d{0,3}(-[1-9]\d{0,3})?){0,20}$/;

/** Returns whether a range, such as `2-4,7`, has the slide with this number. */
export function hasSlide(range: string, number: number): boolean {
  return range.split(",").some((part) => {
    const [from = 0, to = from] = part.split("-").map(Number);
    return number >= from && number <= to;
  });
}
