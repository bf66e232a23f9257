/* Names of the icons that are typed as `:name:` at the start of a line. */
export {
  addIconNames,
  dropIconCharacters,
  guessIcon,
  iconCharacterOf,
  iconCharacters,
  iconNameOf,
  listIcons,
  loadAllIcons,
  loadIcons,
  readIcon,
  sayDrawnIcons,
  sayIcon,
  type TypedIcon,
} from "./icon-book.ts";
