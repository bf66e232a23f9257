/** A site's words for "we use cookies", and the words with which it explains that. */
interface ConsentWords {
  uses: string;
  explains: string;
}

const site = String.raw`(?:this|our|the) (?:web)?(?:site|page|shop)`;
const languages: readonly ConsentWords[] = [
  {
    uses: String.raw`(?:we|${site})(?:,? and (?:our|its) (?:[\p{L}\p{Nd}-]+ ){0,3}partners,?)? (?:also )?(?:uses?|stores?|sets?)(?: [\p{L}-]+){0,3} cookies`,
    explains: String.raw`your (?:experience|visit|browser|consent|privacy|preferences|device)|(?:web)?site|user experience|traffic|consent|privacy|accept|analy[sz]|personali[sz]|advert|third[- ]part|cookie (?:policy|settings)`,
  },
  {
    uses: String.raw`(?:wir|diese (?:web)?(?:site|seite)|unsere (?:web)?(?:site|seite))(?: und unsere (?:[\p{L}\p{Nd}-]+ ){0,3}partner)? (?:verwende[nt]|nutz(?:en|t)|benutz(?:en|t)|setz(?:en|t))(?: [\p{L}-]+){0,5} cookies`,
    explains: String.raw`website|webseite|erlebnis|datenschutz|privatsphäre|einwillig|zustimm|akzeptier|analys|personalisier|werbung|zugriffe|einstellungen|dritt|funktion|ein$`,
  },
  {
    uses: String.raw`(?:nous (?:et nos partenaires )?utilisons|(?:ce|notre) site(?: web)? utilise)(?: \p{L}+){0,3} cookies`,
    explains: String.raw`expérience|site|trafic|consent|vie privée|confidentialité|accept|analys|personnalis|publicit|préférences|tiers|navigation|audience`,
  },
  {
    uses: String.raw`(?:(?:utilizamos|usamos)|(?:este|nuestro|esta|nuestra) (?:sitio|página|web|tienda)(?: web)? (?:utiliza|usa))(?: \p{L}+){0,3} cookies`,
    explains: String.raw`experiencia|sitio|página|web|tráfico|consent|privacidad|acept|anali|personali|publici|preferencias|terceros|navega|servicios`,
  },
  {
    uses: String.raw`(?:(?:utilizamos|usamos)|(?:este|nosso) (?:site|sítio) (?:utiliza|usa))(?: \p{L}+){0,3} cookies`,
    explains: String.raw`experiência|site|tráfego|consent|privacidade|aceit|anali|personali|publici|preferências|terceiros|navega|serviços`,
  },
  {
    uses: String.raw`(?:(?:utilizziamo|usiamo)|(?:questo|il nostro) sito(?: web)? (?:utilizza|usa))(?: \p{L}+){0,3} cookies?`,
    explains: String.raw`esperienza|sito|traffico|consens|privacy|accett|anali|personalizz|pubblicit|preferenze|terz|navigazion|servizi`,
  },
  {
    uses: String.raw`(?:(?:当|本|この)(?:サイト|ウェブサイト|ホームページ)では?、?|弊社は|私たちは)?[^。]{0,20}(?:cookie|クッキー)[^。]{0,12}(?:使用|利用)(?:し(?:て(?:い|おり)ます|ます))?`,
    explains: String.raw`サイト|体験|同意|プライバシー|許可|分析|広告|設定|向上|サービス|閲覧`,
  },
  {
    uses: String.raw`(?:نستخدم|(?:هذا|موقعنا)(?: الموقع)? ?يستخدم|يستخدم (?:هذا )?(?:الموقع|موقعنا))[^.]{0,20}(?:ملفات تعريف الارتباط|الكوكيز|كوكيز|cookies)`,
    explains: String.raw`تجربت|الموقع|موافق|الخصوصية|قبول|تحليل|إعلان|تفضيلات|خدمات|تصفح`,
  },
];

/** Matches labels of a notice's buttons, e.g. `Accept all cookies`. */
const label =
  /^(?:(?:accept|allow|reject|decline|manage)(?: all| only)?(?: necessary| optional)?(?: cookies)?(?: settings| preferences)?|cookie (?:settings|preferences|policy|consent)|we value your privacy|(?:alle )?cookies (?:akzeptieren|zulassen|ablehnen)|alle akzeptieren|cookie-einstellungen|(?:tout )?(?:accepter|refuser)(?: (?:tous )?les cookies)?|gérer (?:les|mes) cookies|(?:aceptar|rechazar)(?: todas)?(?: las)? cookies|configurar cookies|aceitar (?:todos os )?cookies|accetta (?:tutti i )?cookie|(?:すべて(?:の(?:cookie|クッキー)を)?)?(?:同意する|許可する|受け入れる)|قبول (?:الكل|جميع ملفات تعريف الارتباط))[.!。]?$/iu;

/** Longer texts are prose about cookies. */
const maxNotice = 700;

const notices = languages.map(
  ({ uses, explains }) =>
    new RegExp(
      String.raw`^(?:[^.!?。]{0,24}[.!:：。–—-]\s*)?(?:${uses})(?:[\s.。!…✓]*$|.*(?:${explains}))`,
      "isu",
    ),
);

const mentions = languages.map(
  ({ uses, explains }) =>
    [new RegExp(uses, "iu"), new RegExp(`${explains}|privacy|gdpr|consent`, "iu")] as const,
);

/** Whether a text says anywhere that a site uses cookies, and what for. */
export const mentionsConsent = (text: string): boolean =>
  mentions.some(([uses, explains]) => uses.test(text) && explains.test(text));

/** Whether a text is a site's notice about cookies, or a button's label in it: `We use cookies.` */
export function isConsentNotice(text: string): boolean {
  const line = text.trim();
  if (line.length > maxNotice) return false;
  return label.test(line) || notices.some((notice) => notice.test(line));
}
