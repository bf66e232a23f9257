import { afterOwnerChange } from "../lib/kept/kept.ts";
import { findSource } from "../lib/sources.ts";
import { getDocument, useCarouselStore } from "./carousel-store.ts";
import { holdSource, noteGoneSource, useSourceStore } from "./source-store.ts";

/** Ids of sources that were already requested. */
const asked = new Set<string>();

/** Loads the passages of the open post's sources whenever the post refers to new ones. */
export function startSourceLoading(): void {
  useCarouselStore.subscribe(({ carousel }, { carousel: before }) => {
    if (carousel.document.post?.sources !== before.document.post?.sources) load();
  });
  afterOwnerChange(() => {
    asked.clear();
    useSourceStore.setState({ held: {}, gone: [] });
    load();
  });
  load();
}

function load(): void {
  for (const { id } of getDocument().post?.sources ?? []) {
    if (asked.has(id) || Object.hasOwn(useSourceStore.getState().held, id)) continue;
    asked.add(id);
    void loadSource(id);
  }
}

async function loadSource(id: string): Promise<void> {
  useSourceStore.setState(({ loading }) => ({ loading: [...loading, id] }));
  try {
    const found = await findSource(id);
    if (found) holdSource(found);
    else noteGoneSource(id);
  } catch (error) {
    // Retried with the next post that refers to this source.
    asked.delete(id);
    console.warn("The text of the post's source could not be loaded.", error);
  } finally {
    useSourceStore.setState(({ loading }) => ({ loading: loading.filter((one) => one !== id) }));
  }
}
