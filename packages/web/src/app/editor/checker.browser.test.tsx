import type { Post } from "@slideloom/core/document";
import { emptyVoice } from "@slideloom/core/voice";
import { afterEach, beforeAll, describe, expect, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ReadingRequest } from "../../reading/worker/reading-worker.ts";
import { getDocument, goToSlide } from "../../state/carousel-store.ts";
import { askAboutFacts } from "../../state/fact-gate.ts";
import { undo } from "../../state/history.ts";
import { setJsonInput, settleDocument } from "../../state/json-text.ts";
import { noteGoneSource, useSourceStore } from "../../state/source-store.ts";
import { startChecks } from "../../state/start-checks.ts";
import { useVoiceStore } from "../../state/voice-store.ts";
import { closeOvenPost, openOvenPost, ovenPost } from "../../testing/facts.fixture.ts";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { slowReaders } from "../../testing/slow-readers.fixture.ts";
import { test } from "../../testing/test.fixture.ts";
import { describeUnchecked } from "../../features/downloads/describe-unchecked.ts";
import { sourceView } from "../../features/facts/facts-views.ts";
import { FactsQuestion } from "../../features/facts/components/facts-question.tsx";
import { SourceDialog } from "../../features/facts/components/source-dialog.tsx";
import { SourceSummary } from "../../features/facts/components/source-summary.tsx";
import { checkerPane } from "../../state/checker-pane.ts";
import { EditorChecker } from "./checker.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const checker = () => page.getByRole("button", { name: /^Check the post/ });
const countFindings = (count: string) =>
  expect.element(checker()).toHaveAccessibleName(`Check the post: ${count}`);
const list = () => page.getByRole("group", { name: "Findings" });

/** A worker whose script can't be loaded. */
class BrokenWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error", { message: "It is gone." })));
  }
  terminate() {}
}

async function show(slideIndex: number, onRewrite?: (index: number, instruction?: string) => void) {
  goToSlide(slideIndex);
  await renderInApp(
    <>
      <EditorChecker onRewrite={onRewrite} />
      <SourceSummary />
      <SourceDialog />
      <FactsQuestion />
    </>,
  );
}

beforeAll(startChecks);
afterEach(() => {
  checkerPane.close();
  sourceView.close();
  useVoiceStore.setState({ voice: null });
  closeOvenPost();
});

