import type { ArcTexts } from "./arc-texts.ts";

export const italian: ArcTexts = {
  "educational-tutorial": `Passo, Passi, 3
Che cosa imparerai: Che cosa sapranno fare i lettori alla fine?
Perché conta: Che cosa va storto, o richiede troppo tempo, senza? Racconta un caso.
L'idea centrale: Qual è l'idea dietro a tutto il resto? Usa parole semplici.
Passo {n}: Che cosa fanno i lettori nel passo {n}, e come vedono che ha funzionato?
Un esempio: Dove ha funzionato? Racconta un caso vero, con un nome o un numero.
Dove ci si blocca: Dove si bloccano i principianti, e che cosa li aiuta?
Prova: Quale esercizio si può fare in meno di un'ora?`,
  "story-case-study": `Parte, Parti, 1
Che cosa c'era in gioco: Quando l'esito era più incerto? Comincia da lì.
Da dove è partito: Chi era, dove, e che cosa era normale prima?
Il problema: Che cosa non funzionava più, e quanto è costato?
La decisione: Quale decisione ha cambiato tutto, e chi l'ha presa?
Parte {n}: Che cosa è successo nella parte {n} della storia?
Com'è finita: Che cosa è diverso adesso? Un numero aiuta.
Che cosa resta: Che cosa possono usare i lettori nel loro lavoro?`,
  "listicle-tips": `Consiglio, Consigli, 3
Per chi è: Per chi sono questi consigli, e a che cosa servono?
Consiglio {n}: Qual è il consiglio {n}? Di' che cosa fare e perché, una frase per ciascuno.
Da dove cominciare: Quale consiglio provare per primo, e perché?
Tocca a te: Che cosa vuoi dai lettori: un loro consiglio, un commento, che lo salvino?`,
  "how-to-guide": `Passo, Passi, 3
Che cosa ottieni: Qual è il risultato, e quanto tempo ci vuole?
Che cosa serve: Che cosa serve prima del primo passo?
Passo {n}: Qual è il passo {n}? Un'azione che comincia con un verbo.
Come verificare: Come vedono i lettori che ha funzionato?
Se non funziona: Che cosa va storto più spesso, e che cosa aiuta?
Comincia oggi: Qual è la prima cosa da fare oggi?`,
  "myth-vs-fact": `Mito, Miti, 3
Che cosa credono in molti: Che cosa crede la maggior parte dei tuoi lettori?
Mito {n}: Qual è il mito {n}, e che cosa è vero invece?
Perché i miti durano: Perché la gente continua a crederci?
Che cosa fare invece: Che cosa credere o fare d'ora in poi?`,
  "mistakes-to-avoid": `Errore, Errori, 3
Li facciamo tutti: Quale di questi errori hai fatto tu, e quando?
Errore {n}: Com'è l'errore {n}, e qual è il modo migliore?
Il più caro: Quale errore costa di più, e quanto?
Tocca a te: Che cosa vuoi chiedere ai lettori sui loro errori?`,
  checklist: `Punto, Punti, 1
Quando usarla: Quando serve questa lista?
Prima di cominciare: Che cosa deve essere pronto prima?
Punto {n}: Qual è il punto {n}? Abbastanza breve da spuntare.
Prima di finire: Che cosa si dimentica di controllare alla fine?
Conservala: Dove conservare questa lista, e chi altro ne ha bisogno?`,
  "before-after": `Cambiamento, Cambiamenti, 3
Che cosa è cambiato: Quanto è grande la differenza? Una frase, meglio con un numero.
Cambiamento {n}: Qual è il cambiamento {n}: com'era prima, e com'è adesso?
Come si è fatto: Che cosa ha fatto la differenza?
Il primo passo: Qual è il primo passo per chi non ha ancora cominciato?`,
  "product-launch": `Vantaggio, Vantaggi, 2
Che cosa c'è di nuovo: Che cosa è nuovo, in una frase semplice?
Perché esiste: Quale problema risolve?
Vantaggio {n}: Qual è il vantaggio {n}, e chi lo nota per primo?
Perché crederci: Che cosa mostra che funziona: un numero, un cliente, una prova?
Come averlo: Come si ottiene, e quanto costa?
Che cosa fare adesso: Qual è l'unica cosa da fare adesso?`,
  "opinion-hot-take": `Ragione, Ragioni, 2
Che cosa penso: Qual è la tua posizione, in una frase senza «forse»?
L'altra parte: Qual è il miglior argomento contro di te?
Ragione {n}: Qual è la ragione {n}? Aggiungi qualcosa che hai visto tu.
Dove non vale: Quando hai torto, o non sei sicuro?
Che cosa ne pensi?: Quale obiezione vuoi sentire dai lettori?`,
  "behind-the-scenes": `Fase, Fasi, 2
Che cosa non si vede: Che cosa non vede mai nessuno?
La prima versione: Com'era la prima versione?
Fase {n}: Che cosa succede nella fase {n}, e chi la fa?
Che cosa non ha funzionato: Che cosa è andato storto, e quanto è costato?
A che punto siamo: Che cosa funziona adesso, e che cosa manca?
E poi?: Che cosa potrebbero chiederti di mostrare i lettori?`,
  "data-insights": `Risultato, Risultati, 3
Il numero sorprendente: Quale numero ti ha sorpreso di più?
Che cosa si è chiesto: Che cosa si è misurato, a chi, e quando?
Risultato {n}: Qual è il risultato {n}? Prima il numero, poi il suo significato.
Che cosa ne segue: Che cosa si ricava dai numeri, e che cosa no?
Che cosa farne: Che cosa misurare o cambiare adesso?`,
  "qa-faq": `Domanda, Domande, 3
Chi lo chiede: Chi fa queste domande, e quando?
Domanda {n}: Qual è la risposta alla domanda {n}? La domanda diventa il titolo.
Quella difficile: Quale domanda si esita a fare, e che cosa rispondi?
Che cosa chiederesti?: Dove possono mandare le loro domande i lettori?`,
  "quote-lesson": `Lezione, Lezioni, 3
In una frase: Quale frase riassume tutto?
Lezione {n}: Qual è la lezione {n}? Abbastanza breve da ricordarla.
In un giorno normale: Come si presenta in un giorno normale?
La tua lezione: Quale lezione vorresti che aggiungessero i lettori?`,
};
