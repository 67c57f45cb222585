import type { ProjectRole } from '@nivel/contracts/projects/memberships';

const roles: Record<ProjectRole, string> = {
  reader: 'Lectura',
  guest: 'Invitado',
  member: 'Miembro',
  lead: 'Líder',
  director: 'Director',
};

export const messages = {
  loading: 'Cargando el tablero...',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  roles,
  status: (status: string): string =>
    ({ active: 'Activo', planning: 'Planeación', 'on-hold': 'En pausa' })[status] ?? 'Terminado',
  live: 'En vivo',
  offline: 'Sin conexión',
  waiting: (count: number): string => (count === 1 ? '1 cambio por enviar' : `${count} cambios por enviar`),
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
  dueDate: 'Fecha límite',
  title: 'Título',
  list: 'Lista',
  editCard: 'Editar tarjeta',
  renameCard: (name: string): string => `Título de ${name}`,
  deleteCard: 'Borrar tarjeta',
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
