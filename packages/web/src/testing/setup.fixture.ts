import "../styles.css";
import "../lib/zod-settings.ts";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { openPage } from "../lib/kept/kept.ts";
import { queryClient } from "../lib/query-client.ts";
import { useCarouselStore } from "../state/carousel-store.ts";
import { restartHistory } from "../state/history.ts";
import { useToastStore } from "../state/toast-store.ts";

const errors = vi.spyOn(console, "error");

// Test files share modules, so each file must leave an empty editor without undo steps.
afterAll(() =>
  restartHistory(() => useCarouselStore.setState(useCarouselStore.getInitialState(), true)),
);

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  openPage();
  queryClient.clear();
  useToastStore.setState({ toast: null });
  delete document.documentElement.dataset["theme"];
  await page.viewport(1024, 768);
});

afterEach(async () => {
  vi.useRealTimers();
  // Pending requests must not reach the next test's server.
  await cleanup();
  await queryClient.cancelQueries();
  expect(errors.mock.calls, "errors in the console").toEqual([]);
});
