const address =
  /^(?:https?:\/\/)?(?:[^\s/.:?#@]+\.)+\p{L}[^\s/.:?#@]+(?::\d+)?(?:[/?#]\S*)?$|^https?:\/\/\S+$/iu;

/** Returns true if the typed text is a single web address. */
export const isAddress = (typed: string) => typed.length < 2100 && address.test(typed.trim());
