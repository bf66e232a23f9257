import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { buildOwnKey, KeptItems, type Owner, type Place } from "./kept-items.ts";

/** In-memory storage with space for a number of characters. */
class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  room = Infinity;
  [name: string]: unknown;
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, text: string): void {
    const before = this.#items.get(key)?.length ?? 0;
    const used = [...this.#items.values()].reduce((sum, { length }) => sum + length, 0);
    if (used - before + text.length > this.room)
      throw new DOMException("full", "QuotaExceededError");
    this.#items.set(key, text);
  }
  list(): [string, string][] {
    return [...this.#items];
  }
}

const ownKeys: readonly [Place, string][] = [
  ...[
    "draft",
    "draft.set-aside-1",
    "last-draft",
    "carousel.c1",
    "unsent-media.c1",
    "brand",
    "generation-form",
    "plan",
  ].map((name): [Place, string] => ["browser", `slideloom.${name}`]),
  ...["save-intent", "slide-index", "publish-drafts"].map((name): [Place, string] => [
    "tab",
    `slideloom.${name}`,
  ]),
];
const themeKey = "slideloom.theme";

let browser: FakeStorage;
let tab: FakeStorage;
let items: KeptItems;

beforeEach(() => {
  browser = new FakeStorage();
  tab = new FakeStorage();
  items = new KeptItems({ browser, tab }, (key) => key === themeKey);
});

const readAll = () => [...browser.list(), ...tab.list()];

const accounts = ["ada", "6f1c-b"] as const;
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("write"), key: fc.constantFrom(...ownKeys) }),
  },
  fc.record({ kind: fc.constant("sign-in"), account: fc.constantFrom(...accounts) }),
  fc.record({ kind: fc.constant("log-out") }),
  fc.record({ kind: fc.constant("expire") }),
  fc.record({ kind: fc.constant("restart") }),
);
type Step = {
  kind: string;
  key?: readonly [Place, string];
  account?: string;
};

describe("what a browser keeps", () => {
  test("is never read by another account, passes from anonymous to the first account once, and is removed at log-out", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps: Step[]) => {
        browser.clear();
        tab.clear();
        browser.setItem(themeKey, "dark");
        let owner: Owner = null;
        let count = 0;
        /**
         * Maps each written text to its owner. An anonymous text belongs to the first account that signs in afterwards.
         */
        const ownersOf = new Map<string, Owner>();
        /** Drafts that only their owner may replace and only log-out may remove. */
        const living = new Set<string>();
        for (const { kind, key, account } of steps) {
          if (kind === "write" && key) {
            const [place, name] = key;
            const replaced = items.read(place, name, owner);
            if (replaced !== null) living.delete(replaced);
            const text = `text ${(count += 1)}`;
            items.write(place, name, owner, text);
            ownersOf.set(text, owner);
            if (/draft$|set-aside-/.test(name)) living.add(text);
          } else if (kind === "sign-in" && owner === null && account) {
            items.adopt(account);
            for (const [text, of] of ownersOf) if (of === null) ownersOf.set(text, account);
            owner = account;
          } else if (kind === "log-out" && owner !== null) {
            items.removeAll(owner);
            for (const text of living) if (ownersOf.get(text) === owner) living.delete(text);
            expect(readAll().filter(([name]) => name.startsWith(`slideloom@${owner}.`))).toEqual(
              [],
            );
            owner = null;
          } else if (kind === "expire") owner = null;
          else if (kind === "restart") items.tidy();

          for (const [place, name] of ownKeys) {
            for (const reader of [null, ...accounts]) {
              const text = items.read(place, name, reader);
              if (text !== null) expect(ownersOf.get(text)).toBe(reader);
            }
          }
          const kept = new Set(readAll().map(([, text]) => text));
          expect([...living].filter((text) => !kept.has(text))).toEqual([]);
          expect(browser.getItem(themeKey)).toBe("dark");
        }
      }),
      { numRuns: 400 },
    );
  });

  test("both drafts stay if the account has one, and the newer becomes the draft", () => {
    items.adopt("ada");
    items.write("browser", "slideloom.draft", "ada", "hers");
    items.write("browser", "slideloom.draft", null, "nobody's");
    items.adopt("ada");
    expect(items.read("browser", "slideloom.draft", "ada")).toBe("nobody's");
    expect(items.list("slideloom.draft.older-", "ada")).toEqual(["slideloom.draft.older-1"]);
    expect(items.read("browser", "slideloom.draft.older-1", "ada")).toBe("hers");
  });

  test("items of older versions go to the account they name, or stay anonymous", () => {
    browser.setItem("slideloom.brand", JSON.stringify({ agreement: { accountId: "ada" } }));
    browser.setItem("slideloom.carousel.c1", JSON.stringify({ link: { accountId: "ada" } }));
    browser.setItem("slideloom.draft", "{broken");
    items.tidy();
    items.adopt("6f1c-b");
    expect(items.read("browser", "slideloom.brand", "6f1c-b")).toBeNull();
    expect(items.read("browser", "slideloom.carousel.c1", "ada")).toContain("ada");
    expect(items.read("browser", "slideloom.draft", "6f1c-b")).toBe("{broken");
  });

  test("a full storage loses nothing", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.uniqueArray(fc.constantFrom(...ownKeys)), (room, keys) => {
        browser.clear();
        tab.clear();
        browser.room = Infinity;
        for (const [place, name] of keys) items.write(place, name, null, `text of ${name}`);
        const before = readAll().map(([, text]) => text);
        browser.room = browser.list().reduce((sum, [, { length }]) => sum + length, 0) + room - 15;
        try {
          items.adopt("ada");
        } catch {
          // The storage had no space for the item that marks the account.
        }
        expect(readAll().map(([, text]) => text)).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  test("a tab closed during log-out removes its items when it reopens", () => {
    items.adopt("ada");
    items.write("tab", "slideloom.publish-drafts", "ada", "caption");
    const otherTab = new KeptItems({ browser, tab: new FakeStorage() }, () => false);
    otherTab.removeAll("ada");
    items.tidy();
    expect(tab.list()).toEqual([]);
  });

  test("an item's key names its account", () => {
    expect(buildOwnKey("slideloom.draft", null)).toBe("slideloom.draft");
    expect(buildOwnKey("slideloom.draft", "ada")).toBe("slideloom@ada.draft");
  });
});
