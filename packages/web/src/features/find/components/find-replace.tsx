import { countNoun } from "@slideloom/core/text";
import { type FormEvent, useMemo, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { announce } from "../../../lib/announcements.ts";
import { useCaptions, useDocument } from "../../../state/carousel-store.ts";
import { useCanEditSlides } from "../../../state/slide-commands.ts";
import { showUndoToast } from "../../../state/undo-toast.ts";
import { findDialog } from "../find-dialog.ts";
import { countWanted, findTexts, type FoundText, replaceAll } from "../find-texts.ts";

/** Replaces words in the whole post, after a preview of each place. */
export function FindReplace() {
  return (
    <Dialog
      isOpen
      onOpenChange={findDialog.close}
      title="Find and replace"
      className="max-h-[86dvh] max-w-[560px]"
      initialFocus="input"
    >
      <FindForm />
    </Dialog>
  );
}

function FindForm() {
  const post = useDocument((document) => document.post);
  const captions = useCaptions();
  const canEdit = useCanEditSlides();
  const [words, setWords] = useState("");
  const [replacement, setReplacement] = useState("");
  const [matchesCase, setMatchesCase] = useState(false);
  const found = useMemo(
    () => (post ? findTexts({ post, captions }, { words, matchesCase }) : []),
    [post, captions, words, matchesCase],
  );
  const count = countWanted(found);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0 || !canEdit || !replaceAll(found, replacement)) return;
    findDialog.close();
    const title = `${countNoun(count, "match", "matches")} replaced`;
    announce(title);
    showUndoToast({ title, description: `“${words}” is now “${replacement}”.` });
  };
  return (
    <form onSubmit={submit} className="flex min-h-0 flex-col gap-3 px-5 pb-5">
      <TextField
        label="Find"
        dir="auto"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TextField
        label="Replace with"
        dir="auto"
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <SwitchRow label="Match case" isOn={matchesCase} onChange={setMatchesCase} />
      <p role="status" className="text-[13px] text-muted">
        {words !== "" && (count === 0 ? "No matches" : countNoun(count, "match", "matches"))}
      </p>
      {count > 0 && <Preview found={found} replacement={replacement} />}
      <Button type="submit" variant="primary" disabled={count === 0 || !canEdit}>
        {count === 0 ? "Replace all" : `Replace all ${count}`}
      </Button>
    </form>
  );
}

function Preview({ found, replacement }: { found: readonly FoundText[]; replacement: string }) {
  return (
    <ul
      aria-label="Preview"
      // Long lists scroll, so the keyboard must reach them.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-24 flex-col divide-y divide-line overflow-y-auto rounded-xl border border-line px-3"
    >
      {found.map(({ key, place, pieces }) => (
        <li key={key} className="py-2 text-[13px]">
          <span className="block text-xs font-semibold text-muted">{place}</span>
          <bdi className="wrap-anywhere whitespace-pre-line">
            {pieces.map((piece, index) =>
              index % 2 === 1 ? (
                // oxlint-disable-next-line react/no-array-index-key -- pieces are identified by their index only
                <span key={index}>
                  <del className="text-danger">{piece}</del>
                  <ins className="font-semibold text-success no-underline">{replacement}</ins>
                </span>
              ) : (
                shorten(piece, index, pieces.length)
              ),
            )}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/** Number of characters shown before, between and after matches. */
const aroundLength = 60;

/** Leaves out the middle of a long text between matches, so that the matches stay in view. */
function shorten(piece: string, index: number, pieces: number): string {
  if (piece.length <= aroundLength) return piece;
  const start = index === 0 ? "" : piece.slice(0, aroundLength / 2);
  const end = index === pieces - 1 ? "" : piece.slice(-aroundLength / 2);
  return `${start}…${end}`;
}
