import type { InboxPart } from '@nivel/contracts/worker/notification';

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

export const messages = {
  title: 'Bandeja',
  lead: 'Todo lo que te avisamos. Lo hecho se guarda aparte; lo pospuesto vuelve cuando digas.',
  keys: 'Con el teclado: J y K para moverte, Intro para abrir, E para terminar, H para posponer, M para marcar como leído.',
  parts: { inbox: 'Todos', unread: 'Sin leer', done: 'Hechos', snoozed: 'Pospuestos' } satisfies Record<
    InboxPart,
    string
  >,
  partsLabel: 'Qué avisos se muestran',
  list: 'Avisos',
  empty: {
    inbox: 'No hay nada pendiente.',
    unread: 'Ya leíste todo.',
    done: 'Aún no has terminado ningún aviso.',
    snoozed: 'No has pospuesto nada.',
  } satisfies Record<InboxPart, string>,
  loading: 'Cargando tus avisos…',
  loadFailed: 'No pudimos cargar tus avisos.',
  tryAgain: 'Intentar de nuevo',
  more: 'Ver más',
  unread: 'Sin leer',
  markAllRead: 'Marcar todo como leído',
  markAllDone: 'Terminar todo',
  done: (what: string) => `Terminar: ${what}`,
  open: (what: string) => `Devolver a la bandeja: ${what}`,
  snooze: (what: string) => `Posponer: ${what}`,
  back: (what: string) => `Traer de vuelta: ${what}`,
  until: (moment: string) => `Vuelve el ${moment}`,
  choices: { 'later-today': 'Más tarde hoy', tomorrow: 'Mañana por la mañana', 'next-week': 'La próxima semana' },
  choose: 'Elegir el momento…',
  chooseTitle: 'Posponer hasta',
  day: 'Día',
  time: 'Hora',
  save: 'Posponer',
  cancel: 'Cancelar',
  close: 'Cerrar',
  outOfRange: 'Elige un momento que aún no llega, dentro de un año.',
  saidDone: (count: number) => counted(count, 'Aviso terminado.', 'avisos terminados.'),
  saidAllDone: 'Terminaste todo lo que se veía.',
  saidOpen: 'De vuelta en la bandeja.',
  saidSnoozed: (moment: string) => `Pospuesto: vuelve el ${moment}`,
  undo: 'Deshacer',
  failed: 'No pudimos guardarlo. Todo quedó como estaba.',
};

export type InboxMessages = typeof messages;
