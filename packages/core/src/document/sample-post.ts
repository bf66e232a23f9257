import { serializeColumns } from "../blocks/two-columns/columns.ts";
import type { Post } from "./post.ts";

/** The sample post: inline markup, five hashtags, a cover and a comparison that fit every size preset. */
export const samplePost: Post = {
  title: "Find any ::old post:: fast",
  hashtags: ["#ContentCreators", "#Workflow", "#CreatorTips", "#Carousel", "#Design"],
  content: [
    {
      header: "A file name that sorts ::itself::",
      description: [
        {
          type: "text",
          value: "Date first, topic second, version last.\nYour folder becomes your archive.",
        },
      ],
    },
    {
      header: "Date, ::topic::, version",
      description: [
        {
          type: "two-columns",
          value: serializeColumns({
            leftColumn: ["Before", "final-2.png", "really-final.png", "Which one was it?"],
            rightColumn: ["After", "Sorted by date", "Newest version last", "Found in a second"],
          }),
        },
      ],
      summary: "Name the file when you export it. Next week you won’t remember.",
    },
  ],
};

export const samplePostText = JSON.stringify(samplePost, null, 2);
