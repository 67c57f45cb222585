const units = { day: 'días', week: 'semanas', month: 'meses', year: 'años' };
const single = { day: 'Cada día', week: 'Cada semana', month: 'Cada mes', year: 'Cada año' };
/** Weekdays from Monday, as they come again and again. */
const weekdays: readonly string[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];
const places: Readonly<Record<string, string>> = {
  1: 'primer',
  2: 'segundo',
  3: 'tercer',
  4: 'cuarto',
  '-1': 'último',
};

/** The same, standing alone. */
const choices: Readonly<Record<string, string>> = {
  1: 'El primero',
  2: 'El segundo',
  3: 'El tercero',
  4: 'El cuarto',
  '-1': 'El último',
};

export const messages = {
  heading: 'Repetición',
  /** A period that comes again, at the beginning of a sentence. */
  every: (count: number, unit: keyof typeof units): string =>
    count === 1 ? single[unit] : `Cada ${count} ${units[unit]}`,
  onWeekdays: (days: readonly number[]): string =>
    `, los ${new Intl.ListFormat('es-MX').format(days.map((day) => weekdays[day - 1] ?? ''))}`,
  onMonthDay: (day: number): string => (day === -1 ? ', el último día' : `, el día ${day}`),
  onPlace: (place: number, weekday: string): string => `, el ${places[place] ?? ''} ${weekday}`,
  onYearDay: (day: number, month: string): string =>
    day === -1 ? `, el último día de ${month}` : `, el ${day} de ${month}`,
  endsAfter: (cards: number): string => (cards === 1 ? ', en una tarjeta' : `, hasta completar ${cards} tarjetas`),
  endsOn: (day: string): string => `, hasta el ${day}`,
  comes: {
    day: 'La siguiente tarjeta llega en su día.',
    done: 'La siguiente tarjeta llega cuando esta se termina.',
  },
  next: (day: string): string => `La siguiente es para el ${day}.`,
  nth: (nth: number): string => `Es la número ${nth} de su serie.`,
  none: 'No se repite.',
  set: 'Repetir',
  change: 'Cambiar',
  stop: 'Dejar de repetir',
  title: (card: string): string => `Repetición de «${card}»`,
  description:
    'La siguiente tarjeta lleva lo mismo que esta, con sus fechas recorridas y la lista de verificación sin marcar.',
  everyLabel: 'Cada cuántos',
  unitLabel: 'Periodo',
  units: { day: 'Días', week: 'Semanas', month: 'Meses', year: 'Años' },
  weekdays: 'Días de la semana',
  onLabel: 'Qué día del mes',
  on: { monthDay: 'Un día con número', last: 'El último día', weekday: 'Un día de la semana' },
  monthDay: 'Día del mes',
  place: 'Cuál',
  places: choices,
  weekday: 'Día de la semana',
  month: 'Mes',
  shortMonths: (day: number): string => `En los meses sin día ${day} no llega ninguna.`,
  endLabel: 'Termina',
  ends: { never: 'Nunca', after: 'Después de varias tarjetas', on: 'En una fecha' },
  cards: 'Cuántas tarjetas, contando esta',
  lastDay: 'Última fecha posible',
  whenLabel: 'La siguiente tarjeta llega',
  when: { day: 'En su día', done: 'Cuando esta se termina' },
  problems: {
    every: (most: number): string => `Escribe un número de 1 a ${most}.`,
    weekdays: 'Elige al menos un día de la semana.',
    monthDay: 'Escribe un día de 1 a 31.',
    yearDay: (day: number, month: string): string => `El ${day} de ${month} no existe en ningún año. Elige otro día.`,
    cards: (most: number): string => `Escribe un número de 2 a ${most}.`,
    lastDay: 'Elige una fecha.',
  },
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type RepeatMessages = typeof messages;
