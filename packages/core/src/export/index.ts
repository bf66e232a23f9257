export { exportMarkdown } from "./markdown.ts";
