import { type ComponentType, createElement, lazy, useState } from "react";
import { PartBoundary } from "../components/lazy-part/part-boundary.tsx";
import { loadCode } from "../lib/load-code.ts";
import { FailedPage } from "./failed-page.tsx";

type Screens<Name extends string> = Readonly<Record<Name, ComponentType>>;

/**
 * Returns a function that builds a screen of a module by its name. The module loads on first use. If it can't be loaded,
 * an error message takes the screen's place, and the page's header stays.
 */
export function lazyScreens<Name extends string>(load: () => Promise<Screens<Name>>) {
  let loaded: Screens<Name> | undefined;
  async function loadScreens(): Promise<Screens<Name>> {
    loaded = await loadCode("this page", load);
    return loaded;
  }
  return (name: Name) => {
    const startLazy = () =>
      lazy<ComponentType>(async () => ({ default: (await loadScreens())[name] }));
    // Outside of the component, because React drops the state of a component that waits before its first commit.
    let Lazy = startLazy();
    // If the code was preloaded, bypasses `React.lazy`, because the fallback would show for 300 ms.
    const find = () => loaded?.[name] ?? Lazy;
    function Screen() {
      const [shown, setShown] = useState<ComponentType>(find);
      const retry = () => {
        Lazy = startLazy();
        setShown(find);
      };
      return (
        <PartBoundary
          renderFailure={(error, reset) => (
            <FailedPage
              error={error}
              onRetry={() => {
                retry();
                reset();
              }}
            />
          )}
        >
          {createElement(shown)}
        </PartBoundary>
      );
    }
    return Object.assign(Screen, { preload: async () => void (await loadScreens()) });
  };
}

/** A screen that has a module of its own. */
export const lazyScreen = <Name extends string>(name: Name, load: () => Promise<Screens<Name>>) =>
  lazyScreens(load)(name);
