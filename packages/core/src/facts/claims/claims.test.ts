import { describe, expect, test } from "vitest";
import { checkSlide, readFacts } from "../index.ts";
import { arabic } from "./arabic.fixture.ts";
import { catalan } from "./catalan.fixture.ts";
import { chinese } from "./chinese.fixture.ts";
import { english } from "./english.fixture.ts";
import { englishPlaces } from "./english-places.fixture.ts";
import { french } from "./french.fixture.ts";
import { german } from "./german.fixture.ts";
import { hungarian } from "./hungarian.fixture.ts";
import { italian } from "./italian.fixture.ts";
import { japanese } from "./japanese.fixture.ts";
import { portuguese } from "./portuguese.fixture.ts";
import { spanish } from "./spanish.fixture.ts";

const sources = [
  ...english,
  ...englishPlaces,
  ...german,
  ...french,
  ...spanish,
  ...italian,
  ...portuguese,
  ...catalan,
  ...hungarian,
  ...japanese,
  ...chinese,
  ...arabic,
];

describe.for(sources)("$language: $source", ({ language, source, right, wrong }) => {
  const facts = readFacts([{ id: "p1", text: source }], { language });
  const list = (claim: string) =>
    checkSlide(facts, { header: claim, description: [] }).map(
      ({ severity, code, raw }) => `${severity} ${code}: ${raw}`,
    );

  test.for(right)("%s has no alarm", (claim) => {
    expect(list(claim).filter((found) => !found.startsWith("note"))).toEqual([]);
  });

  test.for(wrong)("%s is found", (claim) => {
    expect(list(claim)).not.toEqual([]);
  });
});
