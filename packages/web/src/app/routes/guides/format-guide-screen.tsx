import { itemTypes } from "@slideloom/core/blocks";
import { layoutPatterns } from "@slideloom/core/slide";
import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { printExample } from "../../../features/guides/format-examples.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

/** Every second part of such a text stands between backticks. */
function InlineCode({ text }: { text: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- a part has no other name
  return text.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

export function FormatGuideScreen() {
  return (
    <GuidePage path={paths.formatGuide}>
      <h2>A whole post</h2>
      <p>
        A title, hashtags if you like, and at least one slide. Each slide has a header, a list of
        items, and perhaps a summary, which is drawn as a call-out.
      </p>
      <CodeBlock label="A whole post" code={printExample("post")} />
      <p>
        Paste it into the <TextLink to={paths.create}>editor</TextLink> with{" "}
        <strong>Edit JSON</strong>: it is checked as you type, and the first thing that is wrong is
        named with its slide and item.
      </p>
      <h2>Highlighted words</h2>
      <p>
        In the title and in headers, <code>::words::</code> are drawn in the primary colour. What
        only looks like it, such as <code>std::vector::iterator</code>, stays what it is.
      </p>
      <h2>Items</h2>
      <p>
        There are three types: {itemTypes.join(", ")}. Every value is a string. Another type is
        drawn as text, with a warning.
      </p>
      <h3>Text, and lists in it</h3>
      <p>
        A blank line starts a new paragraph. A line that starts with <code>-</code>, <code>*</code>{" "}
        or <code>1.</code> and a space is a list item.
      </p>
      <CodeBlock label="A list" code={printExample("list")} />
      <h3>Code</h3>
      <p>
        One line a line; a slide shows six lines of forty characters, and the colours follow the
        language that it looks like.
      </p>
      <CodeBlock label="Code" code={printExample("code")} />
      <h3>Two columns</h3>
      <p>
        The value is JSON once more, written as a string: an object with the strings{" "}
        <code>leftColumn</code> and <code>rightColumn</code>. The first line of a column is its
        heading.
      </p>
      <CodeBlock label="Two columns" code={printExample("columns")} />
      <h2>Layouts</h2>
      <p>A slide is laid out by what it says: it takes the first of these that it makes.</p>
      <ul>
        {layoutPatterns.map(({ name, madeBy }) => (
          <li key={name}>
            <strong>{name}</strong>: <InlineCode text={madeBy} />
          </li>
        ))}
      </ul>
      <p>
        The field <code>layout</code> of a slide names another one, where its words can fill it.
        <code> media</code> is its picture or video: an address, or an object with <code>url</code>,{" "}
        <code>alt</code>, <code>focus</code>, <code>fit</code> and <code>tone</code>.
      </p>
      <CodeBlock label="A layout and a picture" code={printExample("picture")} />
      <h2>Limits</h2>
      <p>
        A post has at most 100 slides and 1 MiB of text. A slide with more text than fits is drawn
        in smaller type down to a floor of 24 pixels in the file, and the editor says when even that
        is not enough.
      </p>
    </GuidePage>
  );
}
