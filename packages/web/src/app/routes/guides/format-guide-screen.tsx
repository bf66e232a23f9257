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
        list of items, and an optional summary, which is shown as a call-out. An optional{" "}
        <code>caption</code> is published with the slides, and isn't drawn.
      </p>
      <CodeBlock label="A complete post" code={printExample("post")} />
      <p>
        Paste it into the <TextLink to={paths.create}>editor</TextLink> with{" "}
        <strong>Edit JSON</strong>. It's checked as you type, and the first error is shown with its
        slide and item.
      </p>
      <h2>Highlighted words</h2>
      <p>
        In titles and headers, <code>::words::</code> appear in the primary colour. Text that only
        looks like it, such as <code>std::vector::iterator</code>, stays as it is.
      </p>
      <h2>Items</h2>
      <p>
        There are 3 types: {itemTypes.join(", ")}. Every value is a string. Unknown types are shown
        as text, with a warning.
      </p>
      <h3>Text and lists</h3>
      <p>
        A blank line starts a new paragraph. A line that starts with <code>-</code>, <code>*</code>{" "}
        or <code>1.</code> and a space is a list item.
      </p>
      <CodeBlock label="A list" code={printExample("list")} />
      <h3>Code</h3>
      <p>A slide shows up to 6 lines of 40 characters. The language is detected and highlighted.</p>
      <CodeBlock label="Code" code={printExample("code")} />
      <h3>Two columns</h3>
      <p>
        The value is itself JSON, written as a string: an object with the strings{" "}
        <code>leftColumn</code> and <code>rightColumn</code>. The first line of each column is its
        heading.
      </p>
      <CodeBlock label="Two columns" code={printExample("columns")} />
      <h2>Layouts</h2>
      <p>A slide's layout follows from its content. The first match in this list wins:</p>
      <ul>
        {layoutPatterns.map(({ name, madeBy }) => (
          <li key={name}>
            <code>{name}</code>: <InlineCode text={madeBy} />
          </li>
        ))}
      </ul>
      <p>
        To choose another layout that fits the content, set the slide's field <code>layout</code>.{" "}
        <code>media</code> is its image or video: a URL, or an object with <code>url</code>,{" "}
        <code>alt</code>, <code>focus</code>, <code>fit</code> and <code>tone</code>.
      </p>
      <CodeBlock label="A layout and an image" code={printExample("picture")} />
      <h2>Limits</h2>
      <p>
        A post can have up to 100 slides and 1 MiB of text. If a slide has too much text, the text
        gets smaller, down to 24 pixels in the file. The editor warns you if that isn't enough.
      </p>
    </GuidePage>
  );
}
