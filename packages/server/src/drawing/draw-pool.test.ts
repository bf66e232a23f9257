import { expect, test } from "vitest";
import { createDrawPool, drawInTurns } from "./draw-pool.ts";
import { WorkerPool } from "../threads/worker-pool.ts";
import type { DrawProcess } from "./process/draw-process.ts";

/** A worker whose works end on demand. */
class FakeWorker {
  isSpent = false;

  kill(): void {
    this.isSpent = true;
  }
}

/** Posts whose slides are named; `begun` has the slides in the order of their turns. */
function createPosts(share: number) {
  const fake = new WorkerPool<FakeWorker>({
    create: () => new FakeWorker(),
    idleMs: 60_000,
    size: share + 1,
  });
  // The works of these tests don't use their worker.
  const pool = fake as unknown as WorkerPool<DrawProcess>;
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const draw = (by: string, names: readonly string[], signal?: AbortSignal) =>
    drawInTurns(
      pool,
      names.map(
        (name) => async () =>
          new Promise<string>((resolve, reject) => {
            begun.push(name);
            ends.set(name, (error) => (error ? reject(error) : resolve(name)));
          }),
      ),
      { by, signal },
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string, error?: Error) => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.(error);
    await settle();
  };
  return { begun, draw, end, settle };
}

test("slides are drawn in order, as many at once as the share", async () => {
  const { begun, draw, end, settle } = createPosts(2);
  const post = draw("a", ["1", "2", "3"]);
  await settle();
  expect(begun).toEqual(["1", "2"]);
  for (const name of ["2", "1", "3"]) await end(name);
  expect(await post).toEqual(["1", "2", "3"]);
});

test("posts of one party take turns slide by slide", async () => {
  const { begun, draw, end } = createPosts(1);
  const long = draw("a", ["l1", "l2", "l3"]);
  const short = draw("a", ["s1"]);
  for (const name of ["l1", "s1", "l2", "l3"]) await end(name);
  await Promise.all([long, short]);
  expect(begun).toEqual(["l1", "s1", "l2", "l3"]);
});

test("another party draws at once, although one has sent many posts", async () => {
  const { begun, draw, end, settle } = createPosts(2);
  const posts = Array.from({ length: 50 }, (_, post) => draw("a", [`a${post}`]));
  await settle();
  const other = draw("b", ["b"]);
  await settle();
  expect(begun).toEqual(["a0", "a1", "b"]);
  await end("b");
  expect(await other).toEqual(["b"]);
  for (const post of posts.keys()) await end(`a${post}`);
  await Promise.all(posts);
});

test("an aborted post rejects at once, and starts no further slide", async () => {
  const { begun, draw, end, settle } = createPosts(1);
  const client = new AbortController();
  const post = draw("a", ["1", "2", "3"], client.signal);
  await settle();
  client.abort(new Error("Nobody is there"));
  await expect(post).rejects.toThrow("Nobody is there");
  const next = draw("a", ["next"]);
  await end("1");
  await end("next");
  await next;
  expect(begun).toEqual(["1", "next"]);
  await expect(draw("a", ["4"], client.signal)).rejects.toThrow("Nobody is there");
});

test("after a failure the other slides aren't drawn", async () => {
  const { begun, draw, end, settle } = createPosts(1);
  const post = draw("a", ["1", "2", "3"]);
  await settle();
  await Promise.all([expect(post).rejects.toThrow("too heavy"), end("1", new Error("too heavy"))]);
  await settle();
  expect(begun).toEqual(["1"]);
});

test("posts of one party above its limit are refused, and another's aren't", async () => {
  const pool = createDrawPool({ share: 1, maxPosts: 1 });
  const hang = (by: string) => drawInTurns(pool, [() => new Promise(() => undefined)], { by });
  const sent = [hang("a"), hang("a")];
  await expect(hang("a")).rejects.toMatchObject({ code: "render-busy" });
  const other = drawInTurns(pool, [async () => "drawn"], { by: "b" });
  expect(await other).toEqual(["drawn"]);
  const closed = Promise.allSettled(sent);
  void pool.dispose();
  for (const { reason } of (await closed) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ code: "server-closing" });
  }
});
