import { loadAllIcons, sayIcon } from "@slideloom/core/icons";
import { iconArtUrl } from "@slideloom/renderer/browser";
import { Search } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { loadCode } from "../../../lib/load-code.ts";
import { useSubject } from "../../../lib/dialog.ts";
import { useMediaQuery } from "../../../lib/media-query.ts";
import { findIcons, mostIcons, suggestIcons } from "../icons/find-icons.ts";
import { iconDialog, leaveIcons, placeIcon, typeSlash, wordsBeside } from "../icons/icon-dialog.ts";

/** Loads the picker with the names of all icons. */
export async function loadIconPicker() {
  await loadCode("the icons", loadAllIcons);
  return IconPicker;
}

function IconButton({ name, onPick }: { name: string; onPick: (name: string) => void }) {
  const mask = `url("${iconArtUrl(name)}") center / 24px no-repeat`;
  return (
    <button
      type="button"
      data-icon=""
      aria-label={sayIcon(name)}
      title={sayIcon(name)}
      className="grid h-11 place-items-center rounded-md text-ink hover:bg-sunken"
      onClick={() => onPick(name)}
    >
      <span className="size-6 bg-current forced-colors:bg-[CanvasText]" style={{ mask }} />
    </button>
  );
}

interface IconGridProps {
  label: string;
  names: readonly string[];
  onPick: (name: string) => void;
}

function IconGrid({ label, names, onPick }: IconGridProps) {
  return (
    <section aria-label={label} className="mb-3">
      <h3 className="mb-1 text-xs font-medium text-muted">{label}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-0.5">
        {names.map((name) => (
          <IconButton key={name} name={name} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}

/** Moves the focus between the icons with the arrow keys; up and down move to the nearest icon of another row. */
function moveFocus(event: KeyboardEvent): void {
  const root = event.currentTarget;
  if (!event.key.startsWith("Arrow")) return;
  const icons = [...root.querySelectorAll<HTMLElement>("[data-icon]")];
  const current = icons.findIndex((icon) => icon === document.activeElement);
  const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (current < 0 && isSideways) return;
  event.preventDefault();
  const next = current < 0 ? icons[0] : findNext(icons, current, event.key);
  if (next) next.focus();
  else if (event.key === "ArrowUp") root.querySelector("input")?.focus();
}

function findNext(icons: readonly HTMLElement[], current: number, key: string) {
  if (key === "ArrowRight") return icons[current + 1];
  if (key === "ArrowLeft") return icons[current - 1];
  const here = icons[current]?.getBoundingClientRect();
  if (!here) return undefined;
  const isBeyond = ({ top }: DOMRect) => (key === "ArrowDown" ? top > here.top : top < here.top);
  return icons
    .map((icon) => ({ icon, rect: icon.getBoundingClientRect() }))
    .filter(({ rect }) => isBeyond(rect))
    .toSorted(
      (one, other) =>
        Math.abs(one.rect.top - here.top) - Math.abs(other.rect.top - here.top) ||
        Math.abs(one.rect.left - here.left) - Math.abs(other.rect.left - here.left),
    )[0]?.icon;
}

/** A dialog that puts an icon before a line of the slide. */
export function IconPicker() {
  const place = useSubject(iconDialog);
  return place && <OpenPicker key={`${place.offset}`} place={place} />;
}

function OpenPicker({ place }: { place: NonNullable<ReturnType<typeof iconDialog.read>> }) {
  const [query, setQuery] = useState("");
  const isNarrow = useMediaQuery("(max-width: 639px)");
  const found = findIcons(useDeferredValue(query));
  const suggested = query.trim() === "" ? suggestIcons(wordsBeside(place)) : [];
  const pick = (name: string) => placeIcon(place, name);
  const first = suggested[0] ?? found[0];
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveIcons(place)}
      title="Add an icon"
      place={isNarrow ? "bottom" : "center"}
      className="sm:max-w-[440px]"
      initialFocus="input"
      onKeyDown={moveFocus}
    >
      <div className="flex min-h-0 flex-col px-5 pb-4">
        <TextField
          label="Search icons"
          type="search"
          autoComplete="off"
          value={query}
          inset={<Search size={16} aria-hidden="true" className="mr-3 text-muted" />}
          className="mb-3 shrink-0"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            const isSlash = event.key === "/" && query === "" && place.isTyping;
            if (!isSlash && !(event.key === "Enter" && first && query.trim() !== "")) return;
            event.preventDefault();
            if (isSlash) typeSlash(place);
            else pick(first ?? "");
          }}
        />
        <div className="h-[300px] max-h-[48dvh] overflow-y-auto" aria-live="off">
          {suggested.length > 0 && (
            <IconGrid label="For this text" names={suggested} onPick={pick} />
          )}
          {found.length > 0 && (
            <IconGrid
              label={query.trim() === "" ? "Popular" : "Icons"}
              names={found.slice(0, mostIcons)}
              onPick={pick}
            />
          )}
          <p role="status" className="text-xs text-muted">
            {found.length === 0 && "No icons match. Try another English word."}
            {found.length > mostIcons &&
              `${mostIcons} of ${found.length} icons. Type more letters.`}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
