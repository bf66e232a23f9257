import { openEditor, settle } from "./editor.mjs";
import { goToLine, openJsonEditor, pressKeys } from "./keyboard.mjs";
import { median, sum } from "./statistics.mjs";

async function openJson(page, line) {
  await openJsonEditor(page);
  await goToLine(page, line);
}

async function openText(page, name) {
  await page
    .getByRole("button", { name: `${name}, edit: ` })
    .first()
    .click();
  await page.getByRole("textbox", { name, exact: true }).waitFor();
  await page.keyboard.press("End");
}

/** The texts that the benchmark types into. The title appears on every slide. */
const places = [
  { name: "title in the JSON", open: (page) => openJson(page, 2) },
  { name: "header in the JSON", open: (page) => openJson(page, 5) },
  { name: "title on the slide", open: (page) => openText(page, "Title of the post") },
  { name: "header on the slide", open: (page) => openText(page, "Header of slide 1") },
];

/** Returns the main thread's tasks during `work`, with their duration and CPU time. */
async function traceTasks(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return (
    traceEvents
      .filter(({ name, pid, tid }) => name === "RunTask" && threads.has(`${pid} ${tid}`))
      // Tasks without a duration were negligible or cut off at the end of the trace.
      .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, processorMs: tdur / 1000 }))
  );
}

async function traceTyping({ browser, server, place, keys }) {
  const { context, page } = await openEditor(browser, server.url);
  await settle(page);
  await place.open(page);
  // Warms up the code that the measured keys use.
  await pressKeys(page, 8);
  await settle(page);
  const tasks = await traceTasks(page, async () => {
    await pressKeys(page, keys);
    await settle(page);
  });
  await context.close();
  return {
    longTasks: tasks.filter(({ ms }) => ms > 50).length,
    longestMs: Math.max(...tasks.map(({ ms }) => ms)),
    longestProcessorMs: Math.max(...tasks.map(({ processorMs }) => processorMs)),
  };
}

/** Measures the main thread's longest tasks while typing, in the JSON and on the slide. */
export async function measureTyping({ browser, server, rounds, edits }) {
  const results = [];
  for (const place of places) {
    const runs = [];
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      runs.push(await traceTyping({ browser, server, place, keys: edits }));
    }
    const of = (name) => runs.map((run) => run[name]);
    results.push({
      place: place.name,
      keys: edits * runs.length,
      longTasks: sum(of("longTasks")),
      calmestMs: Math.min(...of("longestMs")),
      longestMs: Math.max(...of("longestMs")),
      processorMs: median(of("longestProcessorMs")),
    });
  }
  return results;
}
