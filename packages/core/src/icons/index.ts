/* Names of the icons that are typed as `:name:` at the start of a line. */
export {
  addIconNames,
  dropIconCharacters,
  iconCharacterOf,
  iconCharacters,
  iconNameOf,
  listIcons,
  loadAllIcons,
  loadIcons,
  readIcon,
  sayDrawnIcons,
  sayIcon,
} from "./icon-book.ts";
