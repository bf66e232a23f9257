import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { maxTagLength, maxTags } from "@slideloom/core/contract/carousel-limits";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { requestApi } from "../../../lib/api.ts";
import { refreshLists } from "../../../lib/carousels.ts";
import { useLibraryFilters } from "../list-query.ts";

type Change = { add: string[] } | { remove: string[] };

const fold = (tag: string) => tag.normalize("NFKC").toLowerCase();

/** Counts how many of the carousels have each tag, in alphabetical order. */
function countTags(
  carousels: readonly { tags: readonly string[] }[],
): [tag: string, count: number][] {
  const counts = new Map<string, [string, number]>();
  for (const tag of carousels.flatMap(({ tags }) => tags)) {
    const [name, count] = counts.get(fold(tag)) ?? [tag, 0];
    counts.set(fold(tag), [name, count + 1]);
  }
  return [...counts.values()].toSorted(([one], [other]) => one.localeCompare(other));
}

/** The tags after a change, as the server will report them. */
function applyChange(tags: readonly string[], change: Change): string[] {
  if ("remove" in change) return tags.filter((tag) => !change.remove.map(fold).includes(fold(tag)));
  const known = new Set(tags.map(fold));
  return [...tags, ...change.add.filter((tag) => !known.has(fold(tag)))];
}

function useTags(carousels: readonly ListedCarousel[]) {
  const [shown, setShown] = useState(carousels.map(({ id, tags }) => ({ id, tags })));
  const change = useMutation({
    mutationFn: (wanted: Change) =>
      requestApi("changeTags", { body: { carousel_ids: shown.map(({ id }) => id), ...wanted } }),
    onSuccess: (_, wanted) => {
      setShown((before) => before.map(({ id, tags }) => ({ id, tags: applyChange(tags, wanted) })));
      refreshLists();
    },
  });
  return { counts: countTags(shown), change };
}

interface TagListProps {
  counts: readonly [tag: string, count: number][];
  total: number;
  onChange: (change: Change) => void;
}

function TagList({ counts, total, onChange }: TagListProps) {
  if (counts.length === 0) return <p className="text-muted">No tags yet.</p>;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {counts.map(([tag, count]) => (
        <li
          key={tag}
          className="flex min-h-8 items-center gap-1 rounded-full bg-accent-soft pl-3 text-accent-ink"
        >
          <span dir="auto" className="wrap-anywhere">
            {tag}
          </span>
          {count < total && (
            <Button
              size="small"
              variant="ghost"
              className="h-7! px-1.5!"
              title="Add to all selected carousels"
              onClick={() => onChange({ add: [tag] })}
            >
              {count} of {total}
            </Button>
          )}
          <button
            type="button"
            aria-label={`Remove ${tag}`}
            onClick={() => onChange({ remove: [tag] })}
            className="grid size-8 place-items-center rounded-full hover:bg-sunken"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TagsDialogProps {
  carousels: readonly ListedCarousel[];
  onClose: () => void;
}

/** Adds and removes tags of one carousel or several. */
export function TagsDialog({ carousels, onClose }: TagsDialogProps) {
  const { counts, change } = useTags(carousels);
  const [typed, setTyped] = useState("");
  const known = useLibraryFilters().data?.tags ?? [];
  const listId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const add = typed
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    if (add.length > 0) change.mutate({ add }, { onSuccess: () => setTyped("") });
  };
  const [first] = carousels;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        carousels.length === 1
          ? `Tags of “${first?.title ?? ""}”`
          : `Tags of ${countNoun(carousels.length, "carousel")}`
      }
      description={`Up to ${maxTags} for each carousel.`}
      initialFocus="input"
      className="max-w-[480px]"
    >
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pb-5">
        <form className="flex gap-2" onSubmit={submit}>
          <input
            aria-label="New tag"
            placeholder="Add a tag"
            value={typed}
            maxLength={maxTagLength}
            list={listId}
            onChange={(event) => setTyped(event.target.value)}
            className="h-10 min-w-0 flex-1 rounded-[9px] border border-line bg-raised px-3 placeholder:text-muted hover:border-line-strong"
          />
          <datalist id={listId}>
            {known.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <Button type="submit" className="h-10" disabled={change.isPending || !typed.trim()}>
            <Plus size={16} aria-hidden="true" />
            Add
          </Button>
        </form>
        <ErrorNotice error={change.error} />
        <TagList counts={counts} total={carousels.length} onChange={(one) => change.mutate(one)} />
      </div>
    </Dialog>
  );
}
