import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { exportRun } from "../../../state/export-store.ts";
import { useAppearance } from "../../../state/carousel-store.ts";
import { showSlide, useShownSlideCount, useShownSlideIndex } from "../../../state/shown-post.ts";
import { useBackCloses } from "../../../lib/use-back-closes.ts";
import { useSwipe } from "../use-swipe.ts";
import { PresentedSlide } from "./presented-slide.tsx";
import { presentation } from "./presentation.ts";
import { useFullScreen } from "./use-full-screen.ts";

const forward = new Set(["ArrowRight", "ArrowDown", "PageDown", " ", "Enter"]);
const back = new Set(["ArrowLeft", "ArrowUp", "PageUp", "Backspace"]);

/** Returns the slide index for a key, or null. */
function findTarget({ key }: KeyboardEvent, current: number, total: number): number | null {
  if (forward.has(key)) return current + 1;
  if (back.has(key)) return current - 1;
  if (key === "Home") return 0;
  return key === "End" ? total - 1 : null;
}

interface PresentButtonProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function PresentButton({ label, isDisabled = false, onClick, children }: PresentButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-transparent bg-black/60 text-white outline-white hover:bg-black aria-disabled:opacity-40 forced-colors:border-[ButtonBorder]"
    >
      {children}
    </button>
  );
}

/** The post slide by slide on the whole screen. Browsers without full screen show it over the whole window. */
export function PresentationDialog() {
  const openerRef = useRef<Element | null>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isSingle = useAppearance(({ postType }) => postType === "single");
  const count = useShownSlideCount();
  const total = isSingle ? 1 : count;
  const shown = useShownSlideIndex();
  const current = isSingle ? 0 : shown;
  useFullScreen(presentation.close);
  useBackCloses(true, presentation.close);
  const turnTo = (index: number) => {
    if (index >= 0 && index < total && !exportRun.isActive) showSlide(index);
  };
  const swipe = useSwipe((direction) => turnTo(current + direction));
  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("button, video");
    if (isOnControl && (event.key === " " || event.key === "Enter")) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = findTarget(event, current, total);
    if (target === null) return;
    event.preventDefault();
    turnTo(target);
  };
  const position = `Slide ${current + 1} of ${total}`;
  return (
    <Radix.Root open onOpenChange={presentation.close}>
      <Radix.Portal>
        <Radix.Content
          ref={contentRef}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openerRef.current = document.activeElement;
            contentRef.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const opener = openerRef.current;
            const preview = document.querySelector<HTMLElement>("[data-stage]")?.parentElement;
            const isUsable =
              opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
            (isUsable ? opener : preview)?.focus();
          }}
          onKeyDown={handleKeyDown}
          className="fixed inset-0 z-50 flex touch-pan-y flex-col bg-black text-white outline-none"
          {...swipe}
        >
          <Radix.Title className="sr-only">Presentation</Radix.Title>
          <PresentedSlide label={position} onClick={() => turnTo(current + 1)} />
          <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            <p
              role="status"
              className="rounded-full bg-black/60 px-3 py-1 text-[13px] tabular-nums"
            >
              {position}
            </p>
            <span className="ml-auto" />
            <PresentButton
              label="Previous slide"
              isDisabled={current === 0}
              onClick={() => turnTo(current - 1)}
            >
              <ChevronLeft size={20} aria-hidden="true" />
            </PresentButton>
            <PresentButton
              label="Next slide"
              isDisabled={current === total - 1}
              onClick={() => turnTo(current + 1)}
            >
              <ChevronRight size={20} aria-hidden="true" />
            </PresentButton>
            <PresentButton label="End the presentation" onClick={presentation.close}>
              <X size={20} aria-hidden="true" />
            </PresentButton>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
