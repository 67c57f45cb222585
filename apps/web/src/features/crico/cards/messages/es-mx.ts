import type { CardForm } from '../editor/card-form.ts';
import type { ListRow } from '@nivel/contracts/projects/board-shape';

const fields: Record<keyof CardForm, string> = {
  title: 'Título',
  list: 'Lista',
  priority: 'Prioridad',
  assignee: 'Asignada a',
  start: 'Inicio',
  due: 'Fecha límite',
  progress: 'Avance (%)',
  blocked: 'Por qué está bloqueada',
};
const statuses: Record<ListRow['status'], string> = {
  todo: 'Por hacer',
  'in-progress': 'En curso',
  review: 'En revisión',
  done: 'Hecho',
};

const templates = {
  feature: { name: 'Desarrollo de función', about: 'Algo nuevo, de la idea a la entrega.' },
  bug: { name: 'Corrección de error', about: 'Algo que no funciona y urge.' },
  documentation: { name: 'Documentación', about: 'Guías, manuales y notas.' },
  research: { name: 'Investigación y planeación', about: 'Averiguar y decidir antes de empezar.' },
  design: { name: 'Revisión de diseño', about: 'Mirar, comentar y acordar un diseño.' },
};

/** Making a card step by step. */
const wizard = {
  templates,
  title: 'Crear tarjeta nueva',
  steps: { template: 'Plantilla', basic: 'Lo básico', details: 'Detalles', settings: 'Ajustes' },
  days: (count: number): string => `~${count} días`,
  fromScratch: 'O crear desde cero',
  next: 'Siguiente',
  back: 'Atrás',
  create: 'Crear tarjeta',
  status: 'Estado',
  place: 'Posición',
  places: { bottom: 'Al final de la lista', top: 'Al principio de la lista' },
  exceed: 'Exceder el límite de la lista',
};

export const messages = {
  fields,
  statuses,
  wizard,
  created: 'Tarjeta creada',
  none: 'Nada',
  remove: (name: string): string => `Quitar ${name}`,
  create: (name: string): string => `Crear «${name}»`,
  checklist: 'Lista de verificación',
  doneOf: (done: number, all: number): string => `${done} de ${all}`,
  newItem: 'Agregar un punto',
  itemText: (item: string): string => `Texto de ${item}`,
  moveUp: (item: string): string => `Subir ${item}`,
  moveDown: (item: string): string => `Bajar ${item}`,
  edit: 'Editar tarjeta',
  update: 'Actualizar tarjeta',
  updated: '¡Tarjeta actualizada!',
  close: 'Cerrar',
  cancel: 'Cancelar',
  asDrawer: 'Ver al lado',
  asModal: 'Ver en el centro',
  listWithStatus: (name: string, status: string): string => (name === status ? name : `${name} (${status})`),
  isBlocked: 'Bloqueada',
  blockedProblem: (most: number): string => `Escribe por qué, con ${most} caracteres como máximo.`,
  unsaved: 'Cambios sin guardar',
  unsavedText: 'Tienes cambios sin guardar. ¿Seguro que quieres cerrar?',
  closeAnyway: 'Cerrar sin guardar',
  keepEditing: 'Seguir editando',
  restored: 'Se recuperó lo que escribiste y no guardaste.',
  discard: 'Descartar',
  meanwhile: 'Lo que cambiaron otros',
  changedTo: (field: string, value: string): string => `Alguien cambió «${field}» a: ${value}. Aquí sigue lo tuyo.`,
  takeTheirs: (field: string): string => `Tomar su valor de «${field}»`,
  delete: 'Borrar tarjeta',
  deleteTitle: (title: string): string => `Borrar «${title}»`,
  deleteText: 'Va a la papelera, de donde se puede restaurar durante 30 días.',
  typeDelete: 'Escribe «DELETE» para confirmar',
  deleted: 'Tarjeta borrada',
  undo: 'Deshacer',
  nothing: 'nada',
  somebody: 'alguien',
};

export type CardsMessages = typeof messages;
