export { exportMarkdown } from "./markdown.ts";
export {
  describeDocumentLimit,
  describeImageLimit,
  describeImageTypes,
  getSizePresetPlatform,
  type Platform,
  platforms,
  splitIntoPosts,
} from "./platforms.ts";
