import type { ArcTexts } from "./arc-texts.ts";

export const spanish: ArcTexts = {
  "educational-tutorial": `Paso, Pasos, 3
Qué vas a aprender: ¿Qué sabrán hacer los lectores al final?
Por qué importa: ¿Qué sale mal, o tarda demasiado, sin esto? Cuenta un caso.
La idea central: ¿Cuál es la idea que sostiene todo lo demás? Usa palabras sencillas.
Paso {n}: ¿Qué hacen los lectores en el paso {n} y cómo ven que ha funcionado?
Un ejemplo: ¿Dónde ha funcionado? Cuenta un caso real, con un nombre o una cifra.
Dónde se atasca la gente: ¿Dónde se atascan los principiantes y qué los saca de ahí?
Pruébalo: ¿Qué ejercicio se puede hacer en menos de una hora?`,
  "story-case-study": `Parte, Partes, 1
Lo que estaba en juego: ¿Cuándo era más incierto el final? Empieza ahí.
Dónde empezó: ¿Quién era, dónde, y qué era lo normal antes?
El problema: ¿Qué dejó de funcionar y cuánto costó?
La decisión: ¿Qué decisión lo cambió todo y quién la tomó?
Parte {n}: ¿Qué pasó en la parte {n} de la historia?
Cómo terminó: ¿Qué es distinto ahora? Una cifra ayuda.
Qué aprender de esto: ¿Qué pueden usar los lectores en su propio trabajo?`,
  "listicle-tips": `Consejo, Consejos, 3
Para quién es: ¿Para quién son estos consejos y a qué ayudan?
Consejo {n}: ¿Cuál es el consejo {n}? Di qué hacer y por qué, en una frase cada cosa.
Por dónde empezar: ¿Qué consejo hay que probar primero y por qué?
Tu turno: ¿Qué quieres de los lectores: su propio consejo, un comentario, que lo guarden?`,
  "how-to-guide": `Paso, Pasos, 3
Qué consigues: ¿Cuál es el resultado y cuánto se tarda?
Qué necesitas: ¿Qué hace falta antes del primer paso?
Paso {n}: ¿Cuál es el paso {n}? Una acción que empiece por un verbo.
Cómo comprobarlo: ¿Cómo ven los lectores que ha funcionado?
Si falla: ¿Qué falla más a menudo y qué ayuda entonces?
Empieza hoy: ¿Qué es lo primero que hay que hacer hoy?`,
  "myth-vs-fact": `Mito, Mitos, 3
Lo que cree la mayoría: ¿Qué creen casi todos tus lectores?
Mito {n}: ¿Cuál es el mito {n} y qué es lo cierto?
Por qué duran los mitos: ¿Por qué la gente sigue creyéndolo?
Qué hacer en su lugar: ¿Qué conviene creer o hacer a partir de ahora?`,
  "mistakes-to-avoid": `Error, Errores, 3
Todos los cometemos: ¿Cuál de estos errores has cometido tú y cuándo?
Error {n}: ¿Cómo es el error {n} y cuál es la mejor manera?
El más caro: ¿Qué error cuesta más, y cuánto?
Tu turno: ¿Qué quieres preguntar a los lectores sobre sus errores?`,
  checklist: `Punto, Puntos, 1
Cuándo usarla: ¿Cuándo hay que sacar esta lista?
Antes de empezar: ¿Qué tiene que estar listo antes de empezar?
Punto {n}: ¿Cuál es el punto {n}? Lo bastante corto para marcarlo.
Antes de darlo por hecho: ¿Qué se olvida comprobar al final?
Guárdala: ¿Dónde conviene guardar esta lista y quién más la necesita?`,
  "before-after": `Cambio, Cambios, 3
Qué ha cambiado: ¿Cómo de grande es la diferencia? Una frase, mejor con una cifra.
Cambio {n}: ¿Cuál es el cambio {n}: cómo era antes y cómo es ahora?
Cómo se hizo: ¿Qué marcó la diferencia?
El primer paso: ¿Cuál es el primer paso para quien aún no ha empezado?`,
  "product-launch": `Ventaja, Ventajas, 2
Qué hay de nuevo: ¿Qué es lo nuevo, en una frase sencilla?
Por qué existe: ¿Qué problema resuelve?
Ventaja {n}: ¿Cuál es la ventaja {n} y quién la nota primero?
Por qué creerlo: ¿Qué demuestra que funciona: una cifra, un cliente, una prueba?
Cómo conseguirlo: ¿Cómo se consigue y cuánto cuesta?
Qué hacer ahora: ¿Qué es lo único que hay que hacer ahora?`,
  "opinion-hot-take": `Razón, Razones, 2
Lo que pienso: ¿Cuál es tu postura, en una frase sin «quizás»?
La otra parte: ¿Cuál es el mejor argumento contra ti?
Razón {n}: ¿Cuál es la razón {n}? Añade algo que hayas visto tú.
Dónde no se cumple: ¿Cuándo te equivocas, o no estás seguro?
¿Qué opinas?: ¿Qué objeción quieres oír de los lectores?`,
  "behind-the-scenes": `Etapa, Etapas, 2
Lo que nadie ve: ¿Qué es lo que la gente no ve nunca?
La primera versión: ¿Cómo era la primera versión?
Etapa {n}: ¿Qué pasa en la etapa {n} y quién lo hace?
Lo que no funcionó: ¿Qué salió mal por el camino y cuánto costó?
Cómo está hoy: ¿Qué funciona ya y qué queda pendiente?
¿Y ahora qué?: ¿Qué podrían pedirte los lectores que enseñes?`,
  "data-insights": `Dato, Datos, 3
La cifra sorprendente: ¿Qué cifra te sorprendió más?
Qué se preguntó: ¿Qué se midió, a quién y cuándo?
Dato {n}: ¿Cuál es el dato {n}? Primero la cifra, luego lo que significa.
Qué se deduce: ¿Qué se deduce de las cifras y qué no?
Qué hacer con ello: ¿Qué conviene medir o cambiar ahora?`,
  "qa-faq": `Pregunta, Preguntas, 3
Quién pregunta: ¿Quién hace estas preguntas y cuándo?
Pregunta {n}: ¿Cuál es la respuesta a la pregunta {n}? La pregunta será el título.
La difícil: ¿Qué pregunta cuesta hacer y qué respondes?
¿Qué preguntarías?: ¿Adónde pueden mandar los lectores sus preguntas?`,
  "quote-lesson": `Lección, Lecciones, 3
En una frase: ¿Qué frase lo resume todo?
Lección {n}: ¿Cuál es la lección {n}? Lo bastante corta para recordarla.
En un día normal: ¿Cómo se ve esto en un día normal?
Tu lección: ¿Qué lección te gustaría que añadieran los lectores?`,
};
