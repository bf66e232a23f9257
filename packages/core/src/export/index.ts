export { exportMarkdown } from "./markdown.ts";
export {
  describeDocumentLimit,
  describePictureLimit,
  describePictureTypes,
  getSizePresetNetwork,
  type Network,
  type NetworkId,
  networks,
  splitIntoPosts,
} from "./networks.ts";
