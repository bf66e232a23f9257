/** A passage's id: `p7` in the first source, or with the source's id in front, e.g. `src_ab/p7`, in others. */
const id = String.raw`(?:src_[A-Za-z0-9_-]{1,40}\/)?p[1-9]\d{0,5}`;

/** Matches a passage's id. */
export const passageIdPattern = new RegExp(`^${id}$`);

/** Matches each passage's id in a text, whatever the case of its letter. */
export const passageIdsPattern = new RegExp(
  String.raw`(?<![A-Za-z0-9_-])${id.replace("p[", "[pP][")}\b`,
  "g",
);
