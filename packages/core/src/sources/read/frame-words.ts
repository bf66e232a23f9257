/* Words that networks show around a post, in lower case and in en, de, fr, es, pt, it, nl, pl, tr and ja. */

const list = (words: string): ReadonlySet<string> =>
  new Set(words.split("|").map((word) => word.trim()));

/** Buttons and states that are alone on a line. */
export const buttons = list(
  `follow|following|subscribe|connect|message|like|likes|comment|comments|repost|reposts|share|send|reply|save|saved|bookmark|
  celebrate|support|love|insightful|funny|view|show more|see more|…more|...more|…see more|...see more|more|less|translate post|show original|
  see translation|see original|show translation|rate this translation|edited|promoted|sponsored|ad|verified|verified account|
  play|pause|mute|unmute|audio is muted|view profile|open camera|like comment repost send|like comment share|
  like reply|activate to view larger image|no alternative text description for this image|
  your document has finished loading|add a comment…|add a comment...|post|conversation|quote|pinned|premium|
  folgen|gefolgt|vernetzen|nachricht|gefällt mir|kommentieren|kommentar|reposten|teilen|senden|antworten|speichern|
  mehr anzeigen|…mehr|mehr ansehen|übersetzung anzeigen|bearbeitet|anzeige|gesponsert|abonnieren|
  suivre|abonné|se connecter|j’aime|j'aime|commenter|republier|partager|envoyer|répondre|enregistrer|
  voir plus|…voir plus|afficher plus|voir la traduction|modifié|sponsorisé|s’abonner|
  seguir|siguiendo|conectar|recomendar|me gusta|comentar|volver a publicar|compartir|enviar|responder|guardar|
  ver más|…ver más|mostrar más|ver traducción|editado|promocionado|suscribirse|
  seguindo|gostei|curtir|compartilhar|republicar|salvar|ver mais|…ver mais|ver tradução|patrocinado|
  segui|segui già|collegati|consiglia|mi piace|commenta|diffondi il post|condividi|invia|rispondi|salva|
  mostra altro|…altro|vedi traduzione|modificato|sponsorizzato|
  volgen|volgend|leuk|interessant|reageren|opnieuw plaatsen|delen|verzenden|beantwoorden|opslaan|
  meer weergeven|…meer|vertaling bekijken|bewerkt|gesponsord|
  obserwuj|obserwujesz|lubię to!|lubię to|skomentuj|komentarz|udostępnij|wyślij|odpowiedz|zapisz|
  pokaż więcej|…więcej|zobacz tłumaczenie|edytowano|sponsorowane|
  takip et|takip ediliyor|beğen|yorum yap|paylaş|gönder|yanıtla|kaydet|daha fazla|…daha fazla|çeviriyi gör|düzenlendi|sponsorlu|
  フォロー|フォローする|フォロー中|いいね|いいね！|コメント|再投稿|リポスト|送信|返信|保存|もっと見る|続きを読む|翻訳を表示|編集済み|プロモーション`,
);

/** Lines that end the post. After them come other people's words. */
export const endings = list(
  `replies|most relevant|most recent|relevant people|discover more|more replies|show this thread|show replies|show more replies|
  view all comments|all comments|comments|post your reply|what’s happening|what's happening|trending now|who to follow|more posts|
  antworten|relevanteste|relevante personen|mehr entdecken|diesen thread anzeigen|
  réponses|les plus pertinents|plus pertinents|personnes concernées|afficher ce fil|
  respuestas|más relevantes|personas relevantes|mostrar este hilo|
  respostas|mais relevantes|pessoas relevantes|mostrar esta sequência|
  risposte|più pertinenti|mostra questa discussione|
  reacties|meest relevant|meer antwoorden|toon deze thread|
  odpowiedzi|najtrafniejsze|pokaż ten wątek|
  yanıtlar|en alakalı|bu konuyu göster|
  返信|関連性の高い順|このスレッドを表示`,
);

