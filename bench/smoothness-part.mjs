import { measureLoading } from "./loading.mjs";
import { measureMemory } from "./memory.mjs";
import { measureTyping } from "./typing.mjs";

/** Whether the editor stays smooth: tasks while typing, memory over many changes, what moves while it loads. */
export async function measureSmoothness(tools) {
  return {
    typing: await measureTyping(tools),
    memory: await measureMemory(tools),
    loading: await measureLoading(tools),
  };
}
