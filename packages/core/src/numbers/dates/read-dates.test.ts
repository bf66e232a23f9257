import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSlide, readFacts } from "../../facts/index.ts";
import { readDates } from "./read-dates.ts";

/** A sentence that ends with a month, and a sentence that starts with a number. */
const pairs = [
  ["en", "en-GB", (month: string) => `We opened in ${month}.`, "people came on the first day."],
  ["de", "de", (month: string) => `Wir öffneten im ${month}.`, "Leute kamen am ersten Tag."],
  ["fr", "fr", (month: string) => `On a ouvert en ${month}.`, "personnes sont venues."],
  ["es", "es", (month: string) => `Abrimos en ${month}.`, "personas vinieron el primer día."],
  ["pt", "pt", (month: string) => `Abrimos em ${month}.`, "pessoas vieram no primeiro dia."],
  ["it", "it", (month: string) => `Abbiamo aperto a ${month}.`, "persone sono venute."],
  ["ar", "ar", (month: string) => `افتتحنا في ${month}.`, "شخصا جاءوا في اليوم الأول."],
] as const;

const nameMonth = (language: string, month: number) =>
  new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, month, 1),
  );

test("a number after a sentence that ends with a month is a number, not a day or a year", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.integer({ min: 0, max: 11 }),
      fc.oneof(fc.integer({ min: 2, max: 31 }), fc.integer({ min: 1900, max: 2099 })),
      ([language, locale, open, come], month, count) => {
        const source = `${open(nameMonth(locale, month))} ${count} ${come}`;
        const facts = readFacts([{ id: "p1", text: source }], { language });
        const check = (header: string) =>
          checkSlide(facts, { header, description: [] }, { language }).map(({ code }) => code);
        expect(facts.dates, source).toEqual([]);
        expect(check(`${count} ${come}`), source).toEqual([]);
        expect(check(source)).toEqual([]);
        expect(check(`${count + 1} ${come}`)).toEqual(["number-not-in-source"]);
      },
    ),
  );
});

test.for<["en" | "de" | "fr" | "es", string, ...string[]]>([
  ["en", "On Dec. 12 and Sept. 3, 2024 and 4 Feb. 2025", "Dec. 12", "Sept. 3, 2024", "4 Feb. 2025"],
  ["en", "From May 12 to 14 June", "May 12", "14 June"],
  ["en", "It was 12 May. 2024 was dry.", "12 May"],
  ["en", "In May 12 people came, in Jan. 30.", ""],
  ["en", "In May 12, 2024 terms", "May 12, 2024"],
  ["en", "We sold 12. May was better.", ""],
  ["es", "Vendimos 12. Mayo fue mejor, desde el 3 may. 2024", "3 may. 2024"],
  ["de", "Am 12. Mai. 2024 war trocken, ab dem 3. Jan. 2025", "12. Mai", "3. Jan. 2025"],
  ["fr", "Depuis le 3 janv. 2024 et le 4 mai. 2025 sera calme.", "3 janv. 2024", "4 mai"],
])("dates with a full stop (%s): %s", ([language, text, ...dates]) => {
  expect(readDates(text, language).map(({ raw }) => raw)).toEqual(dates.filter(Boolean));
});
