import fc from "fast-check";
import { expect, test } from "vitest";
import { Turns, type Turn, type TurnsSettings } from "./turns.ts";

/** Lets all promises settle that wait for no turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Starts work that ends on demand; `started` names the works in the order of their turns. */
function createWorks(settings: TurnsSettings) {
  const turns = new Turns(settings);
  const started: string[] = [];
  const running = new Map<string, Turn>();
  const begin = (by: string, name = by, options: Parameters<Turns["enter"]>[1] = {}) =>
    turns.enter(by, options).then((turn) => {
      started.push(name);
      running.set(name, turn);
    });
  const end = async (name: string) => {
    await settle();
    running.get(name)?.leave();
    running.delete(name);
    await settle();
  };
  return { turns, started, running, begin, end };
}

test("another party's work waits for one work of each party ahead, however many they sent", async () => {
  const { turns, started, begin, end } = createWorks({ places: 1 });
  for (let index = 0; index < 50; index++) void begin("a", `a${index}`);
  for (let index = 0; index < 50; index++) void begin("b", `b${index}`);
  expect(turns.countAhead("c")).toBe(2);
  void begin("c");
  for (const name of ["a0", "b0", "c", "a1"]) await end(name);
  expect(started.slice(0, 4)).toEqual(["a0", "b0", "c", "a1"]);
});

test("one party's works keep their order", async () => {
  const { started, begin, end } = createWorks({ places: 1 });
  for (const name of ["1", "2", "3"]) void begin("a", name);
  for (const name of ["1", "2", "3"]) await end(name);
  expect(started).toEqual(["1", "2", "3"]);
});

test("a party with a share leaves a place that another takes at once", async () => {
  const { started, begin } = createWorks({ places: 3, share: 2 });
  for (const name of ["a1", "a2", "a3"]) void begin("a", name);
  await settle();
  expect(started).toEqual(["a1", "a2"]);
  await begin("b");
  expect(started).toEqual(["a1", "a2", "b"]);
});

test("a party's works that wait are limited for that party alone", async () => {
  const { started, begin, end } = createWorks({
    places: 1,
    maxWaiting: 1,
    refuse: () => new Error("too many"),
  });
  void begin("a", "a1");
  void begin("a", "a2");
  await expect(begin("a", "a3")).rejects.toThrow("too many");
  const other = begin("b");
  await end("a1");
  await other;
  expect(started).toEqual(["a1", "b"]);
});

test("work that is aborted gives its turn away, and work of a caller who left isn't started", async () => {
  const { started, begin, end } = createWorks({ places: 1 });
  const client = new AbortController();
  void begin("a", "a1");
  const left = begin("a", "a2", { signal: client.signal });
  const last = begin("a", "a3");
  client.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  await end("a1");
  await last;
  expect(started).toEqual(["a1", "a3"]);
  await expect(begin("b", "b", { signal: client.signal })).rejects.toThrow("left");
});

test("closing rejects waiting and later works", async () => {
  const { turns, started, begin, end } = createWorks({ places: 1 });
  void begin("a", "a1");
  const waiting = begin("b");
  turns.close(new Error("closing"));
  await expect(waiting).rejects.toThrow("closing");
  await expect(begin("c")).rejects.toThrow("closing");
  await end("a1");
  expect(started).toEqual(["a1"]);
});

test("large work gets its places, although small work keeps coming", async () => {
  const { started, begin, end } = createWorks({ places: 10 });
  for (const name of ["s1", "s2", "s3"]) void begin(name, name, { size: 3 });
  const large = begin("large", "large", { size: 9 });
  const late = begin("late", "late", { size: 1 });
  for (const name of ["s1", "s2", "s3"]) await end(name);
  await Promise.all([large, late]);
  expect(started).toEqual(["s1", "s2", "s3", "large", "late"]);
});

test("work that is larger than the places runs alone", async () => {
  const { started, begin, end } = createWorks({ places: 2, share: 1 });
  await begin("a", "a1", { size: 5 });
  const next = begin("b");
  await settle();
  expect(started).toEqual(["a1"]);
  await end("a1");
  await next;
});

test("places that work gives back early are used", async () => {
  const { running, started, begin } = createWorks({ places: 4 });
  await begin("a", "a1", { size: 4 });
  const next = begin("b", "b", { size: 2 });
  running.get("a1")?.shrink(2);
  await next;
  expect(started).toEqual(["a1", "b"]);
});

const worksArbitrary = fc.array(
  fc.record({ by: fc.constantFrom("a", "b", "c"), size: fc.integer({ min: 1, max: 4 }) }),
  { minLength: 1, maxLength: 30 },
);

test("places and shares are never exceeded, and all work gets a turn", async () => {
  const settings = fc.record({
    places: fc.integer({ min: 4, max: 8 }),
    share: fc.integer({ min: 4, max: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(settings, worksArbitrary, async (limits, works) => {
      const turns = new Turns(limits);
      const taken = new Map<string, number>();
      const add = (by: string, size: number) => taken.set(by, (taken.get(by) ?? 0) + size);
      let done = 0;
      const run = ({ by, size }: { by: string; size: number }) =>
        turns.run(
          by,
          async () => {
            add(by, size);
            const all = [...taken.values()];
            expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limits.places);
            expect(taken.get(by)).toBeLessThanOrEqual(limits.share);
            await settle();
            add(by, -size);
            done += 1;
          },
          { size },
        );
      await Promise.all(works.map(run));
      expect(done).toBe(works.length);
      expect(turns.length).toBe(0);
    }),
  );
});

test("no party has two turns while another that waits has none", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 }),
      async (parties) => {
        const turns = new Turns({ places: 1 });
        const order: string[] = [];
        await Promise.all(parties.map((by) => turns.run(by, async () => void order.push(by))));
        const left = (from: number, by: string) => order.slice(from).includes(by);
        for (const [at, by] of order.entries()) {
          const next = order.indexOf(by, at + 1);
          if (next === -1) continue;
          const between = new Set(order.slice(at + 1, next));
          for (const other of "abcd") {
            if (other !== by && left(at + 1, other)) expect(between).toContain(other);
          }
        }
      },
    ),
  );
});
