import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

interface FocusHandover {
  give: (hadFocus: boolean) => void;
  /** Returns true once after the focus was given. */
  take: () => boolean;
}

/** Hands the keyboard focus over from an error message that disappears to the part that replaces it. */
export function useFocusHandover(): FocusHandover {
  const [handover] = useState(() => {
    let isFree = false;
    return {
      give: (hadFocus: boolean) => void (isFree = hadFocus),
      take: () => {
        const wasFree = isFree;
        isFree = false;
        return wasFree;
      },
    };
  });
  return handover;
}

interface HandoverProps {
  focus: FocusHandover;
  children: ReactNode;
}

/** Notes whether the content has the focus when it disappears. */
export function GivesFocus({ focus, children }: HandoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = ref.current;
    return () => focus.give(content?.contains(document.activeElement) ?? false);
  }, [focus]);
  return (
    <div ref={ref} className="contents">
      {children}
    </div>
  );
}

/** Focuses the content's first control if the replaced content had the focus. */
export function TakesFocus({ focus, children }: HandoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus.take()) return;
    ref.current?.querySelector<HTMLElement>("button, a[href], input, textarea, select")?.focus();
  }, [focus]);
  return (
    <div ref={ref} className="contents">
      {children}
    </div>
  );
}
