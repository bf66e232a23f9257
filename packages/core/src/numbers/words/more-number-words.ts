/** Words for numbers above 1 that `numbers/` doesn't read, most of them of languages whose numbers it reads in digits. */
export const moreNumberWords: Readonly<Record<string, string>> = {
  ar: "اثنا اثني اثنتا اثنتي اثنتين مئتان مئتين مائتان مائتين ألفان ألفين مليونا",
  sv: "två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen miljon miljoner miljard miljarder",
  da: "to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede tusind million millioner milliard milliarder",
  nb: "to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue tretti førti femti seksti sytti åtti nitti hundre tusen million millioner milliard milliarder",
  pl: "dwa dwie dwóch dwu trzy trzech cztery czterech pięć pięciu sześć sześciu siedem siedmiu osiem ośmiu dziewięć dziewięciu dziesięć dziesięciu jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto dwieście trzysta czterysta pięćset tysiąc tysiące tysięcy milion miliony milionów",
  tr: "iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon milyar",
  id: "dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh ratus ribu juta seratus seribu miliar",
  ru: "два две двух три трёх трех четыре четырёх четырех пять пяти шесть шести семь семи восемь восьми девять девяти десять десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать двадцати тридцать тридцати сорок сорока пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести триста четыреста пятьсот тысяча тысячи тысяч миллион миллиона миллионов миллиард",
  uk: "два дві двох три трьох чотири чотирьох п'ять п'яти шість шести сім семи вісім восьми дев'ять десять десяти одинадцять дванадцять тринадцять чотирнадцять п'ятнадцять шістнадцять сімнадцять вісімнадцять двадцять двадцяти тридцять сорок п'ятдесят шістдесят сімдесят вісімдесят дев'яносто сто двісті триста п'ятсот тисяча тисячі тисяч мільйон мільйони мільйонів",
  el: "δύο δυο τρεις τρία τέσσερις τέσσερα πέντε έξι επτά εφτά οκτώ οχτώ εννέα εννιά δέκα έντεκα δώδεκα δεκατρία δεκαπέντε είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα εκατό εκατόν χίλια χιλιάδες εκατομμύριο εκατομμύρια",
  he: "שני שתי שניים שתיים שלוש שלושה שלושת ארבע ארבעה חמש חמישה שש שישה שבע שבעה שמונה תשע תשעה עשר עשרה עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים מאה מאתיים מאות אלף אלפים מיליון",
  hi: "दो तीन चार पाँच पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह बीस पच्चीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार हजार लाख करोड़",
};

/** Words for one, and others that are numbers only before another number, as in the Hebrew for twelve. */
export const moreOnes: Readonly<Record<string, string>> = {
  ar: "أحد إحدى",
  he: "אחד אחת שנים שתים",
};
