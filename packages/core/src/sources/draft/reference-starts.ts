/** Words for small numbers, with which a sentence counts things that it doesn't name. */
const counts: Readonly<Record<string, string>> = {
  en: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|some|many|most|half|none|few|several|all|each|another",
  de: "eine[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|beide|einige|viele|manche|die meisten|alle|keine[rs]?|die hälfte|mehrere",
  fr: "un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|certains|certaines|plusieurs|beaucoup|la plupart|la moitié|aucune?|chacune?",
  es: "uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|ambos|ambas|algunos|algunas|muchos|muchas|varios|varias|la mayoría|la mitad|ninguno|ninguna|todos|todas",
  pt: "um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|ambos|ambas|alguns|algumas|muitos|muitas|vários|várias|a maioria|metade|nenhum|nenhuma",
  it: "uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|entrambi|alcuni|alcune|molti|molte|la maggior parte|metà|nessuno|nessuna",
};

/** Words before a count. */
const only: Readonly<Record<string, string>> = {
  en: "only|just|almost|about|nearly|at least|at most|the other|exactly",
  de: "nur|fast|etwa|rund|genau|mindestens|höchstens|die anderen",
  fr: "seuls?|seules?|environ|presque|au moins|les autres|seulement",
  es: "s[oó]lo|casi|unos|unas|al menos|los otros|las otras|solamente",
  pt: "s[oó]|apenas|quase|cerca de|pelo menos|os outros|as outras",
  it: "solo|quasi|circa|almeno|gli altri|le altre|soltanto",
};

/** Words after a count that refer to things named before. */
const ofThem: Readonly<Record<string, string>> = {
  en: "of (?:them|these|those|which|whom)",
  de: "davon|darunter|von (?:ihnen|diesen|denen)|dieser|derer",
  fr: "d['’]entre (?:eux|elles)|de ces|de ceux|d['’]eux",
  es: "de (?:ell[oa]s|est[oa]s|es[oa]s)",
  pt: "del[ea]s|dest[ea]s|dess[ea]s",
  it: "di (?:loro|quest[ei]|quell[ei])|d['’]essi",
};

/** Verbs that directly follow a count of things named before: `14 had never seen it`. */
const verbs: Readonly<Record<string, string>> = {
  en: "had|have|has|was|were|is|are|did|do|does|never|said|used|came|went|left|stayed|became|could|can|will|would|asked|wanted|thought|got|made|saw|took|found|paid|signed|agreed|failed|worked|didn['’]t|wasn['’]t|weren['’]t|hadn['’]t",
  de: "hatten?|haben|hat|waren?|sind|ist|sagten?|kamen?|gingen?|wollten?|blieben?|meinten?|fanden?|brauchten?|konnten?|wurden?|werden|machten?|zahlten?|fehlten?",
  fr: "n['’]ont|ont|avaient|a|avait|sont|étaient|est|était|se sont|ne|sont venus|ont dit|voulaient|peuvent",
  es: "han|ha|había[n]?|son|es|eran?|fueron|fue|tenía[n]?|dijeron|me|te|se|nos|no|nunca|querían|pudieron|\\p{L}+(?:aron|ieron)",
  pt: "têm|tem|tinham?|são|é|eram?|foram|foi|disseram|me|se|nos|não|nunca|queriam|\\p{L}+(?:aram|eram|iram)",
  it: "hanno|ha|avevano?|sono|è|erano?|hanno detto|non|mai|si|volevano",
};

