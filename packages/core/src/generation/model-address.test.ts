import { expect, test } from "vitest";
import { listModelAddresses } from "./model-address.ts";

test.each([
  ["https://models.example/v1", ["https://models.example/v1"]],
  ["https://models.example/v1///", ["https://models.example/v1"]],
  ["https://models.example/v1/chat/completions", ["https://models.example/v1"]],
  ["https://models.example/v1/chat/completions/?key=1#a", ["https://models.example/v1"]],
  ["http://127.0.0.1:8080/api/v3/models", ["http://127.0.0.1:8080/api/v3"]],
  ["https://models.example/v1beta/openai/completions", ["https://models.example/v1beta/openai"]],
  ["https://models.example", ["https://models.example/v1", "https://models.example"]],
  ["https://models.example/?a=b", ["https://models.example/v1", "https://models.example"]],
  [
    "https://models.example/chat/completions",
    ["https://models.example", "https://models.example/v1"],
  ],
  ["https://models.example/models-of-mine", ["https://models.example/models-of-mine"]],
])("%s means %j", (typed, bases) => {
  expect(listModelAddresses(typed)).toEqual(bases);
});
