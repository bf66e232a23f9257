import type { ArcTexts } from "./arc-texts.ts";

export const french: ArcTexts = {
  "educational-tutorial": `Étape, Étapes, 3
Ce que vous allez apprendre: Que sauront faire les lecteurs à la fin ?
Pourquoi c'est important: Qu'est-ce qui échoue ou prend trop de temps sans cela ? Citez un cas.
L'idée centrale: Quelle est l'idée derrière tout le reste ? Utilisez des mots simples.
Étape {n}: Que font les lecteurs à l'étape {n}, et comment voient-ils que cela a marché ?
Un exemple: Où cela a-t-il fonctionné ? Racontez un cas réel, avec un nom ou un chiffre.
Là où l'on bloque: Où les débutants bloquent-ils, et qu'est-ce qui les débloque ?
À vous d'essayer: Quel exercice les lecteurs peuvent-ils faire en moins d'une heure ?`,
  "story-case-study": `Partie, Parties, 1
Ce qui était en jeu: À quel moment l'issue était-elle la plus incertaine ? Commencez là.
Le point de départ: Qui était-ce, où, et qu'est-ce qui était normal avant ?
Le problème: Qu'est-ce qui ne fonctionnait plus, et combien cela a-t-il coûté ?
La décision: Quelle décision a tout changé, et qui l'a prise ?
Partie {n}: Que s'est-il passé dans la partie {n} de l'histoire ?
Comment cela a fini: Qu'est-ce qui est différent aujourd'hui ? Un chiffre aide.
Ce qu'il faut en retenir: Que peuvent en tirer les lecteurs pour leur propre travail ?`,
  "listicle-tips": `Conseil, Conseils, 3
Pour qui: À qui s'adressent ces conseils, et à quoi servent-ils ?
Conseil {n}: Quel est le conseil {n} ? Dites quoi faire, puis pourquoi, en une phrase chacun.
Par où commencer: Quel conseil faut-il essayer d'abord, et pourquoi ?
À vous: Qu'attendez-vous des lecteurs : leur propre conseil, un commentaire, un enregistrement ?`,
  "how-to-guide": `Étape, Étapes, 3
Ce que vous obtenez: Quel est le résultat, et combien de temps faut-il ?
Ce qu'il vous faut: De quoi les lecteurs ont-ils besoin avant la première étape ?
Étape {n}: Quelle est l'étape {n} ? Une action qui commence par un verbe.
Comment vérifier: Comment les lecteurs voient-ils que cela a marché ?
Si cela échoue: Qu'est-ce qui échoue le plus souvent, et que faire alors ?
Commencez aujourd'hui: Quelle est la première chose à faire aujourd'hui ?`,
  "myth-vs-fact": `Idée reçue, Idées reçues, 3
Ce que l'on croit: Que croient la plupart de vos lecteurs ?
Idée reçue {n}: Quelle est l'idée reçue {n}, et qu'est-ce qui est vrai ?
Pourquoi elles durent: Pourquoi continue-t-on à le croire ?
Que faire à la place: Que faut-il croire ou faire désormais ?`,
  "mistakes-to-avoid": `Erreur, Erreurs, 3
Nous les faisons tous: Laquelle de ces erreurs avez-vous faite, et quand ?
Erreur {n}: À quoi ressemble l'erreur {n}, et comment faire mieux ?
La plus chère: Quelle erreur coûte le plus, et combien ?
À vous: Que voulez-vous demander aux lecteurs sur leurs propres erreurs ?`,
  checklist: `Point, Points, 1
Quand l'utiliser: Quand les lecteurs doivent-ils sortir cette liste ?
Avant de commencer: Qu'est-ce qui doit être prêt avant le départ ?
Point {n}: Quel est le point {n} ? Assez court pour être coché.
Avant de conclure: Qu'oublie-t-on de vérifier à la fin ?
À garder: Où garder cette liste, et qui d'autre en a besoin ?`,
  "before-after": `Changement, Changements, 3
Ce qui a changé: Quelle est l'ampleur de la différence ? Une phrase, si possible avec un chiffre.
Changement {n}: Quel est le changement {n} : comment était-ce avant, et maintenant ?
Comment nous avons fait: Qu'est-ce qui a fait la différence ?
Le premier pas: Quel est le premier pas pour qui n'a pas encore commencé ?`,
  "product-launch": `Avantage, Avantages, 2
La nouveauté: Qu'est-ce qui est nouveau, en une phrase simple ?
Pourquoi il existe: Quel problème cela résout-il ?
Avantage {n}: Quel est l'avantage {n}, et qui le remarque en premier ?
Pourquoi y croire: Qu'est-ce qui prouve que cela marche : un chiffre, un client, une démonstration ?
Comment l'obtenir: Comment l'obtenir, et à quel prix ?
Que faire maintenant: Quelle est la seule chose à faire maintenant ?`,
  "opinion-hot-take": `Raison, Raisons, 2
Ce que je pense: Quelle est votre position, en une phrase sans « peut-être » ?
L'autre point de vue: Quel est le meilleur argument contre vous ?
Raison {n}: Quelle est la raison {n} ? Ajoutez une chose que vous avez vue vous-même.
Là où cela ne vaut pas: Quand avez-vous tort, ou un doute ?
Qu'en pensez-vous ?: Quelle objection voulez-vous entendre ?`,
  "behind-the-scenes": `Phase, Phases, 2
Ce que personne ne voit: Qu'est-ce que les gens ne voient jamais ?
La première version: À quoi ressemblait la première version ?
Phase {n}: Que se passe-t-il pendant la phase {n}, et qui s'en charge ?
Ce qui n'a pas marché: Qu'est-ce qui a échoué en chemin, et à quel prix ?
Où nous en sommes: Qu'est-ce qui marche, et que reste-t-il à faire ?
Et ensuite ?: Que les lecteurs pourraient-ils vous demander de montrer ?`,
  "data-insights": `Constat, Constats, 3
Le chiffre surprenant: Quel chiffre vous a le plus surpris ?
Ce qui a été mesuré: Qu'a-t-on mesuré, auprès de qui, et quand ?
Constat {n}: Quel est le constat {n} ? D'abord le chiffre, puis son sens.
Ce qui en découle: Que disent ces chiffres, et que ne disent-ils pas ?
Qu'en faire: Que faut-il mesurer ou changer ensuite ?`,
  "qa-faq": `Question, Questions, 3
Qui demande: Qui pose ces questions, et quand ?
Question {n}: Quelle est la réponse à la question {n} ? La question devient le titre.
La plus difficile: Quelle question n'ose-t-on pas poser, et que répondez-vous ?
Que voudriez-vous savoir ?: Où les lecteurs peuvent-ils envoyer leurs questions ?`,
  "quote-lesson": `Leçon, Leçons, 3
En une phrase: Quelle phrase résume tout ?
Leçon {n}: Quelle est la leçon {n} ? Assez courte pour être retenue.
Un jour ordinaire: À quoi cela ressemble-t-il un jour ordinaire ?
Votre leçon: Quelle leçon aimeriez-vous que les lecteurs ajoutent ?`,
};
