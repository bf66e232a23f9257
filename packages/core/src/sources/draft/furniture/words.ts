/* Words of lines around a text, as patterns, in en, de, fr, es, pt, it, ja and ar. */

/** Headings of sections about the author, the sources or the publisher. */
export const asideHeadings =
  "(?:about|more about) (?:the )?(?:authors?|writer|me|us)|references|bibliography|sources|further reading|acknowledge?ments|credits|(?:photo|image) credits|footnotes|disclosures?|funding|competing interests|(?:media|press) contacts?|contact(?: us)?|notes? to editors|editor['’]s notes?|" +
  "über (?:den autor|die autorin|die autoren|mich|uns)|zur person|literatur(?:verzeichnis)?|quellen(?:angaben)?|weiterführende (?:links|literatur)|danksagung|impressum|pressekontakt|kontakt|bildnachweise?|fotos?|illustrationen(?: ?/ ?fotos)?|fußnoten|" +
  "à propos de l['’]auteur(?:e|rice)?|à propos de (?:moi|nous)|références|bibliographie|sources|crédits(?: photo)?|remerciements|contact presse|notes|" +
  "(?:sobre|acerca de) (?:el autor|la autora|mí|nosotros)|referencias|bibliografía|fuentes|créditos|agradecimientos|contacto(?: de prensa)?|" +
  "sobre (?:o autor|a autora|mim|nós)|referências|fontes|agradecimentos|contato|l['’]autor[ei]|riferimenti|fonti|ringraziamenti|contatti|" +
  "参考文献|出典|著者(?:紹介|について)|筆者プロフィール|プロフィール|(?:本件|本リリース|本資料)に関する(?:お)?問い?合わせ(?:先)?|お問い合わせ(?:先)?|للتواصل الإعلامي|注釈|المراجع|المصادر|عن الكاتبة?|نبذة عن الكاتبة?|للتواصل";

/** Headings of links to other texts, comments and sign-up forms. */
export const endHeadings =
  "related(?: posts?| articles?| stories| content| topics| reading| links?)?|you (?:may|might) (?:also )?(?:like|enjoy|be interested in)|recommended(?: for you| reading| articles?)?|more (?:stories|articles|posts|like this|to explore)|read (?:more|next|also|this next)|also (?:read|on .{1,30})|see also|up next|most (?:read|popular|viewed|shared)|popular (?:posts?|articles?|now)|(?:featured|recent) (?:posts?|stories|articles)|latest (?:posts?|news|articles?|stories)(?: by .{2,60})?|trending(?: now)?|share(?: this(?: post| article| story)?| on| via)?|leave a (?:comment|reply)|join the (?:conversation|discussion)|filed under|" +
  "(?:das )?könnte (?:sie|dich|euch) (?:auch )?interessieren|das könnte (?:sie|dich|euch) auch interessieren|ähnliche (?:artikel|beiträge|themen)|weitere (?:artikel|beiträge|meldungen)(?: .{1,40})?|mehr (?:zum thema|lesen)|lesen sie auch|auch interessant|passend dazu|meistgelesen|beliebte (?:artikel|beiträge)|neueste (?:artikel|beiträge)|(?:einen )?kommentar schreiben|diskutieren sie mit|artikel teilen|verwandte (?:artikel|themen)|siehe auch|schlagwörter|" +
  "(?:articles?|contenus?|sujets?) (?:similaires?|liés?|associés?|connexes?)|(?:à |a )?lire (?:aussi|également)|voir aussi|sur le même (?:sujet|thème)|(?:vous|cela|ça) (?:aimerez|pourrait) .{1,40}|audios? et vidéos? sur (?:le|ce) sujet|les plus (?:lus|partagés)|derniers articles|laisser un commentaire|partager (?:cet |l['’])article|réagissez|dans la même rubrique|" +
  "(?:artículos?|noticias?|contenidos?|temas?) (?:relacionad[oa]s?|similares)|también te (?:puede|podría) (?:interesar|gustar)|te (?:puede|podría) interesar|te recomendamos|lee también|leer también|ver también|(?:esto|esta nota|lo siguiente) (?:también )?te (?:puede|podría) interesar|más (?:leídas?|leídos?|noticias)|lo más (?:leído|visto|compartido|comentado|popular)|últimas noticias|deja (?:un comentario|una respuesta)|" +
  "(?:artigos?|notícias?|conteúdos?) relacionad[oa]s?|leia (?:também|mais)|veja também|mais lid[oa]s|deixe um comentário|articoli correlati|leggi anche|potrebbe (?:interessarti|anche interessarti)|i più letti|" +
  "関連(?:記事|リンク|ページ|コンテンツ|ニュース)|あわせて読みたい|こちらもおすすめ|おすすめ(?:の)?記事|人気(?:の)?記事|最新記事|新着記事|" +
  "(?:مقالات|مواضيع|أخبار|موضوعات) (?:ذات صلة|مشابهة|متعلقة)|اقر(?:أ|ئي|ؤوا) أيض(?:ًا|اً|ا)?|قد يعجبك أيض(?:ًا|اً|ا)?|الأكثر (?:قراءة|مشاهدة)|آخر الأخبار|اترك تعليقا?ً?";

