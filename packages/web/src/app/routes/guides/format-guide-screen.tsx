import { itemTypes } from "@slideloom/core/blocks";
import { layoutPatterns } from "@slideloom/core/slide";
import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { printExample } from "../../../features/guides/format-examples.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

/** A text with code in backticks; every second part of the split is code. */
function InlineCode({ text }: { text: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- parts are identified by their index only
  return text.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

export function FormatGuideScreen() {
  return (
    <GuidePage path={paths.formatGuide}>
      <h2>A complete post</h2>
      <p>
        A post has a title, optional hashtags, and at least one slide. Each slide has a header, a
        list of items, and an optional summary, which is shown as a call-out. You can also add a{" "}
        <code>caption</code>. It's published with the slides but isn't drawn on them.
      </p>
      <CodeBlock label="A complete post" code={printExample("post")} />
      <p>
        To try this post, choose <strong>Edit JSON</strong> in the{" "}
        <TextLink to={paths.create}>editor</TextLink> and paste the post there. The editor checks
        the JSON while you type, and shows the slide and item of the first error.
      </p>
      <h2>Highlighted words</h2>
      <p>
        In titles and headers, words between double colons, such as <code>::words::</code>, appear
        in the primary colour. Colons inside a name, such as <code>std::vector::iterator</code>,
        don't highlight anything.
      </p>
      <h2>Items</h2>
      <p>
        Each item has a type and a value. There are 3 types: {itemTypes.join(", ")}. The value is
        always a string. If the type is unknown, the slide shows the value as text, and you get a
        warning.
      </p>
      <h3>Text and lists</h3>
      <p>
        A blank line starts a new paragraph. A line that starts with <code>-</code>, <code>*</code>{" "}
        or <code>1.</code> and a space is a list item.
      </p>
      <CodeBlock label="A list" code={printExample("list")} />
      <h3>Code</h3>
      <p>
        A slide shows up to 6 lines of code with up to 40 characters each. Slideloom detects the
        programming language and highlights the code.
      </p>
      <CodeBlock label="Code" code={printExample("code")} />
      <h3>Two columns</h3>
      <p>
        The value is a string that contains a JSON object. This object has two strings:{" "}
        <code>leftColumn</code> and <code>rightColumn</code>. The first line of a column is the
        column's heading.
      </p>
      <CodeBlock label="Two columns" code={printExample("columns")} />
      <h2>Layouts</h2>
      <p>
        Slideloom chooses the layout by the slide's content. It uses the first layout in this list
        that matches:
      </p>
      <ul>
        {layoutPatterns.map(({ name, madeBy }) => (
          <li key={name}>
            <code>{name}</code>: <InlineCode text={madeBy} />
          </li>
        ))}
      </ul>
      <p>
        To use another layout that fits the content, set the slide's <code>layout</code> field. To
        add an image or video, set the slide's <code>media</code> field to a URL, or to an object
        with <code>url</code>, <code>alt</code>, <code>focus</code>, <code>fit</code> and{" "}
        <code>tone</code>.
      </p>
      <CodeBlock label="A slide with a layout and an image" code={printExample("picture")} />
      <h2>Limits</h2>
      <p>
        A post can have up to 100 slides and 1 MiB of text. If a slide has too much text, the text
        gets smaller, down to 24 pixels in the downloaded image. If the text still doesn't fit, the
        editor warns you.
      </p>
    </GuidePage>
  );
}
