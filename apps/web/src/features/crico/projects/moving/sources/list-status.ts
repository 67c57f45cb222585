import type { SentFrame } from './source.ts';
import { keyNamed, type NamesOf } from '../../../area/imports/named-columns.ts';

type Status = SentFrame['lists'][number]['status'];

/** Other programs' names for lists and columns, by the status that their cards have here. */
const statusNames: NamesOf<Status> = {
  done: [
    ...['done', 'closed', 'complete', 'completed', 'resolved', 'finished', 'released', 'shipped'],
    ...['hecho', 'terminado', 'terminada', 'completado', 'completada', 'cerrado', 'finalizado', 'listo', 'entregado'],
  ],
  review: ['review', 'in review', 'code review', 'testing', 'qa', 'test', 'revision', 'en revision', 'pruebas'],
  'in-progress': [
    ...['doing', 'in progress', 'started', 'wip', 'active', 'en curso', 'en proceso', 'en progreso', 'haciendo'],
  ],
  todo: ['to do', 'todo', 'backlog', 'open', 'new', 'por hacer', 'pendiente', 'pendientes'],
};

const colors: Readonly<Record<Status, string>> = {
  todo: '#6b7280',
  'in-progress': '#3b82f6',
  review: '#f97316',
  done: '#10b981',
};

/** The status of the cards of a list of another program, by its name, and the colour of the list. */
export const statusOfList = (name: string): { readonly status: Status; readonly color: string } => {
  const status = keyNamed(statusNames, name) ?? 'todo';
  return { status, color: colors[status] };
};