/** Headings of links, comments and sign-up forms, unless running text follows. */
export const weakEndHeadings =
  "more (?:from|in|on) .{1,40}|comments?|subscribe(?: .{1,40})?|(?:.{1,30}[ -])?newsletter(?: .{1,40})?|sign up(?: .{1,40})?|tags|discussion|responses|share|" +
  "kommentare?|teilen|mehr (?:aus|von) .{1,30}|weitere themen|commentaires?|partager|inscrivez-vous(?: .{1,40})?|s['’]abonner|" +
  "comentarios?|compart(?:ir|e)(?: .{1,30})?|suscríbete(?: .{1,40})?|boletín|más (?:en|sobre) .{1,30}|comentários?|compartilh(?:ar|e)|commenti|condividi|" +
  "コメント|シェア(?:する)?|メルマガ(?:登録)?|ランキング|التعليقات|شارك(?: .{1,30})?|ذات صلة";

/** Words before the name of a photographer, an agency or an interviewer. */
export const creditWords =
  "(?:cover |title )?(?:photos?|photographs?|images?|pictures?|illustrations?|videos?|graphics?|art)(?: (?:credits?|courtesy|source|by))?|credits?|courtesy of|caption|(?:titel|beitrags)?(?:fotos?|bild(?:er|quelle|nachweis|rechte)?|grafik|illustration(?:en)?|video)|quellen?|sources?|crédits?(?: photos?)?|photo(?:graphie)?s?|imagen|imágenes|fotos?|fotografías?|ilustración|fuentes?|créditos?|fotografia|immagine|fonte|写真|撮影|画像|出典|イラスト|تصوير|صورة|الصورة|المصدر|مصدر الصورة|getty(?: images)?|shutterstock|unsplash|reuters|ap photo|afp|dpa|efe";

/** Words before the name of a text's author. */
export const bylineWords =
  "(?:written |posted |published |reported |story |words |text |edited |interview )?by|authors?|words|text|reporting|interview(?:er)?|von|ein (?:beitrag|text|artikel|gastbeitrag|interview) von|text|autor(?:in|en)?|redaktion|das (?:interview|gespräch) führten?|(?:écrit |publié |rédigé |propos recueillis |recueilli |entretien réalisé )?par|auteure?|rédaction|(?:escrito |publicado |texto |entrevista )?por|autora?|redacción|texto|entrevista|(?:escrito |publicado )?di|testo|文|取材|執筆|著者|聞き手|構成|編集部?|ライター|كتبتها?|بقلم|إعداد|تقرير|حوار|حاورتها?|أجرى الحوار|الكاتبة?";

/** Words of a line with a time of publication or reading. */
export const timeWords =
  "(?:first |last )?(?:published|updated|posted|modified|edited|revised)(?: (?:on|at))?|last (?:update|change)|date|(?:estimated )?reading time|read time|(?:zuletzt )?(?:veröffentlicht|aktualisiert|erschienen|geändert|stand)(?: am)?|datum|lesezeit|lesedauer|(?:publié|mis à jour|modifié|paru)e?(?: le)?|date|(?:temps|durée) de lecture|(?:publicado|actualizado|modificado|creado)(?: el)?|fecha|(?:tiempo|duración) de lectura|(?:publicado|atualizado)(?: em)?|tempo de leitura|(?:pubblicato|aggiornato)(?: il)?|tempo di lettura|公開日?|更新日?|投稿日?|掲載日?|最終更新日?|読了時間|نُ?شر(?:ت)?(?: في)?|تاريخ النشر|آخر تحديث|مدة القراءة|وقت القراءة";

/** Lines of a web page's banners, menus and buttons. */
export const bannerLines = new Set(
  (
    "fullscreen|full screen|fact sheet|book now|add to cart|add to wishlist|" +
    "vollbild|jetzt buchen|jetzt anfragen|in den warenkorb|zur merkliste|plein écran|réserver|ajouter au panier|pantalla completa|reservar ahora|añadir al carrito|reporte un error|reportar un error|agregar información|" +
    "advertisement|advertisements|advertorial|sponsored|sponsored content|skip to content|skip to main content|menu|home|search|log in|sign in|sign up|register|loading|loading...|loading…|read more|read more...|read full article|continue reading|show more|see more|view more|learn more|click here|print|email|e-mail|facebook|twitter|linkedin|instagram|whatsapp|pinterest|youtube|tiktok|telegram|pocket|reddit|copy link|download|watch|listen|play video|top stories|table of contents|contents|back to top|close|next|previous|accept|ok|more|story continues below|story continues below advertisement|article continues after advertisement|this story is part of|paid post|" +
    "anzeige|werbung|menü|startseite|suche|anmelden|registrieren|weiterlesen|mehr lesen|mehr erfahren|drucken|inhaltsverzeichnis|inhalt|nach oben|schließen|weiter|zurück|zum inhalt springen|" +
    "publicité|menu|accueil|recherche|se connecter|connexion|lire la suite|en savoir plus|imprimer|sommaire|haut de page|fermer|suivant|précédent|" +
    "publicidad|anuncio|inicio|buscar|iniciar sesión|leer más|seguir leyendo|más información|imprimir|índice|cerrar|siguiente|anterior|publicidade|anúncio|início|leia mais|continuar lendo|pubblicità|leggi di più|continua a leggere|indice|" +
    "merken|vorlesen|tweet|tweeten|favoris|escuchar|imprimer|später lesen|後で読む|記事を保存|保存する|印刷する|シェア|ツイート|リンクをコピー|" +
    "広告|スポンサーリンク|メニュー|ホーム|検索|ログイン|続きを読む|もっと読む|もっと見る|目次|トップへ戻る|閉じる|次へ|前へ|" +
    "حفظ|استمع|انسخ الرابط|إعلان|إعلانات|القائمة|الرئيسية|بحث|تسجيل الدخول|اقرأ المزيد|المزيد|طباعة|المحتويات|جدول المحتويات|إغلاق|التالي|السابق"
  ).split("|"),
);
