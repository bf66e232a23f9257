import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { ada, renderInApp } from "../testing/render-in-app.fixture.tsx";
import { test } from "../testing/test.fixture.ts";
import { ApiAccessNotice } from "./api-access-notice.tsx";

const meta = document.createElement("meta");
meta.name = "slideloom-plan-gates";

afterEach(() => meta.remove());

test.for([
  ["on", "free", 1],
  ["on", "pro", 0],
  ["off", "free", 0],
] as const)("with gates %s, the %s plan shows %i notices", async ([gates, plan, notices]) => {
  meta.content = gates;
  document.head.append(meta);
  await renderInApp(<ApiAccessNotice user={{ ...ada, plan }} />);
  expect(page.getByText("Your plan has no API access").elements()).toHaveLength(notices);
  expect(page.getByRole("link", { name: "Compare the plans" }).elements()).toHaveLength(notices);
});
