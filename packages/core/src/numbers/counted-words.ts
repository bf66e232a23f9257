/** Words between the two numbers of a ratio, e.g. `1 in 5`, `3 von 4`, `1 de cada 3`, `3 من كل 4`. */
export const ratioWords =
  "in|in every|of|of every|out of|out of every|von|aus|sur|de|de cada|em|em cada|a cada|su|op de|van de|из|من|من كل|من أصل|من بين".split(
    "|",
  );

/** Words between the two numbers of a range, e.g. `10 to 15 %`. */
export const rangeWords: readonly string[] = ["to", "bis", "à", "a", "até", "إلى"];

/** Lower-case words. A number before one of them isn't a count, e.g. the 9 in `9 to 5`. */
export const uncountedWords: ReadonlySet<string> = new Set(
  [
    "a the to under over of in on at by is isn't are was were will would can can't and or but vs versus plus minus",
    "for from than that who which not no it if as per until till before after against with without into between beats",
    "equals i we you they he she up down out off ahead ago forever only",
    "auf von bis ist sind war und oder gegen für über unter im am mit ohne nach vor zu zum zur aus bei statt als wie",
    "der die das den dem ein eine pro je nicht",
    "à de du des d' sur en et ou est sont contre pour dans par sous avec sans au aux chez un une le la les pas vs",
    "del y o es son contra para por con sin sobre bajo entre al el los las una no",
    "do da dos das em na e é são com sem sob ao os um uma não",
    "di su e da il per con senza op van het te",
    "в на и или из до под над от по с без не",
    "في من إلى على و أو ليس هو هي مقابل ضد عن مع بدون لا ثم بعد قبل",
  ].flatMap((words) => words.split(" ")),
);

/** Matches the word for a street in languages that put it before the street's name: `12 rue Cler`. */
export const streetWords =
  /^(?:rue|avenue|boulevard|chemin|impasse|allée|quai|calle|avenida|paseo|rua|praça|travessa|via|viale|piazza|place (?:d|\p{Lu})|شارع)(?!\p{L})/iu;

/** Names that look like a number with a multiplier but aren't one. */
export const numberNames = /^(?:401k|3M|[248]K)$/;

/** Matches the Japanese or Chinese counter after a number, e.g. `3社`, `7つ`, `24時間`. */
export const counters =
  /^(?:時間|時間半|週間|日間|年間|か月|ヶ月|カ月|ヵ月|分間|秒間|人|名|社|件|回|個|つ|本|冊|枚|台|歳|倍|割|選|品|杯|食|通|点|語|分|秒|日|年(?!生|組)|円|歩|文字|字|票|匹|頭|曲|問|世帯|人前|店舗|店|棟|室|軒|個月|天|个|條|条|种|位以上)/u;

/** Matches Japanese suffixes of numbers that aren't counts: ordinals, age groups, times and addresses. */
export const ordinals =
  /^(?:[つ人社件回個本日年分月週]?目|年生|次|対\p{Nd}|位(?!以上)|番|号|階|章|話|丁目|代|時(?![間代])|月(?!\p{Script=Han}*間)|期生|級|世紀)/u;

/** Matches a Japanese or Chinese ratio or rate, e.g. `5人に1人`, `10社中7社`, `1日10分`. */
export const eastAsianRatio =
  /^\p{Nd}{1,4}[人社件回個店]?(?:に|中|のうち|人中)\s?(?:有\s?)?\p{Nd}{1,4}[人社件回個店]?|^1[日週月年]\p{Nd}{1,4}(?:分|時間|回|杯|食|ページ|冊|本)/u;
