import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';

const priorities: Record<CardRow['priority'], string> = {
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
  critical: 'Crítica',
};
const roles: Record<ProjectRole, string> = {
  reader: 'Lectura',
  guest: 'Invitado',
  member: 'Miembro',
  lead: 'Líder',
  director: 'Director',
};
const errors: Record<string, string> = {
  list_not_found: 'Esta lista ya no está.',
  card_not_found: 'Esta tarjeta ya no está.',
  list_full: 'Límite de la columna alcanzado',
  override_needs_lead: 'Solo líderes y directores pueden exceder el límite de una lista.',
  assignee_cannot_read: 'Solo se puede asignar a quien puede ver el proyecto.',
  dates_reversed: 'El inicio no puede ser después de la fecha límite.',
  too_many_cards: 'Un proyecto tiene como máximo 100,000 tarjetas.',
  nothing_to_undo: 'No hay nada que deshacer.',
  nothing_to_redo: 'No hay nada que rehacer.',
  changed_since: 'Alguien lo cambió desde entonces, así que se queda como está.',
};

export const messages = {
  loading: 'Cargando el tablero...',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  priorities,
  roles,
  errors,
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
  titleRequired: 'Escribe un título.',
  titleLong: 'El título tiene como máximo 200 caracteres.',
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
  failedCreate: 'Error al crear la tarjeta',
  failedUpdate: 'Error al actualizar la tarjeta',
  failedDelete: 'Error al borrar la tarjeta',
  failedUndo: 'No se pudo deshacer',
  unknownError: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
  pickedUp: (title: string, place: string): string => `«${title}» levantada. ${place}`,
  carriedTo: (list: string, position: number, count: number): string =>
    `Lista ${list}, posición ${position} de ${count}.`,
  dropped: (title: string, place: string): string => `«${title}» en su lugar. ${place}`,
  putBack: (title: string): string => `«${title}» vuelve a donde estaba.`,
  readOnly: 'Puedes ver este tablero, no cambiarlo.',
};

export type BoardMessages = typeof messages;
