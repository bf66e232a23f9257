import { type ComponentType, createElement, useEffect, useState } from "react";
import { awaitControlsTurn } from "./first-preview.ts";

/**
 * A component whose code is loaded once the first slide is drawn, or as soon as somebody does something. Until then the
 * placeholder stands there; without one its place is kept free by its parent, or it takes none. Throws in rendering where
 * the code can't be loaded.
 */
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
      // Whoever shows it next tries again.
      loading = undefined;
      throw error;
    }
  }
  function request(): Promise<ComponentType<Props>> {
    loading ??= loadInTurn();
    return loading;
  }
  // Also what is shown later, such as a dialog, is then there at once. What fails here is told where it is shown.
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
