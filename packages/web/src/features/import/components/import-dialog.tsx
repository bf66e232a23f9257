import { headlineLabel } from "@slideloom/core/document";
import type { ImportedPost, ImportFormat, ImportNote } from "@slideloom/core/import";
import { countNoun } from "@slideloom/core/text";
import { type ReactNode, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { useDocument, useSlideIndex } from "../../../state/carousel-store.ts";
import { insertPost } from "../../../state/insert-post.ts";
import { useCanEditSlides } from "../../../state/slide-commands.ts";
import { acceptImport } from "../accept-import.ts";
import { importDialog, type ImportOffer } from "../import-dialog.ts";
import { useSubject } from "../../../lib/dialog.ts";

const formatNames: Readonly<Record<ImportFormat, string>> = {
  markdown: "Markdown",
  csv: "CSV",
  json: "JSON",
  postnitro: "PostNitro JSON",
  contentdrips: "Contentdrips JSON",
  json2content: "json2content JSON",
};

function describe({ format, fileName, posts }: ImportOffer): string {
  const source = fileName === null ? "The text" : fileName;
  const slides = posts.reduce((sum, { post }) => sum + post.content.length, 0);
  const parts = [
    posts.length > 1 ? countNoun(posts.length, "post") : "",
    countNoun(slides, "slide"),
  ];
  return `${source} is ${formatNames[format]}: ${parts.filter(Boolean).join(", ")}.`;
}

function Notes({ title, notes }: { title: string; notes: readonly ImportNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-xs font-semibold text-muted">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 [overflow-wrap:anywhere]">
        {notes.map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

function Slides({ imported: { post } }: { imported: ImportedPost }) {
  return (
    <section aria-label="Slides">
      <p dir="auto" className="font-heading font-semibold">
        {headlineLabel(post.title) || "No title"}
      </p>
      <ol className="mt-1 flex list-inside list-decimal flex-col gap-0.5 text-muted">
        {post.content.map(({ header }, index) => (
          <li key={index} className="truncate">
            <bdi>{headlineLabel(header) || "No header"}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ImportButtonsProps {
  offer: ImportOffer;
  imported: ImportedPost;
}

function ImportButtons({ offer, imported }: ImportButtonsProps) {
  const hasPost = useDocument((document) => document.post !== null);
  const canInsert = useCanEditSlides();
  const slideNumber = useSlideIndex() + 1;
  return (
    <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
      <Button onClick={importDialog.close}>Cancel</Button>
      {!offer.isEdit && hasPost && (
        <Button
          disabled={!canInsert}
          title={`Insert the slides after slide ${slideNumber}`}
          onClick={() => {
            if (insertPost(imported.post, imported.mediaUrls)) importDialog.close();
          }}
        >
          Insert after slide {slideNumber}
        </Button>
      )}
      <Button
        variant="primary"
        onClick={() => {
          importDialog.close();
          acceptImport(imported, {
            source: offer.fileName ?? "the pasted text",
            isEdit: offer.isEdit,
          });
        }}
      >
        {offer.isEdit || !hasPost ? "Use this post" : "New carousel"}
      </Button>
    </div>
  );
}

interface ImportFormProps {
  offer: ImportOffer;
  /** Renders actions for all posts of an imported table. */
  renderBulk: (offer: ImportOffer) => ReactNode;
}

function ImportForm({ offer, renderBulk }: ImportFormProps) {
  const [chosen, setChosen] = useState(0);
  const imported = offer.posts[chosen];
  if (!imported) return null;
  const notesOf = (kind: ImportNote["kind"]) => imported.notes.filter((note) => note.kind === kind);
  return (
    <>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pb-4">
        {offer.encodingNote && <Notice variant="warning">{offer.encodingNote}</Notice>}
        {offer.unreadable.length > 0 && (
          <Notice variant="warning">{offer.unreadable.join(" ")}</Notice>
        )}
        {offer.posts.length > 1 && renderBulk(offer)}
        {offer.posts.length > 1 && (
          <Select
            label="Post to open"
            value={String(chosen)}
            options={offer.posts.map(({ post }, index) => ({
              value: String(index),
              text: `${index + 1}. ${headlineLabel(post.title) || "No title"}`,
            }))}
            onValueChange={(value) => setChosen(Number(value))}
          />
        )}
        <Slides imported={imported} />
        <Notes title="Converted" notes={notesOf("mapped")} />
        <Notes title="Won't be imported" notes={notesOf("left")} />
        {imported.notes.length + offer.unreadable.length === 0 && (
          <Notice variant="info">
            Everything in the {offer.fileName === null ? "text" : "file"} can be imported.
          </Notice>
        )}
      </div>
      <ImportButtons offer={offer} imported={imported} />
    </>
  );
}

/** Previews the converted post with notes on each part, and asks before it replaces anything. */
export function ImportDialog({ renderBulk }: Pick<ImportFormProps, "renderBulk">) {
  const offer = useSubject(importDialog);
  return (
    <Dialog
      isOpen={offer !== null}
      onOpenChange={importDialog.close}
      title="Import a post"
      {...(offer && { description: describe(offer) })}
      className="max-h-[85dvh] max-w-[520px]"
    >
      {offer && <ImportForm offer={offer} renderBulk={renderBulk} />}
    </Dialog>
  );
}