const counted =
  "views?|reposts?|retweets?|quotes?|quote tweets?|likes?|bookmarks?|replies|reply|comments?|reactions?|followers?|shares?|saves?|" +
  "aufrufe|kommentare?|mal geteilt|reposts|zitate|lesezeichen|follower|" +
  "vues|commentaires?|partages?|republications?|abonnés|j’aime|" +
  "visualizaciones|comentarios?|compartidos?|veces compartido|seguidores|me gusta|" +
  "visualizações|comentários?|compartilhamentos?|curtidas?|" +
  "visualizzazioni|commenti|commento|condivisioni|diffusioni post|mi piace|" +
  "weergaven|reacties|volgers|keer opnieuw geplaatst|" +
  "wyświetleń|wyświetlenia|komentarzy|komentarze|polubień|obserwujących|" +
  "görüntülenme|yorum|beğeni|takipçi|" +
  "件の表示|件のコメント|件のリポスト|件のいいね|フォロワー";

const amount = String.raw`\d[\d.,\u00A0\u202F ]*(?:[KMB]|k|mil|Mio\.?|Tsd\.?|mln|B|万|億)?`;

/** Matches a line of counts: `214 Reposts 31 Quotes`, `88.4K Views`, `123 comments • 14 reposts`. */
export const counts = new RegExp(
  String.raw`^(?:[•·|,\s]*(?:${amount})\s*(?:${counted})(?![\p{L}]))+\s*$`,
  "iu",
);

const hashtags = /^(?:[#＃][^\s#＃,]+[\s,]*)+$/u;

/** Whether a line has only hashtags. */
export const isHashtagLine = (line: string): boolean => hashtags.test(line.trim());

/** Matches a number alone on a line. Copied counts beside icons have this form. */
export const bareCount = /^\d[\d.,]{0,8}\s?[KMB]?$/;

/**
 * Matches the time or age of a post, alone or with counts: `3d •`, `2:14 PM · Oct 8, 2025 · 88.4K Views`, `il y a 3 j`.
 */
export const times = new RegExp(
  [
    String.raw`^\d{1,2}:\d{2}(?:\s?[AP]M)?\s*[·•]\s*.{4,80}$`,
    String.raw`^(?:il y a |vor |hace |há )?\d{1,3}\s?(?:s|m|h|d|w|y|mo|min|hr|hrs|yr|Std\.|Tage?|Tag\.|Wo\.|Mon\.|J\.|j|sem\.?|mois|an|ans|días?|semanas?|meses|dias?|sett\.?|mesi|anni|dni|tyg\.|gün|hafta|ay|日|時間|週間|か月|年)(?:\s+ago)?\s*(?:[•·].{0,60})?$`,
    String.raw`^(?:edited|bearbeitet|modifié|editado|modificato|bewerkt)\s*[•·].{0,60}$`,
  ].join("|"),
  "iu",
);

/** Matches how the reader and the author are connected on LinkedIn: `• 2nd`, `Nadia Brandt • 1st`, `• 3. und mehr`. */
export const degree =
  /[•·]\s*(?:1st|2nd|3rd\+?|You|Author|Following|1\.|2\.|3\. ?\+|1er|2e|3e et \+|1\.º|2\.º|3\.º|1º|2º|3º|Du|Vous|Tú)(?:\s|$)/iu;

/** Matches the line above a post on X, Threads, Bluesky or Mastodon: `Tove Lindahl @tovebuilds · Oct 8`. */
export const handleHead =
  /^(.{1,60}?)\s*(?<![\p{L}\p{N}.])(@[\w.-]{1,60}(?:@[\w.-]{1,60})?)\s*(?:[·•]\s*(.{1,30}))?$/u;

/** Matches descriptions for screen readers on LinkedIn and Instagram, e.g. `Feed post number 2`. */
export const screenReaderPattern =
  /^(?:feed post(?: number \d+)?|feed-beitrag|post du fil|(?:view|visit) .{1,60}(?:profile|link)(?: .{0,20})?|.{1,40}['’]s profile picture|profile picture of .{1,40}|visible to anyone on or off linkedin|hashtag|liked by .{1,80}|view all [\d,.]+ comments|original audio|(?:photo|image|video) (?:by|of) .{1,80}|premium (?:profile|member).{0,20})$/iu;
