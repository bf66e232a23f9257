import { sayIcon } from "@slideloom/core/icons";
import { emojiArtUrl, iconArtUrl } from "@slideloom/renderer/browser";
import type { ReactNode } from "react";
import type { Emoji } from "../icons/find-emoji.ts";

interface CellProps {
  label: string;
  onPick: () => void;
  children: ReactNode;
}

function Cell({ label, onPick, children }: CellProps) {
  return (
    <button
      type="button"
      data-icon=""
      aria-label={label}
      title={label}
      className="grid h-11 place-items-center rounded-md text-ink hover:bg-sunken"
      onClick={onPick}
    >
      {children}
    </button>
  );
}

function Grid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="mb-3">
      <h3 className="mb-1 text-xs font-medium text-muted">{label}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-0.5">{children}</div>
    </section>
  );
}

interface IconGridProps {
  label: string;
  names: readonly string[];
  onPick: (name: string) => void;
}

export function IconGrid({ label, names, onPick }: IconGridProps) {
  return (
    <Grid label={label}>
      {names.map((name) => (
        <Cell key={name} label={sayIcon(name)} onPick={() => onPick(name)}>
          <span
            className="size-6 bg-current forced-colors:bg-[CanvasText]"
            style={{ mask: `url("${iconArtUrl(name)}") center / 24px no-repeat` }}
          />
        </Cell>
      ))}
    </Grid>
  );
}

interface EmojiGridProps {
  label: string;
  emoji: readonly Emoji[];
  onPick: (emoji: Emoji) => void;
}

export function EmojiGrid({ label, emoji, onPick }: EmojiGridProps) {
  return (
    <Grid label={label}>
      {emoji.map((one) => (
        <Cell key={one.id} label={sayIcon(one.name)} onPick={() => onPick(one)}>
          <img src={emojiArtUrl(one.id)} alt="" width={24} height={24} loading="lazy" />
        </Cell>
      ))}
    </Grid>
  );
}
