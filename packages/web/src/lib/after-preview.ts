import { type ComponentType, createElement, useEffect, useState } from "react";
import { awaitControlsTurn } from "./first-preview.ts";

/** Loads a component after the first slide is drawn, or on the first input. If loading fails, rendering throws. */
export function afterPreview<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  async function loadInTurn(): Promise<ComponentType<Props>> {
    try {
      await awaitControlsTurn();
      component = await load();
      return component;
    } catch (error) {
      // The next render loads the code again.
      loading = undefined;
      throw error;
    }
  }
  function request(): Promise<ComponentType<Props>> {
    loading ??= loadInTurn();
    return loading;
  }
  // Also preloads components that are shown later, such as dialogs. Errors are reported where the component renders.
  void request().catch(() => undefined);

  return function AfterPreview(props: Props) {
    const [shown, setShown] = useState(() => component);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      void request().then(
        (loaded) => setShown(() => loaded),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (shown) return createElement(shown, props);
    if (failure) throw failure.error;
    return Placeholder ? createElement(Placeholder, props) : null;
  };
}
