import { type ItemType, itemTypes, knownType, plainType } from "@slideloom/core/blocks";
import { listEntryMarks, type ListMark, type TextRef } from "@slideloom/core/slide";
import {
  ArrowDown,
  ArrowUp,
  Check,
  Copy,
  Highlighter,
  Smile,
  List,
  type LucideIcon,
  Plus,
  Replace,
  Trash2,
  X,
} from "lucide-react";
import { DropdownMenu, Toolbar } from "radix-ui";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { MenuContent, MenuRadioItem } from "../../../components/ui/menu.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import {
  changeItemType,
  changeListMark,
  duplicateItemAt,
  moveItemTo,
  removeItem,
} from "../../../state/text-edits.ts";
import type { LineField } from "../on-slide/line-field.ts";
import { isHeadline } from "../on-slide/line-styles.ts";
import { askForIcon } from "../icons/icon-dialog.ts";
import { findTextKind, firstItemRef } from "../on-slide/item-refs.ts";
import { addAndEdit } from "../on-slide/new-items.ts";
import { commitEdit, focusText } from "../on-slide/text-edit-store.ts";
import type { AttentionHandlers } from "../on-slide/use-attention.ts";
import { placeToolbar, type ToolbarPlaceInput } from "../on-slide/place-toolbar.ts";
import { toggleHighlight } from "../on-slide/toggle-highlight.ts";
import { BlockMenuItem } from "./block-menu-item.tsx";
import { useDocument } from "../../../state/carousel-store.ts";

const buttonClassName =
  "grid size-7 place-items-center rounded-md text-muted enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-40 pointer-coarse:size-9";

interface ToolProps {
  label: string;
  shortcut?: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, shortcut, isDisabled = false, onClick, children }: ToolProps) {
  return (
    <Tooltip text={label} side="top" {...(shortcut && { shortcut })}>
      <Toolbar.Button
        aria-label={label}
        disabled={isDisabled}
        className={buttonClassName}
        // Keeps the focus in the field, so the toolbar doesn't move from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {children}
      </Toolbar.Button>
    </Tooltip>
  );
}

function MenuTool({
  label,
  icon,
  children,
}: {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild>
        <DropdownMenu.Trigger aria-label={label} title={label} className={buttonClassName}>
          {icon}
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <MenuContent align="start" onCloseAutoFocus={(event) => event.preventDefault()}>
        {children}
      </MenuContent>
    </DropdownMenu.Root>
  );
}

interface ItemToolbarProps {
  itemRef: Extract<TextRef, { kind: "item" }>;
}

const listMarks: readonly { mark: ListMark; label: string; icon: LucideIcon }[] = [
  { mark: "neutral", label: "No marker", icon: List },
  { mark: "check", label: "Check ✓", icon: Check },
  { mark: "cross", label: "Cross ✗", icon: X },
];

/** Sets the marker of all list items, such as `1.`. If the text has no list, renders nothing. */
function ListMarkTool({ itemRef: { slide, item } }: ItemToolbarProps) {
  const { type = "", value = "" } =
    useDocument((document) => document.post?.content[slide]?.description[item]) ?? {};
  if (knownType(type) !== plainType) return null;
  const [first, ...others] = listEntryMarks(value);
  if (first === undefined) return null;
  const shared = others.every((mark) => mark === first) ? first : null;
  const Icon = listMarks.find(({ mark }) => mark === shared)?.icon ?? List;
  const choose = (mark: ListMark) => {
    commitEdit({ lifts: false });
    if (changeListMark(slide, item, mark)) focusText(firstItemRef(slide, item, type));
  };
  return (
    <MenuTool label="List marker" icon={<Icon size={15} aria-hidden="true" />}>
      <DropdownMenu.RadioGroup value={shared ?? ""}>
        {listMarks.map(({ mark, label, icon }) => (
          <MenuRadioItem
            key={mark}
            value={mark}
            icon={icon}
            label={label}
            onSelect={() => choose(mark)}
          />
        ))}
      </DropdownMenu.RadioGroup>
    </MenuTool>
  );
}

/** Returns an event handler that first commits the open edit. */
const act = (action: () => void) => () => {
  commitEdit({ lifts: false });
  action();
};

/** Menus of the block types: to add a block before or after this one, and to change this one's type. */
function TypeMenus({ itemRef: { slide, item }, type }: ItemToolbarProps & { type: string }) {
  const changeType = (other: ItemType) =>
    changeItemType(slide, item, other) && focusText(firstItemRef(slide, item, other));
  return (
    <>
      <MenuTool label="Add a block" icon={<Plus size={16} aria-hidden="true" />}>
        {itemTypes.map((added) => (
          <BlockMenuItem
            key={added}
            type={added}
            place="after"
            onSelect={act(() => addAndEdit(slide, item + 1, added))}
          />
        ))}
        {itemTypes.map((added) => (
          <BlockMenuItem
            key={added}
            type={added}
            place="before"
            onSelect={act(() => addAndEdit(slide, item, added))}
          />
        ))}
      </MenuTool>
      <MenuTool label="Change the type" icon={<Replace size={15} aria-hidden="true" />}>
        {itemTypes
          .filter((other) => other !== type)
          .map((other) => (
            <BlockMenuItem key={other} type={other} onSelect={act(() => changeType(other))} />
          ))}
      </MenuTool>
    </>
  );
}

