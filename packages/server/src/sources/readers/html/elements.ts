export const toSet = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/**
 * Elements that begin and end a block of text. All others, also those that HTML doesn't know, are inline, as in
 * browsers.
 */
const blocks = toSet(
  "address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption " +
    "figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav noframes ol " +
    "optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp",
);

export const isBlock = (name: string): boolean => blocks.has(name);

/** Elements without content, which have no end tag. */
export const voidElements = toSet(
  "area base br col embed hr img input link meta param source track wbr",
);
