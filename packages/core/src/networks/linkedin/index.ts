export { escapeLittleText } from "./little-text.ts";
