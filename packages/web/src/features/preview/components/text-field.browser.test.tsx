import { beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { commitEdit, startEdit, useTextEditStore } from "../on-slide/text-edit-store.ts";
import { TextField } from "./text-field.tsx";

/** The field of a text whose slide is not drawn yet. */
function UndrawnField() {
  const edit = useTextEditStore((state) => state.edit);
  if (!edit) return null;
  return (
    <TextField
      edit={edit}
      boxes={null}
      isReady={false}
      kind="paragraphs"
      roomPx={300}
      fieldRef={{ current: null }}
      onStep={() => false}
    />
  );
}

beforeEach(() => showCarousel(emptyEdited));

test("spaces that are typed before the slide is drawn are spaces", async () => {
  const content = [{ header: "H", description: [{ type: "text", value: "Where?" }] }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  startEdit({ kind: "item", slide: 0, item: 0 }, "all");
  await renderInApp(<UndrawnField />);
  await expect.element(page.getByRole("textbox")).toHaveFocus();
  await userEvent.keyboard("At  work ");
  await userEvent.keyboard("and home.");
  commitEdit();
  expect(getDocument().post?.content[0]?.description[0]?.value).toBe("At  work and home.");
});
