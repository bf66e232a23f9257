import { tmpdir } from "node:os";
import { join } from "node:path";
import { generationLimits } from "@slideloom/core/contract/generation-limits";
import { sizePresetIds, templateIds } from "@slideloom/core/design";
import {
  compressions,
  imageTypes,
  outputTypes,
  qualityRange,
  scaleRange,
} from "@slideloom/core/outputs";
import { captionServices } from "@slideloom/core/networks";
import { frameworks, goals, trades } from "@slideloom/core/starters";
import { Command, CommanderError, Option } from "commander";
import { addAdmin } from "./admin/admin-program.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import type { DraftCommandOptions } from "./draft-command.ts";
import type { McpCommandOptions } from "./mcp-command.ts";
import { buildMessageLine } from "./message-line.ts";
import {
  missingMediaChoices,
  parseQuality,
  parseScale,
  parseSlideCount,
  parseSlideNumber,
  parseTemplate,
  type RenderCommandOptions,
} from "./render-options.ts";
import { printStarters, type StartersCommandOptions } from "./starters-command.ts";
import { amounts, slideUnits } from "@slideloom/core/generation";
import { validate, type ValidateCommandOptions } from "./validate-command.ts";

const fileHelp = "the post as a JSON file, or - for standard input";
const exitCodeHelp = `
Exit code: 0 for success, 1 for an invalid post, 2 if the command failed.`;

/** Runs one command and resolves to its exit code. `args` excludes the program's name. */
export async function runCommandLine(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    // Exit code 0 means that the help was shown. For wrong usage, commander has printed its message already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const message = error instanceof Error ? error.message : String(error);
    io.stderr.write(buildMessageLine("error", message));
    return 2;
  }
}

function createProgram(io: CommandIo, exit: (code: ExitCode) => void): Command {
  const program = new Command("slideloom")
    .description(
      "Check JSON posts, render them as carousel slides, draft posts from texts, list posts to start from, serve tools to AI models, and manage a server's accounts.",
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
    })
    .addHelpText("after", exitCodeHelp);
  addValidate(program, io, exit);
  addRender(program, io, exit);
  addBulk(program, io, exit);
  addDraft(program, io, exit);
  addStarters(program, io, exit);
  addMcp(program);
  addAdmin(program, io);
  return program;
}

function addValidate(program: Command, io: CommandIo, exit: (code: ExitCode) => void): void {
  program
    .command("validate")
    .description("Print a post's errors and warnings, one per line, with their locations.")
    .argument("<file>", fileHelp)
    .option(
      "--source <file>",
      "also check facts against the file or web address that the post was made from",
    )
    .addHelpText("after", exitCodeHelp)
    .action(async (file: string, options: ValidateCommandOptions) =>
      exit(await validate(file, options, io)),
    );
}

function addRenderOptions(command: Command): Command {
  return command
    .requiredOption("--out <dir>", "output folder, created if missing")
    .addOption(
      new Option("--format <name>", "network whose slide size is used")
        .choices(sizePresetIds)
        .default("linkedin"),
    )
    .option("--template <name>", `template to start from: ${templateIds.join(", ")}`, parseTemplate)
    .option("--design <file>", "JSON file of design settings, which override the template's")
    .option(
      "--brand <file>",
      "JSON file of the brand: name, handle, website, avatar, avatarDark, portrait, placement",
    )
    .addOption(new Option("--type <type>", "file type").choices(outputTypes).default("png"))
    .addOption(
      new Option("--image <type>", "with --type zip: image type (default: png)").choices(
        imageTypes,
      ),
    )
    .option("--texts", "with --type zip: also add caption.txt, alt.txt and manifest.json")
    .option("--flat", "with --type pptx: make each slide an image, without editable text")
    .option(
      "--scale <number>",
      `device pixels per CSS pixel, ${scaleRange.min} to ${scaleRange.max}`,
      parseScale,
      scaleRange.default,
    )
    .option(
      "--quality <number>",
      `quality of JPEG, WebP, PDF and PPTX, ${qualityRange.min} to ${qualityRange.max} (default: ${qualityRange.default})`,
      parseQuality,
    )
    .addOption(
      new Option(
        "--compression <how>",
        "for PNG: write files fast, or make them small (default: fast)",
      ).choices(compressions),
    )
    .option("--single", "render the whole post as one image")
    .addOption(
      new Option("--on-missing-media <what>", "how to handle images that can't be loaded")
        .choices(missingMediaChoices)
        .default("warn"),
    );
}

