import { openEditor, readEvents, settle } from "./editor.mjs";
import { sum } from "./statistics.mjs";

/** Returns one function per worker of the page. The function sends a DevTools command and resolves to the result. */
async function attachToWorkers(session) {
  const workers = [];
  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== "worker") return;
    let lastId = 0;
    workers.push((method, params = {}) => {
      lastId += 1;
      const id = lastId;
      const answered = new Promise((resolve) => {
        session.on("Target.receivedMessageFromTarget", function listen(event) {
          const { id: answerId, result } = JSON.parse(event.message);
          if (event.sessionId !== sessionId || answerId !== id) return;
          session.off("Target.receivedMessageFromTarget", listen);
          resolve(result);
        });
      });
      const message = JSON.stringify({ id, method, params });
      return session
        .send("Target.sendMessageToTarget", { sessionId, message })
        .then(() => answered);
    });
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return workers;
}

/** Reads the size of the engine's WebAssembly memory, which its module doesn't export. */
async function readWasmBytes(send) {
  const expression = "WebAssembly.Memory.prototype";
  const { result: prototype } = await send("Runtime.evaluate", { expression });
  const { objects } = await send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId });
  const { result } = await send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration:
      "function () { return this.reduce((total, { buffer }) => total + buffer.byteLength, 0); }",
    returnByValue: true,
  });
  await send("Runtime.releaseObject", { objectId: objects.objectId });
  return result.value;
}

async function readHeapBytes(send) {
  // Objects finalized in the first collection are freed in the second.
  await send("HeapProfiler.collectGarbage");
  await send("HeapProfiler.collectGarbage");
  return (await send("Runtime.getHeapUsage")).usedSize;
}

async function readMemory(page, session, workers) {
  await settle(page);
  await page.getByText("Template Applied", { exact: true }).first().waitFor({ state: "detached" });
  await page.evaluate(() => window.editRecorder.events.splice(0));
  const heapBytes = await readHeapBytes((...command) => session.send(...command));
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return {
    heapBytes,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    workerHeapBytes: sum(await Promise.all(workers.map(readHeapBytes))),
    wasmBytes: sum(await Promise.all(workers.map(readWasmBytes))),
  };
}

/** Picks the next template and waits until the slide preview shows it. */
async function changeTemplate(page, change) {
  const choices = page.getByRole("radiogroup", { name: "Templates" }).getByRole("radio");
  const from = (await readEvents(page)).length;
  await choices.nth((change + 1) % (await choices.count())).click();
  await page.waitForFunction(
    (from) => window.editRecorder.events.slice(from).some(({ kind }) => kind === "bitmap"),
    from,
  );
}

/** Measures memory of the page and its workers after this many template changes, after garbage collection. */
export async function measureMemory({ browser, server, templateChanges }) {
  const { context, page } = await openEditor(browser, server.url);
  const session = await context.newCDPSession(page);
  const workers = await attachToWorkers(session);
  await session.send("Performance.enable");
  await settle(page);
  const rows = [];
  let done = 0;
  for (const changes of templateChanges) {
    for (; done < changes; done += 1) await changeTemplate(page, done);
    rows.push({ changes, ...(await readMemory(page, session, workers)) });
  }
  await context.close();
  return rows;
}
