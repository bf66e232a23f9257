import { headlineLabel } from "@slideloom/core/document";
import { maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import { clsx } from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { SaveStatus } from "../../features/saving/components/save-status.tsx";
import { cleanTitle } from "../../features/saving/carousel-content.ts";
import { getSession } from "../../features/saving/open-document.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { saveDialog } from "../../features/saving/save-actions.ts";
import { useDocument } from "../../state/carousel-store.ts";

const boxClassName = "w-full min-w-0 rounded-md px-1.5 font-semibold leading-6";

/** Renames the saved carousel. Enter and blur keep the new title; Escape, or no text, keeps the old one. */
function TitleField({ title, onClose }: { title: string; onClose: (byKey: boolean) => void }) {
  const [typed, setTyped] = useState(title);
  const isClosed = useRef(false);
  const close = (name: string, byKey: boolean) => {
    // Removing the focused field also blurs it.
    if (isClosed.current) return;
    isClosed.current = true;
    if (name !== "" && name !== title) void getSession()?.change({ title: name });
    onClose(byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") close(cleanTitle(typed), true);
    else if (event.key === "Escape") close(title, true);
    else return;
    event.preventDefault();
  };
  return (
    <input
      aria-label="Title"
      dir="auto"
      // The field replaces the button that was clicked, so the field takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      value={typed}
      maxLength={maxCarouselTitleLength}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => close(cleanTitle(typed), false)}
      className={clsx(boxClassName, "bg-raised outline-2 -outline-offset-2 outline-accent")}
    />
  );
}

/** The carousel's title, which a click renames, and its save status. */
export function EditorTitle({ className }: { className?: string }) {
  const postTitle = useDocument((document) => headlineLabel(document.post?.title ?? ""));
  const saved = useOpenDocument((state) => state.carousel);
  const hasText = useDocument((document) => document.text !== "");
  const [isRenaming, setIsRenaming] = useState(false);
  const takesFocus = useRef(false);
  const title = saved?.title ?? postTitle;
  /** Returns the focus to the button that replaces the field. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!takesFocus.current) return;
    button?.focus();
    if (button) takesFocus.current = false;
  };
  const rename = () => (saved ? setIsRenaming(true) : saveDialog.open());
  const close = (byKey: boolean) => {
    takesFocus.current = byKey;
    setIsRenaming(false);
  };
  return (
    <div className={clsx("min-w-0", className)}>
      <h2 dir="auto" className="flex min-w-0 flex-1">
        {isRenaming ? (
          <TitleField title={title} onClose={close} />
        ) : (
          <button
            ref={takeFocus}
            type="button"
            disabled={!hasText && !saved}
            title={saved ? `${title}\nRename` : title}
            onClick={rename}
            className={clsx(boxClassName, "truncate text-left enabled:hover:bg-sunken")}
          >
            {title || "Untitled post"}
          </button>
        )}
      </h2>
      {hasText && (
        <span className="min-w-0 truncate px-1.5 text-xs">
          <SaveStatus />
        </span>
      )}
    </div>
  );
}
