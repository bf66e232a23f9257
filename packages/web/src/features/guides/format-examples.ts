/** Example posts of the format guide, by name. */
export const formatExamples = {
  post: {
    title: "Find any ::old post:: fast",
    hashtags: ["#ContentCreators", "#Workflow"],
    content: [
      {
        header: "A file name that sorts ::itself::",
        description: [{ type: "text", value: "Date first, topic second, version last." }],
        summary: "Name the file when you export it.",
      },
    ],
  },
  list: {
    title: "Before you post",
    content: [
      {
        header: "Three checks",
        description: [
          {
            type: "text",
            value:
              "Ask yourself:\n- Is the first line worth a stop?\n- Does each slide make one point?\n- Would you send it to a friend?",
          },
        ],
      },
    ],
  },
  code: {
    title: "Name your files",
    content: [
      {
        header: "Date, ::topic::, version",
        description: [
          { type: "code", value: "2026-03-14_hook-tests_v2.png\n2026-03-21_pricing_v1.png" },
        ],
      },
    ],
  },
  columns: {
    title: "Name your files",
    content: [
      {
        header: "What changes",
        description: [
          {
            type: "two-columns",
            value: JSON.stringify({
              leftColumn: "Before\nfinal-2.png",
              rightColumn: "After\nSorted by date",
            }),
          },
        ],
      },
    ],
  },
  picture: {
    title: "Tea",
    content: [
      {
        header: "Where it grows",
        description: [{ type: "text", value: "On slopes, in the shade." }],
        layout: "picture",
        media: { url: "https://example.com/slope.jpg", alt: "A slope", focus: [0.5, 0.2] },
      },
    ],
  },
};

export function printExample(name: keyof typeof formatExamples): string {
  return JSON.stringify(formatExamples[name], null, 2);
}
