import type { ProjectRole } from '@nivel/contracts/projects/memberships';

const roles: Record<ProjectRole, string> = {
  reader: 'Lectura',
  guest: 'Invitado',
  member: 'Miembro',
  lead: 'Líder',
  director: 'Director',
};

const commandNames: Record<string, string> = {
  create_card: 'Tarjeta nueva',
  duplicate_card: 'Copia de una tarjeta',
  move_cards: 'Mover',
  set_card_status: 'Cambio de estado',
  update_cards: 'Cambio',
  delete_cards: 'Borrar',
  restore_cards: 'Restaurar',
};

export const messages = {
  loading: 'Cargando el tablero...',
  close: 'Cerrar',
  cancel: 'Cancelar',
  roles,
  status: (status: string): string =>
    ({ active: 'Activo', planning: 'Planeación', 'on-hold': 'En pausa' })[status] ?? 'Terminado',
  live: 'En vivo',
  offline: 'Sin conexión',
  catchingUp: (count: number): string => `Poniéndose al día (${count})`,
  waiting: (count: number): string => (count === 1 ? '1 cambio por enviar' : `${count} cambios por enviar`),
  reconnect: 'Reconectar',
  refused: (count: number): string => (count === 1 ? '1 cambio rechazado' : `${count} cambios rechazados`),
  refusedTitle: 'Cambios que no se hicieron',
  refusedText: 'Ya no se intentan de nuevo. Lo que escribiste sigue aquí para que lo copies.',
  refusedRead: 'Entendido',
  stopped: 'Depende de un cambio que se rechazó.',
  copy: 'Copiar',
  copied: 'Copiado',
  typedTitle: 'Lo que habías escrito',
  typedText: 'Ya no tienes acceso a este proyecto. Copia aquí lo que no alcanzó a guardarse.',
  commandNames,
  otherCommand: 'Cambio del proyecto',
  progress: (percent: number): string => `${percent}% completo`,
  cardCount: (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`),
  ofLimit: (count: number, limit: number): string => `${count} de ${limit}`,
  limitReached: 'Límite de la columna alcanzado',
  limitTitle: 'Límite de la columna alcanzado',
  limitText: (list: string, limit: number): string =>
    `«${list}» tiene un límite de ${limit}. Puedes excederlo porque diriges este proyecto.`,
  exceed: 'Exceder el límite',
  addCard: 'Agregar tarjeta',
  addCardTo: (list: string): string => `Agregar tarjeta a ${list}`,
  newTitle: 'Título de la tarjeta nueva',
  emptyList: 'Sin tarjetas',
  board: (name: string): string => `Tablero de ${name}`,
  keysHint:
    'Intro abre la tarjeta, F2 cambia su título, Supr la borra. Espacio la levanta, las flechas la mueven, Espacio la suelta y Escape cancela.',
  blocked: 'Bloqueada',
  overdue: 'Vencida',
  due: (day: string): string => `vence el ${day}`,
  assignedTo: (name: string): string => `asignada a ${name}`,
  assigned: 'asignada',
  unknownPerson: 'alguien',
  priority: 'Prioridad',
  renameCard: (name: string): string => `Título de ${name}`,
  deleted: (title: string): string => `«${title}» está en la papelera`,
  undo: 'Deshacer',
  redo: 'Rehacer',
  undone: 'Deshecho',
  redone: 'Rehecho',
  pickedUp: (title: string, place: string): string => `«${title}» levantada. ${place}`,
  carriedTo: (list: string, position: number, count: number): string =>
    `Lista ${list}, posición ${position} de ${count}.`,
  dropped: (title: string, place: string): string => `«${title}» en su lugar. ${place}`,
  putBack: (title: string): string => `«${title}» vuelve a donde estaba.`,
  readOnly: 'Puedes ver este tablero, no cambiarlo.',
};

export type BoardMessages = typeof messages;
