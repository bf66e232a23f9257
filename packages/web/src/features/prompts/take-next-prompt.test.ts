import { expect, test } from "vitest";
import { takeNextPrompt } from "./take-next-prompt.ts";
import { goToSlide } from "../../state/carousel-store.ts";
import { setJsonInput } from "../../state/json-text.ts";

const write = (answered: readonly number[]) =>
  JSON.stringify({
    title: "T",
    content: [0, 1, 2, 3].map((index) => ({
      header: `Slide ${index}`,
      description: [{ type: "text", value: answered.includes(index) ? "Words" : `Why ${index}?` }],
      ...(!answered.includes(index) && { prompt: `Why ${index}?` }),
    })),
  });

/** Goes to the next prompt's slide, as the editor does. */
function visit(): number | null {
  const prompt = takeNextPrompt();
  if (prompt) goToSlide(prompt.slide);
  return prompt?.slide ?? null;
}

test("prompts are offered in turn from the current slide, wrapping at the end", () => {
  setJsonInput(write([0]));
  goToSlide(2);
  expect([visit(), visit(), visit(), visit()]).toEqual([2, 3, 1, 2]);
  setJsonInput(write([0, 1, 2, 3]));
  expect(visit()).toBeNull();
  setJsonInput("");
  expect(visit()).toBeNull();
});