/** Words at a sentence's start that refer to the sentence before, or to a place in the text. */
const words: Readonly<Record<string, string>> = {
  en: "such|in such|both(?! [\\p{L}’'-]+(?: [\\p{L}’'-]+){0,3} and )|you(?:['’]ll| will| can| may) (?:note|notice|see) that|(?:these|those|all) (?:two|three|four|five)|ironically|even the|[^,.]{2,30}, (?:however|though|too|meanwhile)(?=,)|(?:they|he|she|that|this)['’](?:re|s|d|ll|ve)|it['’](?:s|d|ll)(?! (?:\\p{L}+ ){0,2}(?:time|day|night|morning|summer|winter|spring|autumn|raining|snowing)(?!\\p{L}))(?![^.!?]*\\s(?:to|that|when|if|why|how|what|who|because)(?!\\p{L}))|that said|that means|that way|as (?:mentioned|noted|above|before|said|a result)|above|below|hence|thus|therefore|accordingly|consequently|similarly|moreover(?!,)|furthermore(?!,)|nevertheless|nonetheless|meanwhile(?!,)|conversely|additionally(?!,)|simultaneously|at the same time|in the meantime|eventually|finally|for (?:his|her|their|its) part|that is,|even (?:then|so)|in (?:both|either|contrast|addition(?!,)|other words|short|turn|response|return)|on the other hand|by contrast|for (?:example|instance|this reason|that reason)|from (?:there|then|that)|(?:because|as|out|instead|ahead|beyond|above|besides|despite|except) (?:of )?(?:that|this|it|these|those)|so (?:do|did|does|is|was|are|were|can|could|have|has|had|will|would)|nor|neither (?:did|do|does|is|was)|here too|there too|more than that|worse(?: still)?,|better(?: still)?,|afterwards?|after all|on top of (?:that|this)|(?:the|a|my|our|his|her|their) (?:first|second|third|fourth|fifth|last|next|other|former|latter) (?:one|ones|is|was|are|were|had|has)|rather than (?:that|this)",
  de: "daneben|(?:die|den) (?:wenigen|beiden)(?=,)|es handelt sich|hier (?:ist|sind|war|waren|bildet|zeigt|liegt|gilt|hilft|macht|geht)|so(?=\\s(?:ein|eine|ist|war|kam|wurde|konnte|geht|heißt|haben|hat|sind|waren|können))|solche[rsmn]?|(?:aber |und |doch )?(?:auch|selbst|sogar|erst|nur) (?:dann|da|dort|hier|so|das|dies)|dann|danach|nicht(?=[^.]{1,40}, sondern)|davor|dazu|dadurch|deshalb|deswegen|daher|darum|daraus|daran|darauf|darin|darunter|darüber|dabei|dafür|dagegen|damit|trotzdem|dennoch|allerdings|jedoch|stattdessen|außerdem|zudem|ferner|ebenso|ebenfalls|genauso|hingegen|andererseits|seither|seitdem|seit damals|damals|dort|hierbei|hierfür|hierzu|letztere[rsn]?|erstere[rsn]?|wie (?:gesagt|erwähnt|oben)|mit anderen worten|zum beispiel|das heißt|(?:der|die|das) (?:erste|zweite|dritte|vierte|letzte|andere|nächste)(?=\\s(?:ist|war|hat|hatte|wäre|heißt|lautet))|(?:aus|nach|vor|mit|bei|seit|trotz|wegen) (?:diese[rmns]?|solche[rmn]?|jene[rmn]?)|nicht[,]? (?:so|dass|aber)|auch (?:hier|da|das|dies|er|sie|ihm|ihr)|da (?:ist|sind|war|waren|hat|haben|kann)|genauer gesagt|in (?:diesem|dieser|einem solchen|einer solchen) (?:\\p{L}+)|eng verbunden|als nachteil|hinzu kommt|umgekehrt|gleichzeitig|zugleich|zuvor|anschließend|schließlich|übrigens|ohnehin|indessen|vielmehr|demnach|folglich|somit|(?:derzeit|aktuell|heute|inzwischen|mittlerweile|bislang|bisher) (?:\\p{L}+ )?(?:dort|hier|da|davon|dazu|damit|daran)|man \\p{L}+ auch|immerhin|lediglich|insbesondere",
  fr: "d['’]autre part|les deux(?! [\\p{L}’'-]+ (?:et|de|du|des) )|(?:depuis|lors|tant|dès|parce) qu['’](?:ils?|elles?)|ainsi|c['’]est ce qu['’]|d['’]autres|(?:quand|lorsque|si|comme) (?:je|tu|on|nous|vous|ils?|elles?) (?:l['’]|les? |la )|pour [^,]{3,20}, (?:il|elle|ils|elles)|[^,.]{2,25}, cette?|donc|puis|ensuite|alors|pourtant|cependant|toutefois|néanmoins|en effet|en revanche|de plus|en outre|par ailleurs|par exemple|autrement dit|d['’]où|d['’]ailleurs|au contraire|à l['’]inverse|c['’]est[- ](?:pourquoi|à[- ]dire|ainsi|là)|là(?=[,\\s])|en même temps|par la suite|du coup|dès lors|finalement|enfin|de son côté|à son tour|tel(?:le)?s?|depuis(?= lors|,)|après (?:cela|ça|quoi)|malgré (?:cela|tout)|pour (?:cela|ça)|celles?-ci|ceux-(?:ci|là)|celui-là|(?:le|la|les) (?:premier|première|deuxième|seconde?|troisième|dernier|dernière|autre|autres)s?(?=\\s(?:est|était|a|avait|sont)(?!\\p{L}))|(?:je|tu|on|nous|vous|ils?|elles?) (?:l['’]|les? |la |lui |leur |en |y )(?=\\p{L})|j['’](?:en|y|l['’])(?!\\p{L})|j['’]l['’]|je l['’]",
  es: "se trata|por otr[oa] (?:lado|parte)|los dos|las dos|así(?! que)|por ende|(?:a|con|de|ni|para|por|según) (?:él|ella)|en (?:la|el) (?:primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])(?=,)|era (?:mayor|menor|más)|así que|entonces|luego|después(?=[,\\s](?!de))|además|también|sin embargo|no obstante|por (?:eso|ello|tanto|lo tanto|consiguiente|ejemplo|cierto)|en cambio|de hecho|es decir|o sea|en otras palabras|allí|ahí|al mismo tiempo|asimismo|a su vez|por su parte|mientras tanto|finalmente|por último|en tanto|(?:no )?(?:era|fue|es) (?:una?|muy|más) (?:\\p{L}+ ){0,2}(?:que|y|de|con|para)|(?:no )?(?:está|estaba|tiene|tenía|quiere|quería|trabaja|vive|dijo|afirmó|explicó|agregó|añadió|señaló|aseguró|indicó|recordó|comentó|sostuvo|reiteró|manifestó)(?=\\s)|(?:no )?(?:se )?\\p{L}{2,}ó(?=,|\\s(?!el |la |los |las |un |una |lo ))|aun así|aún así|tampoco|tal(?:es)?(?!\\p{L})|dich[oa]s?|(?:el|la|los|las|lo) (?:primer[oa]s?|segund[oa]s?|tercer[oa]s?|últim[oa]s?)(?=\\s(?:es|era|fue|ya|ha|no|se)(?!\\p{L}))|(?:a|con|de|en|por|para|según|desde|hasta|tras|ante) (?:ell[oa]s?|est[eoa]s?|es[eoa]s?|aquell[oa]s?)|l[oa]s? (?:hice|hicimos|llamé|vi|dije|dijo|puse|compré|vendí|tengo|tuve|llamamos|vimos|sé|sabía)",
  pt: "trata-se|por outr[oa] (?:lado|parte)|os dois|as duas|assim|então|depois(?=[,\\s](?!de|d[oa]))|além (?:disso|disto)|também|porém|contudo|no entanto|todavia|por (?:isso|isto|tanto|exemplo)|portanto|ou seja|ali|lá|ao mesmo tempo|por sua vez|enquanto isso|por fim|finalmente|(?:não )?(?:tem|tinha|disse|afirmou|explicou|acrescentou|destacou|ressaltou|reiterou|lembrou|declarou)(?=\\s)|segundo (?:ele|ela)|(?:não )?\\p{L}{2,}ou(?=\\s(?:que|em|com|por|de|como|se)\\s)|mesmo assim|tampouco|tal|tais|dit[oa]s?|(?:o|a) (?:primeir|segund|terceir|últim|outr)[oa](?=\\s(?:é|era|foi|já|não))|(?:ele|ela|eles|elas|isso|isto|aquilo|esse|essa|esses|essas|este|esta|estes|estas|seus?|suas?)",
  it: "si tratt[aò]|d['’]altr[oa] (?:parte|canto)|i due|le due|(?:a |di |in |per )?tutt[ie] quest[ie]|così|intanto|nel frattempo|allo stesso tempo|infine|a sua volta|ora (?:lo|la|li|le)|(?:ha|hanno) (?:detto|spiegato|aggiunto)|spiega|aggiunge|quindi|poi|allora|tuttavia|però|inoltre|anche|infatti|per (?:questo|ciò|esempio)|perciò|cioè|lì|là|lo stesso|neppure|tali?|(?:il|la) (?:prim|second|terz|ultim|altr)[oa](?=\\s(?:è|era|fu|ha|non))|(?:lui|lei|loro|essi|esse|questo|questa|questi|queste|quello|quella|ciò)",
  ar: "وهنا|من (?:جهة|ناحية) (?:أخرى|ثانية)|من جانبه|من جانبها|من جهته|من جهتها|هذا(?!\\s(?:العام|الأسبوع|الشهر|اليوم|الصباح|المساء|الصيف|الشتاء|الموسم))|هذه(?!\\s(?:السنة|المرة|الأيام|الليلة))|ذلك|تلك|هؤلاء|أولئك|هو|هي|هم|هما|هنا|هناك|كما|كذلك|لكن|ولكن|لكنها|لكنه|ولكنها|ولكنه|بل|فقد|وقد|وكان|وكانت|وهو|وهي|وهم|وهذا|وهذه|وذلك|وتلك|وبعد|وبذلك|وبهذا|وعندها|أما|أيضا|أيضًا|منها|منهم|منهما|بينها|بينهم|بعضها|بعضهم|أحدها|أحدهم|إحداها|كلاهما|كلها|كلهم|عندها|عندئذ|حينها|بعدها|قبلها|بعد ذلك|قبل ذلك|مع ذلك|ومع ذلك|بالمقابل|ي\\p{L}{2,8}ون|(?:\\p{L}+ )?(?:منهم|منها|منهما)|ويضيف|وتضيف|ويقول|وتقول|ويؤكد|وتؤكد|وأضاف|وأضافت|وأوضح|وأوضحت|ويشير|وتشير|(?:و|ف)?[يت]قول\\s(?:إن|أن|إنه|إنها)|(?:و)?(?:قال|قالت|أضاف|أضافت|أكد|أكدت|أوضح|أوضحت|ذكر|ذكرت|أشار|أشارت)\\s(?:إن|أن|إنه|إنها|أنه|أنها|إلى)|على سبيل المثال|مثلا|مثلًا|أي|إذن|نعم|لا،",
  ja: "",
};

