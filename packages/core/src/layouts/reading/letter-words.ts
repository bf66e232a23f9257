/** Matches the start of a letter, e.g. `Dear`. */
export const greetings =
  /^(?:dear|hi|hello|hey|to whom|liebe[rs]?|hallo|sehr geehrte[rs]?|guten (?:tag|morgen)|moin|bonjour|salut|ch[eè]r(?:e|s|es)?|hola|estimad[oa]s?|querid[oa]s?|buenos días|ol[áa]|car[oa]s?|prezad[oa]s?|bom dia|拝啓|こんにちは|お世話に|عزيز(?:ي|تي)?|أعزائي|السادة|السلام عليكم|مرحبا|مرحبًا|مرحباً|أهلا|أهلًا|أهلاً)(?!\p{L})/iu;

/** Matches the words before a letter's signature, e.g. `Best regards`. */
export const farewells =
  /^(?:(?:best|kind|warm(?:est)?) (?:regards|wishes)|regards|best|yours|cheers|love|sincerely|with love|(?:viele|liebe|herzliche|beste|schöne) grüße|mit freundlichen grüßen|bis bald|cordialement|bien à vous|à bientôt|amicalement|bises|un saludo|saludos|un abrazo|abrazos|atentamente|(?:um )?abraços?|beijos|atenciosamente|até (?:logo|breve)|敬具|よろしくお願いします|مع (?:تحياتي|التحية|خالص|أطيب)|تحياتي)/iu;

/** Attributions that name nobody, such as "proverb" or "unknown". */
export const unnamedAuthors =
  /(?:proverb|saying|unknown|anonymous|sprichwort|unbekannt|volksmund|proverbe|inconnu|anonyme|dicton|proverbio|refrán|anónimo|provérbio|ditado|anônimo|ことわざ|諺|مثل|مجهول)/iu;

/** Words before somebody whom an author knows: `my father`. */
export const owners =
  /^(?:my|our|his|her|their|meine?r?|unsere?r?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|meus?|minhas?|noss[oa]s?|mi[ao]|nostr[oa])$/iu;

/** Relatives and people whom somebody learns from. */
export const kin =
  /^(?:(?:grand|step)?(?:father|mother|parents|son|daughter)|grand(?:ma|pa|dad|mum|mom)|dad|mum|mom|aunt|uncle|brother|sister|wife|husband|boss|teacher|coach|mentor|neighbou?r|friend|(?:Groß)?(?:Vater|Mutter|Eltern)|Opa|Oma|Papa|Mama|Tante|Onkel|Bruder|Schwester|Mann|Frau|Chef(?:in)?|Lehrer(?:in)?|Meister(?:in)?|Nachbar(?:in)?|Kund(?:e|in)|(?:grand-)?(?:père|mère)|oncle|tante|frère|sœur|mari|femme|patronne?|voisine?|amie?|clienta?e?|[mp]adre|abuel[oa]|tí[oa]|herman[oa]|marido|mujer|jef[ea]|profesora?|maestr[oa]|vecin[oa]|amig[oa]|pai|mãe|av[ôó]|irm(?:ão|ã)|chefe)$/iu;

/** Lower-case words that names contain, e.g. `von`. */
export const nameParticles: ReadonlySet<string> = new Set(
  "von van der den de del della di da do dos das du la le les el al bin ibn ben y e zu zur vom the of and und et & st".split(
    " ",
  ),
);
