import { serializeColumns } from "../blocks/two-columns/columns.ts";
import type { Post } from "./post.ts";

/** The sample post: every item type, inline markup, five hashtags, and two slides that fit every size preset. */
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
          type: "code",
          value: "2026-03-14_hook-tests_v2.png\n2026-03-21_pricing_v1.png",
        },
        {
          type: "two-columns",
          value: serializeColumns({
            leftColumn: ["Before", "final-2.png", "really-final.png"],
            rightColumn: ["After", "Sorted by date", "Newest version last"],
          }),
        },
      ],
      summary: "Name the file when you export it. Next week you won’t remember.",
    },
  ],
};

/** The sample post as formatted JSON. */
export const samplePostText = JSON.stringify(samplePost, null, 2);
