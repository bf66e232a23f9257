import type { ArcTexts } from "./arc-texts.ts";

export const german: ArcTexts = {
  "educational-tutorial": `Schritt, Schritte, 3
Was Sie lernen: Was können Leser am Ende?
Warum es wichtig ist: Was geht ohne dieses Wissen schief oder dauert zu lange? Nennen Sie einen Fall.
Die eine Idee: Welche eine Idee steckt hinter allem? Nehmen Sie einfache Worte.
Schritt {n}: Was tun Leser in Schritt {n}, und woran sehen sie, dass es geklappt hat?
Ein Beispiel: Wo hat das funktioniert? Erzählen Sie einen echten Fall, mit Namen oder Zahl.
Wo es hakt: Wo bleiben Anfänger hängen, und was hilft ihnen weiter?
Probieren Sie es: Welche Übung schaffen Leser in weniger als einer Stunde?`,
  "story-case-study": `Teil, Teile, 1
Was auf dem Spiel stand: Wann war der Ausgang am unsichersten? Beginnen Sie dort.
Wo es begann: Wer war es, wo, und was war vorher normal?
Das Problem: Was funktionierte nicht mehr, und was hat es gekostet?
Die Entscheidung: Welche Entscheidung hat alles geändert, und wer hat sie getroffen?
Teil {n}: Was geschah in Teil {n} der Geschichte?
Wie es ausging: Was ist heute anders? Eine Zahl hilft.
Was daraus folgt: Was können Leser für ihre eigene Arbeit mitnehmen?`,
  "listicle-tips": `Tipp, Tipps, 3
Für wen das ist: Für wen sind diese Tipps, und wobei helfen sie?
Tipp {n}: Wie lautet Tipp {n}? Sagen Sie, was zu tun ist und warum, je in einem Satz.
Womit anfangen: Welchen Tipp sollten Leser zuerst ausprobieren, und warum?
Jetzt Sie: Was wünschen Sie sich von Lesern: einen eigenen Tipp, einen Kommentar, ein Speichern?`,
  "how-to-guide": `Schritt, Schritte, 3
Was Sie bekommen: Was ist das Ergebnis, und wie lange dauert es?
Was Sie brauchen: Was brauchen Leser vor dem ersten Schritt?
Schritt {n}: Was ist Schritt {n}? Eine Handlung, die mit einem Verb beginnt.
So prüfen Sie es: Woran sehen Leser, dass es geklappt hat?
Wenn es nicht klappt: Was geht am häufigsten schief, und was hilft dann?
Heute anfangen: Was ist heute das Erste, was zu tun ist?`,
  "myth-vs-fact": `Irrtum, Irrtümer, 3
Was die meisten glauben: Was glauben die meisten Ihrer Leser?
Irrtum {n}: Was ist Irrtum {n}, und was stimmt stattdessen?
Warum sich das hält: Warum glauben Menschen das weiterhin?
Was stattdessen hilft: Was sollten Leser ab jetzt glauben oder tun?`,
  "mistakes-to-avoid": `Fehler, Fehler, 3
Das passiert uns allen: Welchen dieser Fehler haben Sie selbst gemacht, und wann?
Fehler {n}: Wie sieht Fehler {n} aus, und wie geht es besser?
Der teuerste: Welcher Fehler kostet am meisten, und wie viel?
Jetzt Sie: Was möchten Sie Leser zu deren Fehlern fragen?`,
  checklist: `Punkt, Punkte, 1
Wann Sie sie brauchen: Wann sollten Leser diese Liste benutzen?
Bevor es losgeht: Was muss vor dem Start bereitstehen?
Punkt {n}: Was ist Punkt {n}? Kurz genug zum Abhaken.
Bevor Sie fertig sind: Was vergessen viele am Ende zu prüfen?
Aufheben: Wo sollten Leser diese Liste aufheben, und wer braucht sie noch?`,
  "before-after": `Änderung, Änderungen, 3
Was sich geändert hat: Wie groß ist der Unterschied? Ein Satz, am besten mit einer Zahl.
Änderung {n}: Was ist Änderung {n}: Wie war es vorher, und wie ist es jetzt?
Wie es ging: Was hat den Unterschied gemacht?
Der erste Schritt: Was ist der erste Schritt für jemanden, der noch nicht angefangen hat?`,
  "product-launch": `Vorteil, Vorteile, 2
Was neu ist: Was ist neu, in einem einfachen Satz?
Warum es das gibt: Welches Problem löst es?
Vorteil {n}: Was ist Vorteil {n}, und wer merkt ihn zuerst?
Warum Sie es glauben können: Was zeigt, dass es funktioniert: eine Zahl, ein Kunde, eine Vorführung?
So bekommen Sie es: Wie bekommt man es, und was kostet es?
Was jetzt zu tun ist: Was sollten Leser jetzt als Einziges tun?`,
  "opinion-hot-take": `Grund, Gründe, 2
Was ich denke: Was ist Ihre Meinung, in einem Satz ohne „vielleicht“?
Die andere Seite: Was ist das beste Argument gegen Sie?
Grund {n}: Was ist Grund {n}? Nennen Sie etwas, das Sie selbst erlebt haben.
Wo es nicht gilt: Wann liegen Sie falsch oder sind unsicher?
Was meinen Sie?: Welchen Einwand möchten Sie von Lesern hören?`,
  "behind-the-scenes": `Phase, Phasen, 2
Was niemand sieht: Was bekommen andere nie zu sehen?
Die erste Fassung: Wie sah die erste Fassung aus?
Phase {n}: Was geschieht in Phase {n}, und wer macht es?
Was nicht geklappt hat: Was ging unterwegs schief, und was hat es gekostet?
Wo es heute steht: Was funktioniert jetzt, und was ist noch offen?
Wie geht es weiter?: Was sollen Leser sich als Nächstes wünschen?`,
  "data-insights": `Ergebnis, Ergebnisse, 3
Die überraschende Zahl: Welche Zahl hat Sie am meisten überrascht?
Was gefragt wurde: Was wurde gemessen, bei wem und wann?
Ergebnis {n}: Was ist Ergebnis {n}? Erst die Zahl, dann ihre Bedeutung.
Was daraus folgt: Was folgt aus den Zahlen, und was nicht?
Was zu tun ist: Was sollten Leser als Nächstes messen oder ändern?`,
  "qa-faq": `Frage, Fragen, 3
Wer das fragt: Wer stellt diese Fragen, und wann?
Frage {n}: Was ist die Antwort auf Frage {n}? Die Frage wird die Überschrift.
Die schwierige: Welche Frage trauen sich viele nicht zu stellen, und was antworten Sie?
Was möchten Sie wissen?: Wohin können Leser ihre eigenen Fragen schicken?`,
  "quote-lesson": `Lehre, Lehren, 3
In einem Satz: Welcher Satz fasst alles zusammen?
Lehre {n}: Was ist Lehre {n}? Kurz genug, um sie sich zu merken.
An einem normalen Tag: Wie sieht das an einem normalen Tag aus?
Ihre Lehre: Welche Lehre sollen Leser ergänzen?`,
};