/** Sentences in Japanese that refer to the sentence before, or to a place in the text. */
const japanese =
  /^(?:上の|前の(?=[^、。]{1,6}(?:で|は|に|を))|前述|上記|下の|以下の|次の(?=(?:図|表|通り|よう))|先の|後者|前者|両方|どちらも|いずれも|そこで|それ|その|そう|そんな|こうした|こうして|こんな|このよう|この|これ(?!から)|ここ|さらに|(?:そして|また|なお|ちなみに|一方)(?!、)|逆に|すると|だからこそ|例えば|たとえば|ほかにも|他にも|あとは|[二三四]つ目|もう(?:一つ|ひとつ|一人|ひとり)|同(?:社|氏|町|市|県|校|店|院|省|庁|国|大|書|誌|局|署|サービス)|当時|結果として|というのも|というわけ|同様に|うち[一二三四五六七八九十\d]|[^、。]{0,6}のうち[一二三四五六七八九十\d])/u;

const end = String.raw`(?![\p{L}\p{M}\p{N}]|['’]\p{L})`;

/** Returns the pattern of sentences that start with a reference to the sentence before; null for other languages. */
export function buildReferenceStart(language: string): RegExp | null {
  if (language === "ja") return japanese;
  const own = words[language] ?? "";
  if (own === "") return null;
  const number = counts[language];
  if (number === undefined) return new RegExp(String.raw`^(?:${own})${end}`, "iu");
  const some = String.raw`(?:(?:${only[language]})\s)?(?:${number}|\p{Nd}{1,4})`;
  return new RegExp(
    String.raw`^(?:(?:${own})|${some}\s(?:${ofThem[language]})|${some}\s(?:${verbs[language]}))${end}`,
    "iu",
  );
}
