export { exportMarkdown } from "./markdown.ts";
export {
  describeDocumentLimit,
  describePictureLimit,
  describePictureTypes,
  getFormatNetwork,
  type Network,
  type NetworkId,
  networks,
  splitIntoPosts,
} from "./networks.ts";
