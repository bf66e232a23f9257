import { measureDragging } from "./dragging.mjs";
import { measureLoading } from "./loading.mjs";
import { measureMemory } from "./memory.mjs";
import { measureTyping } from "./typing.mjs";

/** Whether the editor stays smooth: tasks while typing, pictures while a colour is dragged, memory over many changes, what moves while it loads. */
export async function measureSmoothness(tools) {
  return {
    typing: await measureTyping(tools),
    dragging: await measureDragging(tools),
    memory: await measureMemory(tools),
    loading: await measureLoading(tools),
  };
}
