import type { LinkType } from '@nivel/planning/plan-link';

const types: Record<LinkType, string> = {
  'finish-start': 'De fin a inicio',
  'start-start': 'De inicio a inicio',
  'finish-finish': 'De fin a fin',
  'start-finish': 'De inicio a fin',
};
const days = (count: number): string =>
  `${count > 0 ? '+' : '−'}${Math.abs(count)} ${Math.abs(count) === 1 ? 'día hábil' : 'días hábiles'}`;

export const messages = {
  type: (title: string): string => `Tipo de enlace con «${title}»`,
  types,
  lag: (title: string): string => `Días hábiles de espera tras «${title}»`,
  /** A link in one line. */
  terms: (type: LinkType, lag: number): string => (lag === 0 ? types[type] : `${types[type]}, ${days(lag)}`),
  lagProblem: (least: number, most: number): string =>
    `Escribe días hábiles completos, de ${least} a ${most}. Con menos de 0 se traslapan.`,
  remove: (card: string, other: string): string => `Quitar el enlace: «${card}» ya no espera por «${other}»`,
  circle: (titles: string): string => `Se esperarían unas a otras: ${titles}.`,
  waits: 'Espera por',
  waiting: 'Esperan por ella',
  nothing: 'No está enlazada con ninguna tarjeta.',
  title: (card: string): string => `Enlaces de «${card}»`,
  description: 'Cada cambio se guarda al momento y se puede deshacer.',
  automatic: 'Fechas automáticas',
  automaticHint:
    'Con fechas, empieza el primer día hábil que permiten sus enlaces, antes o después de donde está. Su duración no cambia.',
  close: 'Cerrar',
};

export type LinksMessages = typeof messages;
