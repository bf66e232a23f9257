import { expect, test, vi } from "vitest";
import { ApiError } from "./api.ts";
import { Run } from "./run.ts";

interface Count {
  count: number;
}

/** A run whose work ends only when the test says so. */
function startHeld(run: Run<Count>, how: "start" | "restart" = "start") {
  let resolve: (result: string) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends));
  const heard = {
    onDone: vi.fn<(result: string) => void>(),
    onCancel: vi.fn<(last: Count | null) => void>(),
    onFail: vi.fn<(failure: ApiError, cause: unknown) => void>(),
    onEnd: vi.fn<() => void>(),
  };
  let note: (change: Partial<Count>) => void = () => undefined;
  const over = run[how]({
    begin: { count: 0 },
    work: (active) => {
      ({ note } = active);
      active.signal.addEventListener("abort", () => reject(active.signal.reason));
      return promise;
    },
    fallback: "It didn't work.",
    ...heard,
  });
  return { ...heard, resolve, reject, over, note: (change: Partial<Count>) => note(change) };
}

test("an error without a message of its own for people is shown as it is", async () => {
  const run = new Run<Count>({});
  await run.start({ begin: { count: 0 }, work: () => Promise.reject(new Error("No codec.")) });
  expect(run.store.getState().failure).toMatchObject({ message: "No codec.", status: 0 });
  run.leave();
  expect(run.store.getState().failure).toBeNull();
});

const calls = ({ onDone, onCancel, onFail, onEnd }: ReturnType<typeof startHeld>) =>
  [onDone, onCancel, onFail, onEnd].map(({ mock }) => mock.calls.length);

test("a run shows its progress, and is over when its result is used", async () => {
  const run = new Run<Count>({});
  const held = startHeld(run);
  held.note({ count: 3 });
  expect(run.store.getState().run).toEqual({ count: 3 });
  held.onDone.mockImplementation(() => expect(run.store.getState().run).toBeNull());
  held.resolve("text");
  await held.over;
  expect(held.onDone).toHaveBeenCalledWith("text");
  expect(calls(held)).toEqual([1, 0, 0, 1]);
});

test.each([
  ["an API error is kept as it is", new ApiError("Too many posts.", 429), "Too many posts."],
  ["another error gets the fallback's words", new TypeError("x is undefined"), "It didn't work."],
])("%s, until the next run starts", async (_, thrown, message) => {
  const run = new Run<Count>({});
  const held = startHeld(run);
  held.reject(thrown);
  await held.over;
  const { failure } = run.store.getState();
  expect(failure?.message).toBe(message);
  expect(held.onFail).toHaveBeenCalledWith(failure, thrown);
  startHeld(run);
  expect(run.store.getState().failure).toBeNull();
});

test("an error while the result is used fails the run", async () => {
  const run = new Run<Count>({});
  const held = startHeld(run);
  held.onDone.mockImplementation(() => {
    throw new Error("The slide is gone.");
  });
  held.resolve("text");
  await held.over;
  expect(run.store.getState().failure?.message).toBe("It didn't work.");
  expect(calls(held)).toEqual([1, 0, 1, 1]);
});

test("a cancelled run hands on its last progress, and nothing failed", async () => {
  const run = new Run<Count>({});
  const held = startHeld(run);
  held.note({ count: 2 });
  run.cancel();
  await held.over;
  expect(held.onCancel).toHaveBeenCalledWith({ count: 2 });
  expect(run.store.getState()).toEqual({ run: null, failure: null });
  expect(calls(held)).toEqual([0, 1, 0, 1]);
});

test("a result that arrives together with the cancellation isn't used", async () => {
  const run = new Run<Count>({});
  const held = startHeld(run);
  held.resolve("text");
  run.cancel();
  await held.over;
  expect(calls(held)).toEqual([0, 1, 0, 1]);
});

test("a second run isn't started while one is active", () => {
  const run = new Run<Count>({});
  const first = startHeld(run);
  const second = startHeld(run);
  first.note({ count: 1 });
  second.note({ count: 9 });
  expect(run.store.getState().run).toEqual({ count: 1 });
});

test.each(["result", "error"])(
  "the late %s of a run that was left changes nothing",
  async (end) => {
    const run = new Run<Count>({});
    const first = startHeld(run);
    const second = startHeld(run, "restart");
    first.note({ count: 9 });
    if (end === "result") first.resolve("text");
    else first.reject(new Error("late"));
    await first.over;
    expect(calls(first)).toEqual([0, 0, 0, 1]);
    expect(run.store.getState()).toEqual({ run: { count: 0 }, failure: null });
    run.leave();
    await second.over;
    expect(calls(second)).toEqual([0, 0, 0, 1]);
    expect(run.store.getState()).toEqual({ run: null, failure: null });
  },
);
