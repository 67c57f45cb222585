import type { CalendarMode } from '../use-calendar-mode.ts';

const modes: Record<CalendarMode, string> = { month: 'Mes', week: 'Semana' };
const previous: Record<CalendarMode, string> = { month: 'Mes anterior', week: 'Semana anterior' };
const next: Record<CalendarMode, string> = { month: 'Mes siguiente', week: 'Semana siguiente' };

export const messages = {
  label: (project: string, period: string): string => `Calendario de ${project}, ${period}`,
  mode: 'Días que se muestran',
  modes,
  previous,
  next,
  today: 'Hoy',
  undated: (count: number): string =>
    count === 1
      ? '1 tarjeta sin fecha límite no aparece aquí.'
      : `${count} tarjetas sin fecha límite no aparecen aquí.`,
  noCards: 'Ninguna tarjeta vence en estos días.',
  more: (count: number): string => `+${count} más`,
  moreOf: (count: number, day: string): string => `+${count} más el ${day}`,
  cardsOf: (day: string): string => `Tarjetas del ${day}`,
  add: (day: string): string => `Agregar tarjeta el ${day}`,
  addHere: 'Agregar tarjeta',
  newCard: (day: string): string => `Tarjeta nueva para el ${day}`,
  close: 'Cerrar',
  selected: 'seleccionada',
  repeats: 'se repite',
  blocked: (reason: string): string => `bloqueada: ${reason}`,
  assignee: (name: string): string => `responsable: ${name}`,
  keys: 'Intro abre la tarjeta, las flechas llevan a otras, X la selecciona y Supr la elimina. Espacio la levanta: las flechas la llevan a otro día, Espacio la suelta y Escape cancela.',
  dayKeys: 'Las flechas llevan a otros días; Intro agrega una tarjeta.',
  picked: (title: string, day: string): string => `«${title}» está en tus manos, en el ${day}`,
  over: (day: string): string => `Sobre el ${day}`,
  putBack: (title: string): string => `«${title}» se queda donde estaba`,
  automaticStays: (title: string): string =>
    `«${title}» es automática: sus enlaces dicen cuándo empieza. Su fin se puede mover en el diagrama de Gantt.`,
  dropped: (title: string, day: string): string => `«${title}» vence el ${day}`,
  subscribe: 'Suscribirse',
  feed: {
    title: 'Suscribirse a este calendario',
    description:
      'Otro calendario, como el de tu teléfono, puede leer las fechas límite de este proyecto en una dirección secreta. Muestra lo que tú puedes ver en cada momento, sin descripciones ni comentarios.',
    none: 'Todavía no tienes una dirección.',
    since: (day: string): string => `Tu dirección existe desde el ${day}. No se puede volver a mostrar.`,
    once: 'Copia la dirección ahora: no se vuelve a mostrar. Quien la tenga puede leer este calendario.',
    create: 'Crear dirección',
    replace: 'Crear otra en su lugar',
    revoke: 'Anular la dirección',
    revoked: 'La dirección quedó anulada',
    failed: 'No se pudo cargar la dirección del calendario',
    createFailed: 'No se pudo crear la dirección',
    revokeFailed: 'No se pudo anular la dirección',
  },
};

export type CalendarMessages = typeof messages;
