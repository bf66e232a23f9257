import { itemTypes } from "@slideloom/core/blocks";
import { layoutPatterns } from "@slideloom/core/slide";
import { printExample } from "./format-examples.ts";
import type { ReadGuide } from "./guide.ts";

export const readGuide: ReadGuide = () => [
  {
    title: "A complete post",
    blocks: [
      "A post has a title, optional hashtags, and at least one slide. Each slide has a header, a list of items, and an optional summary, which is shown as a call-out. You can also add a `caption`. It's published with the slides but isn't drawn on them.",
      { code: printExample("post"), label: "A complete post" },
      "To try this post, choose **Edit JSON** in the [editor](/create) and paste the post there. The editor checks the JSON while you type, and shows the slide and item of the first error.",
    ],
  },
  {
    title: "Highlighted words",
    blocks: [
      "In titles and headers, words between double colons, such as `::words::`, appear in the primary colour. Colons inside a name, such as `std::vector::iterator`, don't highlight anything.",
    ],
  },
  {
    title: "Items",
    blocks: [
      `Each item has a type and a value. There are 3 types: ${itemTypes.join(", ")}. The value is always a string. If the type is unknown, the slide shows the value as text, and you get a warning.`,
      { heading: "Text and lists" },
      "A blank line starts a new paragraph. A line that starts with `-`, `*` or `1.` and a space is a list item.",
      { code: printExample("list"), label: "A list" },
      { heading: "Code" },
      "A slide shows up to 6 lines of code with up to 40 characters each. Slideloom detects the programming language and highlights the code.",
      { code: printExample("code"), label: "Code" },
      { heading: "Two columns" },
      "The value is a string that contains a JSON object. This object has two strings: `leftColumn` and `rightColumn`. The first line of a column is the column's heading.",
      { code: printExample("columns"), label: "Two columns" },
    ],
  },
  {
    title: "Layouts",
    blocks: [
      "Slideloom chooses the layout by the slide's content. It uses the first layout in this list that matches:",
      { list: layoutPatterns.map(({ name, madeBy }) => `\`${name}\`: ${madeBy}`) },
      "To use another layout that fits the content, set the slide's `layout` field. To add an image or video, set the slide's `media` field to a URL, or to an object with `url`, `alt`, `focus`, `fit` and `tone`.",
      { code: printExample("picture"), label: "A slide with a layout and an image" },
    ],
  },
  {
    title: "Limits",
    blocks: [
      "A post can have up to 100 slides and 1 MiB of text. If a slide has too much text, the text gets smaller, down to 24 pixels in the downloaded image. If the text still doesn't fit, the editor warns you.",
    ],
  },
];
