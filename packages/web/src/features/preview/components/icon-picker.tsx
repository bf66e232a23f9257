import { loadAllIcons } from "@slideloom/core/icons";
import { Search } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { loadCode } from "../../../lib/load-code.ts";
import { useSubject } from "../../../lib/dialog.ts";
import { useMediaQuery } from "../../../lib/media-query.ts";
import { findIcons, mostIcons, suggestIcons } from "../icons/find-icons.ts";
import { iconDialog } from "../icons/icon-dialog.ts";
import { leaveIcons, placeEmoji, placeIcon, typeSlash, wordsBeside } from "../icons/place-icon.ts";
import { type Emoji, findEmoji, writeEmoji } from "../icons/find-emoji.ts";
import { moveFocus } from "../icons/move-focus.ts";
import { EmojiGrid, IconGrid } from "./icon-grid.tsx";

/** Loads the picker with the names of all icons. */
export async function loadIconPicker() {
  await loadCode("the icons", loadAllIcons);
  return IconPicker;
}

/** A dialog that puts an icon before a line of the slide, or an emoji in it. */
export function IconPicker() {
  const place = useSubject(iconDialog);
  return place && <OpenPicker key={`${place.offset}`} place={place} />;
}

interface OpenPickerProps {
  place: NonNullable<ReturnType<typeof iconDialog.read>>;
}

interface Found {
  /** What Enter in the search picks; null for none. */
  pickFirst: (() => void) | null;
  /** How many match, and their name in the plural. */
  count: number;
  kind: string;
  grids: ReactNode;
}

function listIconChoices({ place }: OpenPickerProps, query: string): Found {
  const isSearched = query.trim() !== "";
  const found = findIcons(query);
  const suggested = isSearched ? [] : suggestIcons(wordsBeside(place));
  const pick = (name: string) => placeIcon(place, name);
  const [first] = [...suggested, ...found];
  return {
    pickFirst: first === undefined ? null : () => pick(first),
    count: found.length,
    kind: "icons",
    grids: (
      <>
        {suggested.length > 0 && <IconGrid label="For this text" names={suggested} onPick={pick} />}
        {found.length > 0 && (
          <IconGrid
            label={isSearched ? "Icons" : "Popular"}
            names={found.slice(0, mostIcons)}
            onPick={pick}
          />
        )}
      </>
    ),
  };
}

function listEmojiChoices({ place }: OpenPickerProps, query: string): Found {
  const found = findEmoji(query);
  const pick = (emoji: Emoji) => placeEmoji(place, writeEmoji(emoji));
  const [first = null] = found;
  return {
    pickFirst: first && (() => pick(first)),
    count: found.length,
    kind: "emoji",
    grids: found.length > 0 && (
      <EmojiGrid
        label={query.trim() === "" ? "Popular" : "Emoji"}
        emoji={found.slice(0, mostIcons)}
        onPick={pick}
      />
    ),
  };
}

const kinds = [
  { value: "icons", label: "Icons", hint: "In the slide's colours, at the start of the line" },
  { value: "emoji", label: "Emoji", hint: "In their own colours, where you type" },
] as const;

function OpenPicker({ place }: OpenPickerProps) {
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState<(typeof kinds)[number]["value"]>("icons");
  const isNarrow = useMediaQuery("(max-width: 639px)");
  const list = kind === "icons" ? listIconChoices : listEmojiChoices;
  const found = list({ place }, useDeferredValue(query));
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveIcons(place)}
      title={kind === "icons" ? "Add an icon" : "Add an emoji"}
      place={isNarrow ? "bottom" : "center"}
      className="sm:max-w-[440px]"
      initialFocus="input"
      onKeyDown={moveFocus}
    >
      <div className="flex min-h-0 flex-col px-5 pb-4">
        <Segmented
          label="Icons or emoji"
          value={kind}
          segments={kinds}
          onValueChange={setKind}
          className="mb-3 shrink-0"
        />
        <TextField
          label={`Search ${kind}`}
          type="search"
          autoComplete="off"
          value={query}
          inset={<Search size={16} aria-hidden="true" className="mr-3 text-muted" />}
          className="mb-3 shrink-0"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            const isSlash = event.key === "/" && query === "" && place.isTyping;
            const isEnter = event.key === "Enter" && query.trim() !== "";
            // The choices shown may still be those of an earlier query.
            const pick = isEnter ? list({ place }, query).pickFirst : null;
            if (!isSlash && !pick) return;
            event.preventDefault();
            if (isSlash) typeSlash(place);
            else pick?.();
          }}
        />
        <div className="h-[300px] max-h-[48dvh] overflow-y-auto" aria-live="off">
          {found.grids}
          <p role="status" className="text-xs text-muted">
            {found.count === 0 && `No ${found.kind} match. Try another English word.`}
            {found.count > mostIcons &&
              `${mostIcons} of ${found.count} ${found.kind}. Type more letters.`}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
