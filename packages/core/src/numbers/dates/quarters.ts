const ordinals: readonly string[] = [
  "first|1st|erste|1\\.|premier|1er|primer|1\\.?[ºer]{1,2}|primeiro|primo|1º|eerste|1e|első|第?[一1]|الأول",
  "second|2nd|zweite|2\\.|deuxième|second|2e|2nd|2ème|segundo|2\\.?º|secondo|tweede|második|第?[二2]|الثاني",
  "third|3rd|dritte|3\\.|troisième|3e|3ème|tercer|3\\.?(?:º|er)|terceiro|terzo|derde|harmadik|第?[三3]|الثالث",
  "fourth|4th|last|vierte|4\\.|quatrième|4e|4ème|cuarto|4\\.?º|quarto|vierde|negyedik|第?[四4]|الرابع",
];
const number = ordinals.map((words, index) => `(?<q${index + 1}>${words})`).join("|");
const name = "quarters?|quartale?s?|trimestre|kwartaal|negyedév\\p{L}*|四半期|季度";
const year = String.raw`(?<year>(?:19|20)\d{2})(?!\d)`;
const before = String.raw`(?:(?<early>(?:19|20)\d{2})(?:年|\.)?[ \u00A0]?)?`;

/** Matches a quarter of a year in words, e.g. `third quarter of 2024`. The groups are `q1` to `q4`, `year`, `early`. */
export const quarterInWords = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d])${before}(?:(?:${number})[nsrm]?[ \u00A0-]?(?:${name})|(?:الربع) (?:${ordinals.map((words, index) => `(?<a${index + 1}>${words})`).join("|")}))(?:[ \u00A0](?:(?:of|in|des jahres|de|del|du|di|van|من)[ \u00A0])?(?:fiscal )?${year})?(?!\p{Script=Latin})`,
  "giu",
);
/** Matches a quarter without a year, e.g. `Q3`. */
export const bareQuarter = /(?<![\p{L}\d])Q(?<q>[1-4])(?![\p{L}\d])/gu;

/** Returns the quarter, 1 to 4, that `quarterInWords` found. */
export const readQuarter = (groups: Record<string, string | undefined>): number =>
  [1, 2, 3, 4].find((index) => (groups[`q${index}`] ?? groups[`a${index}`]) !== undefined) ?? 0;
