import { findPictureTone } from "../../../design/picture-tone.ts";
import type { Scene } from "../../composition/scene.ts";

/** Pictures lose their colours unless theirs are asked for. */
export function isDuotone({ media, context }: Scene): boolean {
  return findPictureTone(context.design, media?.tone) === "duotone";
}
