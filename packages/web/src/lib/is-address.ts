const address =
  /^(?:https?:\/\/)?(?:[^\s/.:?#@]+\.)+\p{L}[^\s/.:?#@]+(?::\d+)?(?:[/?#]\S*)?$|^https?:\/\/\S+$/iu;

/** Whether a typed text is one web address. */
export const isAddress = (typed: string) => typed.length < 2100 && address.test(typed.trim());
