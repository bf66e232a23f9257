import { useEffect, useEffectEvent } from "react";
import { useGenerationStore } from "../../../state/generation-store.ts";

/** Calls back when a generation's first slide arrives. */
export function useOnFirstSlide(callback: () => void): void {
  const notify = useEffectEvent(callback);
  useEffect(
    () =>
      useGenerationStore.subscribe(({ run }, before) => {
        if (run?.post && !before.run?.post) notify();
      }),
    [],
  );
}
