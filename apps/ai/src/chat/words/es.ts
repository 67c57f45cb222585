import type { CardQuestion } from '../grammar/reading.ts';
import { dayWords, type Day } from './day-words.ts';
import type { Predictions } from './predictions.ts';

const { day, span } = dayWords('es-MX');
const cards = (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`);
const isOne = (count: number): boolean => count === 1;
const quoted = (text: string): string => `«${text}»`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const periodOf = ({ from, to }: { from: Day; to: Day }, today: Day): string => {
  if (from !== to) return `${span(from, to)}`;
  return from === today ? 'hoy' : `el ${day(from)}`;
};

/** How cards are called that a question is about: 'vencidas que te tocan a ti'. */
const about = ({ isOverdue, isMine, isBlocked, due }: CardQuestion, count: number, today: Day): string => {
  const s = isOne(count) ? '' : 's';
  return [
    ...(isOverdue ? [`vencida${s}`] : []),
    ...(isBlocked ? [`bloqueada${s}`] : []),
    ...(isMine ? ['a tu cargo'] : []),
    ...(due ? [`que vence${isOne(count) ? '' : 'n'} ${periodOf(due, today)}`] : []),
  ].join(' ');
};

export const words = {
  list: (question: CardQuestion, count: number, today: Day) =>
    count === 0
      ? `No hay tarjetas abiertas ${about(question, 2, today)}.`
      : `Hay ${cards(count)} ${about(question, count, today)}.`,
  andMore: (count: number) => `Muestro las primeras; hay ${count} más.`,
  status: (figures: { open: number; done: number; begun: number; overdue: number; blocked: number }) => {
    const { open, done, begun, overdue, blocked } = figures;
    const all = open + done;
    if (all === 0) return 'El proyecto todavía no tiene tarjetas.';
    const parts = [`${begun} en curso`, `${overdue} con fecha vencida`, `${blocked} con bloqueo`];
    return `El proyecto lleva ${percent(done / all)}: ${done} de ${cards(all)} ${isOne(all) ? 'terminada' : 'terminadas'}. Abiertas: ${open} (${parts.join(', ')}).`;
  },
  forecast: ({ method, dates, range, target_on: target, completion_confidence: confidence }: Predictions) => {
    if (method === 'complete') return 'No queda nada abierto: el proyecto está completo.';
    if (method === 'simulation' && dates) {
      const at = (one: Day | null) => (one === null ? 'no dentro de cinco años' : `a más tardar el ${day(one)}`);
      const goal =
        target === null || confidence === null
          ? ''
          : ` La probabilidad de llegar al ${day(target)} es de ${percent(confidence)}.`;
      return `Con el ritmo actual, el proyecto termina ${at(dates.p50)} con 50 % de probabilidad, y ${at(dates.p80)} con 80 %.${goal}`;
    }
    if (range)
      return `Hay muy poca historia. Según las estimaciones, termina entre el ${day(range.from)} y el ${day(range.to)}.`;
    return 'Hay muy pocos datos para un pronóstico: hacen falta 10 tarjetas terminadas y una semana de historia.';
  },
  loads: (rows: readonly { name: string; open: number; overdue: number; isTooMuch: boolean }[]) => {
    if (rows.length === 0) return 'Ninguna tarjeta abierta tiene responsable.';
    const told = rows.map(({ name, open, overdue }) => `${name}: ${open} (${overdue} con fecha vencida)`).join('; ');
    const busy = rows.filter(({ isTooMuch }) => isTooMuch).map(({ name }) => name);
    const verdict =
      busy.length === 0
        ? 'Nadie tiene una carga mucho mayor que la del resto.'
        : `Con demasiada carga: ${busy.join(', ')}.`;
    return `${verdict} Tarjetas abiertas por persona: ${told}.`;
  },
  someone: 'alguien que ya no está',
  proposeCreate: (count: number) =>
    `Propongo ${isOne(count) ? 'una tarjeta nueva' : `${count} tarjetas nuevas`}. Nada se guarda hasta que lo apliques.`,
  cutOff: (most: number) => `Solo tomé las primeras ${most}.`,
  proposeMove: (count: number, list: string) =>
    `Propongo mover ${cards(count)} a ${quoted(list)}. Nada se guarda hasta que lo apliques.`,
  proposeAssign: (count: number, person: string | null) =>
    `Propongo ${person === null ? `dejar sin responsable ${cards(count)}` : `que ${cards(count)} ${isOne(count) ? 'quede' : 'queden'} a cargo de ${person}`}. Nada se guarda hasta que lo apliques.`,
  proposeProject: (name: string) => `Propongo crear el proyecto ${quoted(name)}. Nada se guarda hasta que lo apliques.`,
  whichTitle: 'Dime qué título debe llevar la tarjeta. Por ejemplo:',
  titleTooLong: (most: number) => `Un título tiene como máximo ${most} caracteres. Escríbelo más corto.`,
  whichName: 'Dime cómo se llamará el proyecto. Por ejemplo:',
  projectName: (least: number, most: number) => `El nombre de un proyecto tiene de ${least} a ${most} caracteres.`,
  readOnly: 'En este proyecto puedes leer, pero no cambiar tarjetas.',
  noLists: 'El proyecto no tiene listas donde poner tarjetas.',
  noList: (name: string) => `No encontré la lista ${quoted(name)}. Elige una de estas:`,
  noListForIt: 'No encontré una lista para eso. Elige una de estas:',
  move: (cards: string, list: string) => `Mueve ${cards} a ${list}`,
  noPerson: (name: string) => `No encontré a ${quoted(name)} entre las personas de este proyecto.`,
  noTarget: (name: string) => `No encontré una lista ni una persona que se llame ${quoted(name)}.`,
  severalPeople: (name: string) => `Hay varias personas que se llaman ${quoted(name)}. ¿A quién te refieres?`,
  noCard: (name: string) => `No encontré la tarjeta ${quoted(name)} en este proyecto.`,
  severalCards: (name: string) => `Hay varias tarjetas con ${quoted(name)} en el título. ¿Cuál es?`,
  tooManyCards: (most: number) => `Puedo cambiar hasta ${most} tarjetas a la vez.`,
  alreadySo: 'Ya está así; no hay nada que cambiar.',
  noProject: 'Eso lo respondo dentro de un proyecto. Abre uno y pregúntame ahí.',
  help: 'Puedo crear tarjetas, moverlas o darles responsable, mostrar las vencidas, las tuyas, las bloqueadas y las que vencen pronto, decir cómo va el proyecto, quién tiene demasiada carga y cuándo terminarán, y crear proyectos. Lo que cambia algo siempre lo aplicas tú.',
  unknown: 'No entendí eso. Puedes escribirlo de otra forma o probar con una de estas frases:',
  examples: {
    create: 'Crea una tarjeta: Revisar el contrato',
    project: 'Crea un proyecto llamado Feria de primavera',
    overdue: '¿Qué tarjetas están vencidas?',
    mine: '¿Qué tengo que hacer?',
    status: '¿Cómo va el proyecto?',
    forecast: '¿Cuándo vamos a terminar?',
    loads: '¿Quién tiene demasiada carga?',
    help: '¿Qué puedes hacer?',
  },
};
export type ChatWords = typeof words;