describe("a slide's facts", () => {
  test("say where the words come from and what isn't in the source", async () => {
    openOvenPost();
    await show(1);
    await countFindings("2 findings");
    await checker().click();
    await expect
      .element(list())
      .toHaveTextContent(
        "83% is not in your source. Nearest: 38% (“Of 420 guests, 38% of our regulars came back within a…”)",
      );
    await expect.element(list()).toHaveTextContent("Otto is not in your source.");
    const origins = page.getByRole("region", { name: "Where these words come from" });
    await expect.element(origins).toHaveTextContent("Slide 2 is fromWhat stayed, ¶1");
    goToSlide(2);
    await expect.element(origins).toHaveTextContent("What stayed, ¶2What stayed, ¶1");
  });

  test("are settled by the nearest number, as one undo step", async () => {
    openOvenPost();
    await show(1);
    await checker().click();
    await button("Use 38%").click();
    expect(getDocument().post?.content[1]?.header).toBe("::38%:: came back");
    await countFindings("1 finding");
    expect(document.activeElement).toBe(list().element());
    undo();
    expect(getDocument().post).toEqual(ovenPost);
  });

  test("are allowed for the whole post", async () => {
    openOvenPost();
    await show(1);
    await checker().click();
    await button("I know it's true").first().click();
    expect(getDocument().post?.allowed).toEqual(["83%"]);
    await countFindings("1 finding");
  });

  test("are rewritten by a model, if there is one", async () => {
    openOvenPost();
    const onRewrite = vi.fn<(index: number, instruction?: string) => void>();
    await show(1, onRewrite);
    await checker().click();
    await button("Rewrite slide").click();
    expect(onRewrite).toHaveBeenCalledExactlyOnceWith(
      1,
      "“83%” is not in the source, which says: “Of 420 guests, 38% of our regulars came back within a…”. State only what the source says.",
    );
  });

  test("lead to the passage", async () => {
    openOvenPost();
    await show(1);
    await checker().click();
    await button("Show source").first().click();
    const dialog = page.getByRole("dialog", { name: "What the broken oven taught us" });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain("38% of our regulars");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("are checked again after each change of the words", async () => {
    openOvenPost();
    await show(1);
    await countFindings("2 findings");
    openOvenPost({
      ...ovenPost,
      content: ovenPost.content.with(1, { header: "38% came back", description: [] }),
    });
    await countFindings("1 finding");
  });
});

test("a change is checked by the worker that has read the source already", async () => {
  openOvenPost();
  await show(1);
  await countFindings("2 findings");
  const send = vi.spyOn(Worker.prototype, "postMessage");
  const end = vi.spyOn(Worker.prototype, "terminate");
  onTestFinished(() => {
    send.mockRestore();
    end.mockRestore();
  });
  const content = ovenPost.content.with(1, { header: "38% came back", description: [] });
  setJsonInput(JSON.stringify({ ...ovenPost, content }));
  await countFindings("1 finding");
  const checks = send.mock.calls.flatMap(([message]) => {
    const { name, input } = message as ReadingRequest;
    return name === "checkWords" ? [Object.keys(input)] : [];
  });
  expect(checks).toEqual([["post", "captions", "names"]]);
  expect(end).not.toHaveBeenCalled();
});

test("without a source and a voice only wording is checked", async () => {
  const { sources: _sources, ...post } = ovenPost;
  openOvenPost({
    ...post,
    content: [
      ...post.content,
      { header: "Follow [Your name]", description: [{ type: "text", value: "Bread for all." }] },
    ],
  });
  await show(1);
  expect(page.getByRole("region", { name: "Source" }).query()).toBeNull();
  await countFindings("1 finding");
  await checker().click();
  await expect.element(list()).toHaveTextContent("“[Your name]” is a placeholder. Fill it in.");
  expect(button("Show source").query()).toBeNull();
  await button("Keep it").click();
  await expect.element(list()).toHaveTextContent("Nothing to check in this post.");
  await countFindings("nothing to check");
  expect(await askAboutFacts("publish")).toBe("go");
});

test("a source that is no longer stored says so", async () => {
  openOvenPost();
  useSourceStore.setState({ held: {} });
  noteGoneSource("src_oven");
  await show(1);
  await countFindings("1 finding");
  await checker().click();
  const said = page.getByText("We no longer store the source. Add it again to check this post.");
  await expect.element(said.first()).toBeVisible();
  expect(said.elements()).toHaveLength(2);
  expect(await askAboutFacts("publish")).toBe("go");
});

test("a source that is still loading is waited for before words leave the editor", async () => {
  openOvenPost({
    ...ovenPost,
    content: ovenPost.content.with(1, { header: "73%", description: [] }),
  });
  const { held } = useSourceStore.getState();
  useSourceStore.setState({ held: {}, loading: ["src_oven"] });
  await show(0);
  const asked = askAboutFacts("publish");
  useSourceStore.setState({ held, loading: [] });
  await button("Publish anyway").click();
  expect(await asked).toBe("go");
});

test("passages that no slide uses are listed", async () => {
  openOvenPost();
  await show(1);
  await button("Show 1 unused passage").click();
  const dialog = page.getByRole("dialog", { name: "Passages that no slide uses" });
  await expect.element(dialog).toHaveTextContent("The croissants went first.");
  await expect.element(dialog).not.toHaveTextContent("Flatbread");
});

describe("a voice", () => {
  const voice = {
    ...emptyVoice,
    banned: [{ word: "leverage", use: "use" }],
    emoji: "none" as const,
  };
  const post: Post = {
    title: "An oven",
    content: [
      { header: "An oven", description: [] },
      { header: "Ovens", description: [{ type: "text", value: "We leveraged 🚀 one oven." }] },
    ],
  };
  const openPost = () => {
    setJsonInput(JSON.stringify(post));
    settleDocument();
    useVoiceStore.setState({ voice });
  };
  const likeness = () => page.getByRole("region", { name: "Your voice" });

  test("marks what it bans in a post without sources, and fixes it", async () => {
    openPost();
    const instructions: unknown[] = [];
    await show(1, (_, instruction) => instructions.push(instruction));
    await countFindings("3 findings");
    await checker().click();
    await expect.element(likeness()).toHaveTextContent("Matches 1 of 3 traits of your voice");
    await expect.element(list()).toHaveTextContent("Your voice bans “leveraged”.");
    await expect.element(page.getByText("This post has emoji. You use none.")).toBeVisible();
    await expect.element(button("Show source")).not.toBeInTheDocument();
    await button("Remove it").click();
    await expect
      .poll(() => getDocument().post?.content[1]?.description[0]?.value)
      .toBe("We leveraged one oven.");
    await button("Use use").click();
    await expect
      .poll(() => getDocument().post?.content[1]?.description[0]?.value)
      .toBe("We use one oven.");
    await expect.element(likeness()).toHaveTextContent("Matches 3 of 3 traits of your voice");
    undo();
    await button("Rewrite slide").click();
    expect(instructions).toEqual(["Don't write “leveraged” in any form. Use plainer words."]);
  });

  test("asks once before a banned word leaves the editor", async () => {
    openPost();
    await show(0);
    const asked = askAboutFacts("publish");
    await expect
      .element(page.getByRole("dialog", { name: "1 phrase to check before you publish" }))
      .toHaveTextContent("Your voice bans “leveraged”.");
    await button("Publish anyway").click();
    expect(await asked).toBe("go");
    expect(await askAboutFacts("download")).toBe("go");
  });

  test("joins the facts of a post with a source", async () => {
    openOvenPost();
    useVoiceStore.setState({ voice: { ...voice, banned: [{ word: "regular" }] } });
    await show(1);
    await countFindings("3 findings");
    useVoiceStore.setState({ voice: null });
    await countFindings("2 findings");
  });
});

describe("a check that fails", () => {
  const openUnchecked = async () => {
    const report = vi.spyOn(console, "error").mockReturnValue();
    const restore = () => {
      vi.unstubAllGlobals();
      report.mockRestore();
    };
    onTestFinished(restore);
    vi.stubGlobal("Worker", BrokenWorker);
    openOvenPost({
      ...ovenPost,
      content: ovenPost.content.with(1, { header: "74%", description: [] }),
    });
    await show(1);
    await countFindings("1 finding");
    await checker().click();
    await expect.element(page.getByText("We couldn't check this post.")).toBeVisible();
    return restore;
  };

  test("doesn't stop a download, and its place offers another attempt", async () => {
    const repair = await openUnchecked();
    expect(await askAboutFacts("download")).toBe("go");
    expect(describeUnchecked()).toBe("We couldn't check the post before the download.");
    repair();
    await button("Try again").click();
    await countFindings("2 findings");
    expect(describeUnchecked()).toBeNull();
  });

  test("is said before a publication, which can then be checked", async () => {
    const repair = await openUnchecked();
    const asked = askAboutFacts("publish");
    const question = page.getByRole("dialog", { name: "We couldn't check this post" });
    await expect.element(question).toHaveTextContent("Try again, or publish it unchecked.");
    repair();
    await question.getByRole("button", { name: "Try again" }).click();
    await expect
      .element(page.getByRole("dialog", { name: "1 fact to check before you publish" }))
      .toHaveTextContent("74% is not in your source.");
    await button("Publish anyway").click();
    expect(await asked).toBe("go");
  });

  test("because the words take too long says so, and the next change is checked again", async () => {
    const report = vi.spyOn(console, "error").mockReturnValue();
    openOvenPost();
    await show(1);
    await countFindings("2 findings");
    const quicken = slowReaders(...Array<"checkWords">(20).fill("checkWords"));
    onTestFinished(quicken);
    setJsonInput(JSON.stringify({ ...ovenPost, title: "Weeks without an oven" }));
    const sentence =
      "Checking this post took longer than 15 seconds. Shorten its text or its source.";
    await countFindings("1 finding");
    await checker().click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(report).toHaveBeenCalled();
    expect(await askAboutFacts("download")).toBe("go");
    quicken();
    report.mockRestore();
    openOvenPost({
      ...ovenPost,
      content: ovenPost.content.with(1, { header: "76%", description: [] }),
    });
    goToSlide(1);
    await countFindings("2 findings");
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
  });

  test("allows to publish unchecked", async () => {
    await openUnchecked();
    const asked = askAboutFacts("publish");
    await button("Publish anyway").click();
    expect(await asked).toBe("go");
  });
});

describe("before words leave the editor", () => {
  test("errors are asked about once, warnings never", async () => {
    const other = {
      ...ovenPost,
      content: ovenPost.content.with(1, { header: "91%", description: [] }),
    };
    openOvenPost(other);
    await show(0);
    const first = askAboutFacts("download");
    const dialog = page.getByRole("dialog", { name: "1 fact to check before you download" });
    await expect.element(dialog).toHaveTextContent("Slide 2");
    await expect.element(dialog).toHaveTextContent("91% is not in your source.");
    await expect.element(dialog).not.toHaveTextContent("Otto");
    await button("Download anyway").click();
    expect(await first).toBe("go");
    expect(await askAboutFacts("publish")).toBe("go");
    openOvenPost({ ...other, title: "77% of us" });
    const second = askAboutFacts("publish");
    await button("Publish anyway").click();
    expect(await second).toBe("go");
  });

  test("Review shows the first slide with its facts", async () => {
    openOvenPost({
      ...ovenPost,
      content: ovenPost.content.with(1, { header: "71%", description: [] }),
    });
    await show(2);
    const asked = askAboutFacts("download");
    await button("Review").click();
    expect(await asked).toBe("review");
    await expect.element(list()).toHaveTextContent("71% is not in your source.");
    expect(await Promise.race([askAboutFacts("download"), Promise.resolve("asks")])).toBe("asks");
    await userEvent.keyboard("{Escape}");
  });

  test("only the downloaded slide is asked about", async () => {
    openOvenPost({
      ...ovenPost,
      content: ovenPost.content.with(1, { header: "72%", description: [] }),
    });
    await show(0);
    expect(await askAboutFacts("download", { slideIndex: 2 })).toBe("go");
  });
});
