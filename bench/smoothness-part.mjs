import { measureDragging } from "./dragging.mjs";
import { measureLoading } from "./loading.mjs";
import { measureMemory } from "./memory.mjs";
import { measureTyping } from "./typing.mjs";

/**
 * Measures the editor's smoothness: tasks while typing, frames during a colour drag, memory over many changes, and
 * layout shift while loading.
 */
export async function measureSmoothness(tools) {
  return {
    typing: await measureTyping(tools),
    dragging: await measureDragging(tools),
    memory: await measureMemory(tools),
    loading: await measureLoading(tools),
  };
}
