import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "./composing.ts";
import type { Around } from "./frame.ts";
import type { Letters } from "./lettering.ts";
import type { Area } from "./scene.ts";

/** How a template answers to a layout of one large header: a statement, a picture's words, a closing slide. */
export interface HeaderLook {
  /** The header's column. */
  area: Area;
  /** What explains it. */
  around: Composing<Around>;
  /** Design px. */
  maxSize: number;
  /** Of the room that is left to it. */
  shareOf?: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
  /** Where the header is in its room; `together` with what is under it in the middle of both. */
  stand: "top" | "middle" | "foot" | "together";
  /** CSS px that are free under the header. */
  footPx?: number;
  /** What lies under the words; `headerY` is where a header at the foot begins, CSS px from the top. */
  draw?: (around: Around & { headerY: number }) => (SlideNode | null)[];
  /** Who posts, over all else. */
  who?: SlideNode | null;
}
