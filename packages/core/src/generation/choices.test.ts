import { describe, expect, test } from "vitest";
import { chooseTemplateType, findTemplateType, templateTypes } from "./template-type.ts";
import { chooseWritingStyle, findWritingStyle, writingStyles } from "./writing-style.ts";

describe.each([
  { kind: "template type", choices: templateTypes, find: findTemplateType, least: 12 },
  { kind: "writing style", choices: writingStyles, find: findWritingStyle, least: 8 },
])("$kind", ({ choices, find, least }) => {
  test("is offered often enough", () => {
    expect(choices.length).toBeGreaterThanOrEqual(least);
  });

  test("every name, slug, part and alias leads to its own choice alone", () => {
    for (const choice of choices) {
      for (const name of [choice.id, choice.name, ...choice.name.split("/"), ...choice.aliases]) {
        expect(find(name), name).toBe(choice);
        expect(find(` ${name.toUpperCase().replaceAll(" ", "_")} `), name).toBe(choice);
      }
    }
  });

  test("slugs are slugs", () => {
    for (const { id } of choices) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test("an unknown or blank name is found nowhere", () => {
    expect(find("haiku")).toBeNull();
    expect(find(" / ")).toBeNull();
  });
});

test("the defaults come first", () => {
  expect(templateTypes[0].name).toBe("Educational/Tutorial");
  expect(writingStyles[0].name).toBe("Professional");
});

test("an unknown name gives the default and a warning that lists the choices", () => {
  const { choice, warning } = chooseTemplateType("Haiku");
  expect(choice).toBe(templateTypes[0]);
  expect(warning).toMatch(/^Unknown template type "Haiku", used Educational\/Tutorial\. Choices: /);
  for (const { name } of templateTypes) expect(warning).toContain(name);
  expect(chooseWritingStyle("baroque").warning).toContain("Storytelling");
});

test("a blank name asks for the default", () => {
  expect(chooseWritingStyle(" ")).toEqual({ choice: writingStyles[0], warning: null });
});
