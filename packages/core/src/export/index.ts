export { exportMarkdown } from "./markdown.ts";
export {
  describeDocumentLimit,
  describePictureLimit,
  describePictureTypes,
  getSizePresetPlatform,
  type Platform,
  platforms,
  splitIntoPosts,
} from "./platforms.ts";
