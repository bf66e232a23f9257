export { exportMarkdown } from "./markdown.ts";
export {
  describeDocumentLimit,
  describePictureLimit,
  describePictureTypes,
  getSizePresetPlatform,
  type Platform,
  type PlatformId,
  platforms,
  splitIntoPosts,
} from "./platforms.ts";
