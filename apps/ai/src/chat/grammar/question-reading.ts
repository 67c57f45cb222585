import { CARD_NOUN } from './card-words.ts';
import { statedPeriod, usualPeriod } from './due-period.ts';
import type { CardQuestion, Question, ReadingContext } from './reading.ts';
import type { Spoken } from './spoken.ts';

const HELP =
  /^(?:ayuda|help|comandos|commands|menu|opciones|options|\?)$|\b(?:que (?:puedes|sabes|puedo) (?:hacer|pedirte|preguntarte)|en que (?:me )?(?:puedes )?ayuda(?:s|r)?|como (?:te uso|funcionas?|se usa|creo|hago|muevo|asigno|agrego|puedo)|para que sirves|quien eres|what can (?:you|i) (?:do|ask)|how (?:do|can) (?:i|you|we)|how does (?:this|it) work|what do you do|who are you|que comandos|which commands|what commands|ensename a|necesito ayuda|i need help|how to)\b/;
const OVERLOADED =
  /\b(?:sobrecargad[ao]s?|saturad[ao]s?|carga(?:s)? de trabajo|exceso de trabajo|demasiado(?:s|as)? (?:trabajo|tarjetas|tareas|pendientes|cosas)|(?:quien(?:es)?|who) (?:tiene(?:n)?|has|have|carga con|lleva) (?:mas|demasiad[ao]s?|(?:the )?most|too (?:much|many)|more)|overload(?:ed)?|workloads?|too (?:much|many) (?:work|on|cards|tasks)|(?:the )?busiest|overwhelmed|overworked|spread too thin|mas ocupad[ao]s?|mas cargad[ao]s?|cargad[ao]s? de trabajo|reparto (?:de|del) (?:trabajo|carga|tarjetas)|como esta(?:n)? (?:de|la) carga|agobiad[ao]s?|swamped)\b/;
const FORECAST =
  /\b(?:pronosticos?|pronostica(?:r)?|prediccion(?:es)?|predice|forecast(?:ed)?|predictions?|predict|estimated completion|completion date|eta|fecha (?:estimada|probable|de termino|de entrega del proyecto)|cuando (?:vamos a |se va a |va a |crees que |podremos |estara?n?)?.{0,40}?(?:termin|acab|complet|list[oa]|estara)|(?:when|by when) (?:will|are|do|is|can|could|would|might).{0,40}?(?:finish|done|complete|ready|end|over)|how long until|cuanto (?:falta|tiempo falta|nos falta)|will we (?:make|finish|be done)|(?:llegamos|llegaremos|alcanzamos) a (?:la fecha|tiempo)|vamos a llegar|probabilidad de (?:terminar|acabar)|chances? of finishing|make the deadline|how likely)/;
const STATUS =
  /\b(?:como (?:va|vamos|van|esta|estamos|anda|andamos|marcha)|en que (?:vamos|estado)|estado (?:del|de este|actual)|estatus|resumen|resume(?:me)?|avances?|progreso|panorama|que tal va|status|progress|summary|summarize|overview|how(?:'s| is| are) (?:the |this |our )?(?:project|it|things|everything|we|work|board)|how are we doing|where (?:are|do) we(?: stand)?|on track|state of|a tiempo|al corriente|vamos (?:bien|mal|tarde|atrasad[ao]s)|are we (?:late|behind)|behind schedule|reporte|report|como pinta|how far along|que porcentaje|what percent(?:age)?)\b/;

const OVERDUE =
  /\b(?:vencid[ao]s?|atrasad[ao]s?|retrasad[ao]s?|fuera de (?:tiempo|plazo|fecha)|(?:ya )?se (?:me |nos )?(?:paso|pasaron|vencio|vencieron)|pasad[ao]s? de (?:fecha|tiempo)|con retraso|overdue|late|past due|past (?:the|their|its) (?:deadline|due date)|missed (?:the|their|its)?\s*(?:deadlines?|due dates?)|should (?:already )?(?:have been|be) done|delayed)\b/;
const BLOCKED =
  /\b(?:bloquead[ao]s?|bloqueos?|atorad[ao]s?|atascad[ao]s?|detenid[ao]s?|trabad[ao]s?|impedimentos?|blocked|blockers?|stuck|blocking|on hold|impediments?)\b/;
const MINE = new RegExp(
  `\\b(?:mis (?:${CARD_NOUN}|vencidas|atrasadas|bloqueadas|cosas|asignaciones|deberes|entregas|fechas)|mi (?:lista|trabajo|dia)|que (?:tengo|me toca|debo hacer|me falta|me corresponde|tengo pendiente)|(?:asignad[ao]s?|tengo asignad[ao]s?) a mi|(?:tengo|me) (?:asignad[ao]s?|asignaron)|a mi (?:cargo|nombre)|tengo yo|my (?:own |open |overdue |blocked |late |assigned )*(?:${CARD_NOUN}|work|stuff|day|list|assignments|plate|deadlines)|assigned to me|(?:what|which \\w+|anything) (?:do i have|have i got|should i|am i|is mine|are mine)|(?:do|have) i (?:have|got)|on my plate|i am responsible|i'm responsible|mine|tengo algo|de las mias|mias)\\b`,
);
const DUE =
  /\b(?:vence(?:n|ran|ra)?|vencer|por vencer|vencimientos?|fechas? limite|entrega(?:s|n|mos)?|(?:hay|toca|tengo|pendientes?|tarjetas|tareas) para (?:hoy|manana|esta semana|este mes|el)|due|deadlines?|coming up|upcoming|expir(?:e|es|ing))\b/;

const cardQuestion = (message: Spoken, context: ReadingContext): CardQuestion | undefined => {
  const text = message.plain;
  const isOverdue = OVERDUE.test(text) && !/\bpor vencer\b/.test(text);
  const [isMine, isBlocked] = [MINE.test(text), BLOCKED.test(text)];
  const period = isOverdue ? null : statedPeriod(message, context);
  const isDue = !isOverdue && (DUE.test(text) || (isMine && period !== null));
  const due = isDue ? (period ?? usualPeriod(context.today)) : null;
  return isOverdue || isMine || isBlocked || due !== null ? { isOverdue, isMine, isBlocked, due } : undefined;
};

/** Whether the project as a whole is late: a question for its status, not for cards. */
const IS_PROJECT_LATE =
  /\b(?:vamos|estamos|va|esta) (?:muy )?(?:atrasad|retrasad|tarde)|\b(?:are we|is (?:the|this) project|are things) (?:running )?(?:late|delayed|behind|overdue)/;

/** What asks for something; undefined: nothing that is known. */
export const questionReading = (message: Spoken, context: ReadingContext): Question | undefined => {
  const { plain } = message;
  const text = plain.replace(/[\s.!?¡¿]+$/, '').replace(/^[\s¡¿]+/, '');
  if (HELP.test(text) || text === '') return { topic: 'help' };
  if (OVERLOADED.test(text)) return { topic: 'overloaded' };
  if (FORECAST.test(text)) return { topic: 'forecast' };
  if (IS_PROJECT_LATE.test(text)) return { topic: 'status' };
  const question = cardQuestion(message, context);
  if (question) return { topic: 'list', question };
  return STATUS.test(text) ? { topic: 'status' } : undefined;
};
