import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";

interface Prompt {
  title: string;
  description: string;
  /** Names of the arguments, all of which are required, with their meaning. */
  arguments: Readonly<Record<string, string>>;
  write: (values: Readonly<Record<string, string>>) => string;
}

const loop =
  "Validate it, save it, look at preview_carousel, correct what doesn't fit, then show me the overview and the link to the editor.";

const prompts: Readonly<Record<string, Prompt>> = {
  carousel_from_notes: {
    title: "Carousel from notes",
    description: "Turns your notes into a carousel.",
    arguments: { notes: "Your notes." },
    write: ({ notes = "" }) =>
      `Make a carousel from these notes. Use only what they say, one idea a slide. ${loop}\n\n${notes}`,
  },
  carousel_from_article: {
    title: "Carousel from an article",
    description: "Turns a web page into a carousel.",
    arguments: { url: "The page's address." },
    write: ({ url = "" }) =>
      `Read ${url} with read_source, and make a carousel of its main points. Use only numbers, names and quotations that it contains, and check them with validate_post and its source_id. ${loop}`,
  },
  review_carousel: {
    title: "Review a carousel",
    description: "Looks at a saved carousel, and suggests what to improve.",
    arguments: { title: "The carousel's title, or words of it." },
    write: ({ title = "" }) =>
      `Find my carousel “${title}” with list_carousels, read it with get_carousel and look at preview_carousel. Tell me what is unclear, repeated or too long, slide by slide. Change nothing yet.`,
  },
};

/** Beginnings of conversations, which chat programs show in a menu. */
export function servePrompts(server: Server): void {
  server.setRequestHandler("prompts/list", () => ({
    prompts: Object.entries(prompts).map(([name, prompt]) => ({
      name,
      title: prompt.title,
      description: prompt.description,
      arguments: Object.entries(prompt.arguments).map(([argument, description]) => ({
        name: argument,
        description,
        required: true,
      })),
    })),
  }));
  server.setRequestHandler("prompts/get", ({ params: { name, arguments: values = {} } }) => {
    const prompt = Object.hasOwn(prompts, name) ? prompts[name] : undefined;
    if (!prompt) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name}.`);
    }
    const absent = Object.keys(prompt.arguments).find((argument) => !values[argument]);
    if (absent !== undefined) {
      const message = `${name} needs the argument ${absent}.`;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
    }
    const text = prompt.write(values);
    return {
      description: prompt.description,
      messages: [{ role: "user", content: { type: "text", text } }],
    };
  });
}
