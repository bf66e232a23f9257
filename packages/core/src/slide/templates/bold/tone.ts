import type { Scene } from "../../composition/scene.ts";

/** Pictures lose their colours unless theirs are asked for. */
export function isDuotone({ media }: Scene): boolean {
  return media?.tone !== "natural";
}
