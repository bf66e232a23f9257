/* Words that chatbots put around the slides of a carousel, in en, de, fr, es, pt, it, ja and ar. */

/** Names of a slide before its number. */
export const slideNames =
  "slide|folie|diapositiv[ae]|diapo|lámina|lamina|スライド|الشريحة|شريحة|slide n[°º]";

export const headlineLabels =
  "headline|title|header|heading|hook|titel|überschrift|schlagzeile|titre|accroche|título|titular|encabezado|gancho|titolo|titulo|見出し|タイトル|العنوان|عنوان";

export const bodyLabels =
  "body(?: text| copy)?|text|copy|content|subtitle|sub-?(?:text|head(?:line|ing)?|title)|supporting text|description|cta|call to action|untertitel|unterzeile|inhalt|fließtext|texte|corps|sous-titre|contenu|texto|cuerpo|subtítulo|contenido|llamada a la acción|corpo|legenda|testo|sottotitolo|本文|テキスト|サブタイトル|内容|النص|نص|المحتوى|العنوان الفرعي";

/** Labels of instructions for the slide's look, which aren't its words. */
export const lookLabels =
  "visual(?:s| idea| suggestion)?|image(?: idea| prompt)?|design(?: note| tip)?|graphic|illustration|background|layout|icon|note|bild(?:idee)?|grafik|gestaltung|hintergrund|hinweis|visuel|illustration|image suggérée|fond|imagen|diseño|fondo|nota|imagem|immagine|sfondo|画像|ビジュアル|デザイン|イラスト|صورة|الصورة|التصميم";

/** Labels of the text that is published with the slides. */
export const captionLabels =
  "caption|post(?: caption| text)|bildunterschrift|beschreibungstext|posttext|légende|texte du post|pie de foto|descripción del post|texto del post|legenda|didascalia|キャプション|投稿文|وصف المنشور|التعليق";

/** Names of a slide's purpose, which aren't its headline. */
export const roles =
  "hook|cover(?: slide)?|title slide|intro(?:duction)?|opening|opener|cta|call[- ]to[- ]action|closing|outro|final slide|last slide|titelfolie|titelbild|einstieg|aufhänger|einleitung|abschluss|schluss|handlungsaufforderung|accroche|couverture|appel à l['’]action|clôture|gancho|portada|llamad[ao] a la acción|cierre|capa|chamada para ação|copertina|表紙|フック|導入|締め|行動喚起|الغلاف|غلاف|المقدمة|مقدمة|الخطاف|خطاف|الخاتمة|خاتمة|دعوة للتفاعل|دعوة لاتخاذ إجراء|الدعوة لاتخاذ إجراء";