/** Tools that add, change, move, duplicate and delete the text's block. */
function ItemTools({ itemRef }: ItemToolbarProps) {
  const { slide, item } = itemRef;
  const items = useDocument((document) => document.post?.content[slide]?.description) ?? [];
  const type = items[item]?.type ?? "";
  const focusItem = (index: number, itemType = items[index]?.type ?? "") =>
    focusText(firstItemRef(slide, index, itemType));
  const move = (to: number) => act(() => moveItemTo(slide, item, to) && focusItem(to, type));
  return (
    <>
      <TypeMenus itemRef={itemRef} type={type} />
      <ListMarkTool itemRef={itemRef} />
      <Tool label="Move up" shortcut="Alt+↑" isDisabled={item === 0} onClick={move(item - 1)}>
        <ArrowUp size={15} aria-hidden="true" />
      </Tool>
      <Tool
        label="Move down"
        shortcut="Alt+↓"
        isDisabled={item >= items.length - 1}
        onClick={move(item + 1)}
      >
        <ArrowDown size={15} aria-hidden="true" />
      </Tool>
      <Tool
        label="Duplicate the block"
        onClick={act(() => duplicateItemAt(slide, item) && focusItem(item + 1, type))}
      >
        <Copy size={14} aria-hidden="true" />
      </Tool>
      <Tool
        label="Delete the block"
        onClick={act(() => removeItem(slide, item) && focusItem(Math.max(0, item - 1)))}
      >
        <Trash2 size={14} aria-hidden="true" />
      </Tool>
    </>
  );
}

interface TextToolbarProps {
  textRef: TextRef;
  label: string;
  /** The field that edits the text; null if it isn't edited. */
  fieldRef: RefObject<LineField | null> | null;
  /** Positions of the drawn words and size of the stage, CSS px. */
  room: ToolbarRoom;
  attention: AttentionHandlers;
}

export type ToolbarRoom = Pick<ToolbarPlaceInput, "text" | "lines" | "stage">;

/** Gap between toolbar and words, CSS px. */
const gapPx = 2;

/** Returns the distances from the stage's edges to the edges of its scroll area, CSS px. */
function findRoomAround(toolbar: HTMLElement): ToolbarPlaceInput["around"] {
  const area = toolbar.closest("section")?.getBoundingClientRect();
  const stage = toolbar.offsetParent?.getBoundingClientRect();
  if (!area || !stage) return undefined;
  return {
    abovePx: stage.top - area.top,
    leftPx: stage.left - area.left,
    rightPx: area.right - stage.right,
  };
}

/** Moves the toolbar off the words before the browser paints. */
function usePlace(ref: RefObject<HTMLElement | null>, room: ToolbarRoom): void {
  useLayoutEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) return;
    const size = {
      widthPx: toolbar.offsetWidth + 2 * gapPx,
      heightPx: toolbar.offsetHeight + 2 * gapPx,
    };
    const around = findRoomAround(toolbar);
    const { xPx, yPx } = placeToolbar({ ...room, toolbar: size, ...(around && { around }) });
    toolbar.style.left = `${xPx + gapPx}px`;
    toolbar.style.top = `${yPx + gapPx}px`;
  });
}

/** Actions for a text, placed next to it without covering words. */
export function TextToolbar(props: TextToolbarProps) {
  const { textRef, label, fieldRef, room, attention } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  usePlace(rootRef, room);
  const isMarkedUp = isHeadline(textRef);
  const isCode = useDocument(
    ({ post }) =>
      post !== null && textRef.kind === "item" && findTextKind(post, textRef) === "source",
  );
  if (textRef.kind === "brand" || (textRef.kind !== "item" && !(isMarkedUp && fieldRef)))
    return null;
  return (
    <Toolbar.Root
      ref={rootRef}
      aria-label={label}
      className="absolute z-20 flex w-max items-center gap-0.5 rounded-lg border border-line bg-raised p-0.5 shadow-lg"
      {...attention}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key.startsWith("Arrow") && event.preventDefault()}
    >
      {isMarkedUp && (
        <Tool
          label="Highlight"
          shortcut="Ctrl+B"
          onClick={() => {
            const field = fieldRef?.current;
            field?.replace(toggleHighlight(field.state));
          }}
        >
          <Highlighter size={15} aria-hidden="true" />
        </Tool>
      )}
      {textRef.kind === "item" && <ItemTools itemRef={textRef} />}
      {!isCode && (
        <Tool
          label="Icon"
          shortcut="/"
          onClick={() => {
            const offset = fieldRef?.current?.state.from ?? 0;
            askForIcon({ ref: textRef, offset, isTyping: fieldRef !== null });
          }}
        >
          <Smile size={15} aria-hidden="true" />
        </Tool>
      )}
    </Toolbar.Root>
  );
}
