const call = [
  // en
  String.raw`(?:re-?post|retweet|rt)(?!\p{L})`,
  String.raw`(?:follow|subscribe(?: to)?)\s(?:me|us|our|my|@|for|along|here|now)`,
  String.raw`.{0,80}(?:subscribe|sign up) (?:to|for) (?:our|my|the) (?:\S+\s)?(?:newsletter|channel|blog|podcast|list)`,
  String.raw`follow (?:him|her|them) on|check back (?:in )?soon`,
  String.raw`share (?:this|it|the)\s.{0,60}(?:post|article|thread|carousel|story|page|friend|network|someone|anyone)`,
  String.raw`sign up (?:for|to) (?:our|my|the)|join (?:our|my|\p{Nd}).{0,40}(?:newsletter|subscribers|readers|community)`,
  String.raw`leave (?:us|me) a (?:review|rating)|rate (?:us|the show)|like,? (?:and|&|share)`,
  String.raw`if (?:you|this).{0,60}(?:(?:follow|share|repost|rt|retweet|subscribe)(?!\p{L}))`,
  // de
  String.raw`teil(?:e|t|en sie)? (?:diesen|den|das|es|ihn).{0,40}(?:beitrag|artikel|post|thread|freund|kolleg|netzwerk)`,
  String.raw`folg(?:e|t|en sie) (?:mir|uns)|abonnier(?:e|t|en)|jetzt abonnieren`,
  String.raw`wenn (?:dir|euch|ihnen|du|ihr).{0,60}(?:folg|teil|abonnier|repost|retweet)`,
  // fr
  String.raw`partage(?:z|r)? (?:ce|cet|cette|l['’])|abonne(?:z-vous|-toi)|suivez[- ](?:nous|moi)|suis-moi`,
  String.raw`si (?:ce|cet|cette|ça|cela|vous|tu).{0,60}(?:abonne|partage|suivez|suis-moi|retweet|likez)`,
  // es, pt, it
  String.raw`comparte (?:este|esta|el|la)|sígue(?:me|nos)|suscríbe(?:te|se)|haz rt|dale (?:like|me gusta)`,
  String.raw`si te ha? ?(?:gustado|servido|gustó|sirvió|sido útil|parecido).{0,80}(?:rt|sígue|comparte|suscríbe|like)`,
  String.raw`(?:compartilhe|partilhe) (?:este|esta|o|a)|siga-?(?:me|nos)|inscreva-se|se (?:você )?gostou.{0,60}(?:compartilh|sig|inscrev)`,
  String.raw`condividi (?:questo|questa|il|l['’])|seguimi|seguici|iscriviti|se ti è (?:piaciuto|stato utile).{0,60}(?:condivid|segui|iscriv)`,
  // ja, ar
  String.raw`.{0,30}(?:フォロー|シェア|リポスト|いいね|チャンネル登録|メルマガ登録)(?:を)?(?:して|お願い|よろしく)`,
  String.raw`(?:شارك(?:وا|نا|ونا|ها)?|تابع(?:نا|وني|ونا|ني|وا)|اشترك(?:وا|ي)?|أعد(?:وا)? (?:ال)?(?:نشر|تغريد)|أعيدوا (?:ال)?(?:نشر|تغريد)|انشر(?:وا)?)(?!\p{L})`,
];

/** Matches a call to share a post or to follow its author, e.g. `♻️ Repost this`. */
export const calls = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,8}(?:please,? |and |bitte |s['’]il vous plaît,? |por favor,? )?(?:${call.join("|")})`,
  "iu",
);

/** Whether a sentence asks readers to share a post or to follow its author. */
export const isCall = (sentence: string): boolean => calls.test(sentence);
