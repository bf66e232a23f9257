const afternoon =
  /p\.? ?m\.?|de la (?:tarde|noche)|de l['’]après-midi|du soir|da (?:tarde|noite)|di sera|del vespre|de la tarda|de la nit|del pomeriggio|nachmittags|abends|in the (?:afternoon|evening)|午後|下午|晚上|夜|délután|este|مساء/iu;
const morning =
  /a\.? ?m\.?|de la mañana|du matin|da manhã|di mattina|del mattino|del matí|de la matinada|morgens|vormittags|in the morning|午前|早上|上午|朝|reggel|délelőtt|صباح/iu;

/** Lists the times of day that a typed time may mean. `part` names a half of the day, if any. */
export function toMinutes(atMinutes: number, part: string, typed: string): number[] {
  const half = 720;
  if (part !== "" && afternoon.test(part)) return [(atMinutes % half) + half];
  if (part !== "" && morning.test(part)) return [atMinutes % half];
  const isSure = atMinutes >= 13 * 60 || typed.startsWith("0") || atMinutes === 0;
  return isSure ? [atMinutes] : [atMinutes, (atMinutes + half) % (2 * half)];
}