function addRender(program: Command, io: CommandIo, exit: (code: ExitCode) => void): void {
  const command = program
    .command("render")
    .description("Render a post's slides to files, with the same pixels as the editor's downloads.")
    .argument("<file>", fileHelp);
  addRenderOptions(command)
    .option("--slide <number>", "render only this slide, counted from 1", parseSlideNumber)
    .addHelpText("after", exitCodeHelp)
    .action(async (file: string, options: RenderCommandOptions) => {
      // The drawing engine is imported only by commands that draw.
      const { render } = await import("./render-command.ts");
      exit(await render(file, options, io));
    });
}

function addBulk(program: Command, io: CommandIo, exit: (code: ExitCode) => void): void {
  const command = program
    .command("bulk")
    .description("Render every post of a CSV, each to its own folder.")
    .argument("<file>", "CSV file with a header row, or - for standard input");
  addRenderOptions(command)
    .addHelpText("after", exitCodeHelp)
    .action(async (file: string, options: RenderCommandOptions) => {
      const { bulk } = await import("./bulk-command.ts");
      exit(await bulk(file, options, io));
    });
}

function addDraft(program: Command, io: CommandIo, exit: (code: ExitCode) => void): void {
  program
    .command("draft")
    .description(
      "Make a post from the sentences of one to five texts, without AI, and print the post as JSON.",
    )
    .argument(
      "<sources...>",
      "web address, or a file: PDF, DOCX, PPTX, EPUB, Markdown, text, SRT, VTT, CSV, HTML, feed, ZIP; or - for standard input",
    )
    .option(
      "--slides <number>",
      `maximum number of slides, 1 to 15 (default: ${generationLimits.slides.default}, or more for a series)`,
      parseSlideCount,
    )
    .addOption(
      new Option("--per <unit>", "what a slide is made of (default: auto)").choices([
        ...slideUnits,
      ]),
    )
    .addOption(
      new Option(
        "--amount <name>",
        "keep every word, condense to the best sentences, or expand, which needs an AI model (default: condense)",
      ).choices([...amounts]),
    )
    .option("--audience <words>", "who the post is for, for AI models")
    .option("--language <name>", "the post's language; translating needs an AI model")
    .option("--questions", "fill the slides for which the text is too short with questions to you")
    .option(
      "--image <addresses...>",
      "add the source's images with these addresses to the slides, or all (they are listed on standard error)",
    )
    .option("--template <name>", "template type of these questions")
    .option(
      "--choice <id>",
      "for a feed or ZIP: id of the item to read (the ids are listed on standard error)",
    )
    .addHelpText("after", exitCodeHelp)
    .action(async (sources: string[], options: DraftCommandOptions) => {
      const { draft } = await import("./draft-command.ts");
      exit(await draft(sources, options, io));
    });
}

function addStarters(program: Command, io: CommandIo, exit: (code: ExitCode) => void): void {
  program
    .command("starters")
    .description("List finished posts to start from, or print one of them as JSON.")
    .argument("[id]", "the post to print; without it, the posts are listed")
    .option("--find <words>", "list the posts with these words")
    .addOption(
      new Option("--framework <id>", "how a post is built").choices(Object.keys(frameworks)),
    )
    .addOption(new Option("--trade <id>", "whose post it is").choices(Object.keys(trades)))
    .addOption(new Option("--goal <id>", "what a post is to achieve").choices(Object.keys(goals)))
    .addOption(new Option("--network <id>", "where it is published").choices(captionServices))
    .action((id: string | undefined, { find, ...search }: StartersCommandOptions) =>
      exit(printStarters(id, { words: find, ...search }, io)),
    );
}

function addMcp(program: Command): void {
  program
    .command("mcp")
    .description("Serve tools for AI models (Model Context Protocol) on standard input and output.")
    .addOption(
      new Option(
        "--url <url>",
        "Slideloom server that renders and generates posts and has your saved carousels (set its API key in SLIDELOOM_KEY)",
      ).env("SLIDELOOM_URL"),
    )
    .option("--out <dir>", "folder for rendered files", join(tmpdir(), "slideloom"))
    .action(async (options: McpCommandOptions) => {
      const { mcp } = await import("./mcp-command.ts");
      await mcp(options);
    });
}
