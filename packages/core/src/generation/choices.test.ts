import { describe, expect, test } from "vitest";
import { findByName } from "./named-choice.ts";
import { chooseTemplateType, templateTypes } from "./template-type.ts";
import { chooseWritingStyle, writingStyles } from "./writing-style.ts";

describe.each([
  {
    kind: "template type",
    choices: templateTypes,
    find: (name: string) => findByName(templateTypes, name),
    least: 12,
  },
  {
    kind: "writing style",
    choices: writingStyles,
    find: (name: string) => findByName(writingStyles, name),
    least: 8,
  },
])("$kind", ({ choices, find, least }) => {
  test("has at least the required number of choices", () => {
    expect(choices.length).toBeGreaterThanOrEqual(least);
  });

  test("finds a choice by its name, slug, parts of its name and aliases, and no other choice", () => {
    for (const choice of choices) {
      for (const name of [choice.id, choice.name, ...choice.name.split("/"), ...choice.aliases]) {
        expect(find(name), name).toBe(choice);
        expect(find(` ${name.toUpperCase().replaceAll(" ", "_")} `), name).toBe(choice);
      }
    }
  });

  test("has slugs that contain only slug characters", () => {
    for (const { id } of choices) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test("finds nothing for an unknown or blank name", () => {
    expect(find("haiku")).toBeNull();
    expect(find(" / ")).toBeNull();
  });
});

test("the default choices are first in their lists", () => {
  expect(templateTypes[0].name).toBe("Educational/Tutorial");
  expect(writingStyles[0].name).toBe("Professional");
});

test("an unknown name selects the default, with a warning that lists the choices", () => {
  const { choice, warning } = chooseTemplateType("Haiku");
  expect(choice).toBe(templateTypes[0]);
  expect(warning).toMatch(
    /^There is no template type "Haiku", so Educational\/Tutorial is used\. Choices: /,
  );
  for (const { name } of templateTypes) expect(warning).toContain(name);
  expect(chooseWritingStyle("baroque").warning).toContain("Storytelling");
});

test("a blank name selects the default without a warning", () => {
  expect(chooseWritingStyle(" ")).toEqual({ choice: writingStyles[0], warning: null });
});
