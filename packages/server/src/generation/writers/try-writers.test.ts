import { expect, test } from "vitest";
import { CreditError } from "../../credits/credit-error.ts";
import { GenerationError } from "../generation-error.ts";
import { describeFailure, tryWriters } from "./try-writers.ts";

const own = { owner: "account", provider: "openai", model: "gpt-5" } as const;
const server = { owner: "server", provider: "builtin", model: null } as const;
const { signal } = new AbortController();
const failure = new GenerationError("bad-key", "OpenAI rejected your key.");

test("the first writer that succeeds writes; those that failed before are named", async () => {
  const asked: string[] = [];
  const { result, writer, failures } = await tryWriters([own, server], signal, async (who) => {
    asked.push(who.provider);
    if (who === own) throw failure;
    return "a post";
  });
  expect({ result, writer, asked }).toEqual({
    result: "a post",
    writer: server,
    asked: ["openai", "builtin"],
  });
  expect(failures.map(describeFailure)).toEqual([
    "gpt-5 with your key failed: OpenAI rejected your key.",
  ]);
});

test("without credits for the next writer, the failure of the first is reported", async () => {
  const attempt = tryWriters([own, server], signal, async (who) => {
    throw who === own ? failure : new CreditError("insufficient-credits", "Insufficient credits");
  });
  await expect(attempt).rejects.toBe(failure);
});

test("if all fail, the error names each", async () => {
  const attempt = tryWriters([own, { ...own, model: "gpt-4" }], signal, async () => {
    throw failure;
  });
  await expect(attempt).rejects.toThrow(
    "gpt-5 with your key failed: OpenAI rejected your key. gpt-4 with your key failed: OpenAI rejected your key.",
  );
});

test("a fault and an abort end the attempts", async () => {
  const fault = new TypeError("a bug");
  const asked: unknown[] = [];
  const fail = (error: Error, of: AbortSignal) =>
    tryWriters([own, server], of, async (who) => {
      asked.push(who);
      throw error;
    });
  await expect(fail(fault, signal)).rejects.toBe(fault);
  await expect(fail(failure, AbortSignal.abort())).rejects.toBe(failure);
  expect(asked).toEqual([own, own]);
});
