import type { FieldKind } from '@nivel/contracts/projects/field-values';
import { keyNamed, type NamesOf } from '../../../area/imports/named-columns.ts';

/** What a column of a table can become: a part of a card, or a new field of the project. */
const cardColumns = [
  ...(['title', 'description', 'list', 'priority', 'assignee', 'start_on', 'due_on', 'labels', 'tags'] as const),
  ...(['estimated_hours', 'estimated_seconds', 'checklist', 'comment', 'id'] as const),
] as const;
const fieldColumns = [
  'field.text',
  'field.number',
  'field.day',
  'field.choice',
  'field.boolean',
  'field.link',
] as const;
const fieldKinds: ReadonlyMap<string, FieldKind> = new Map(
  (['text', 'number', 'day', 'choice', 'boolean', 'link'] as const).map((kind) => [`field.${kind}`, kind]),
);
/** The kind of the field that a column becomes; undefined for one that becomes none. */
export const fieldKindOf = (column: string): FieldKind | undefined => fieldKinds.get(column);
export const LEFT_OUT = '';
export const tableColumns = [LEFT_OUT, ...cardColumns, ...fieldColumns] as const;
export type TableColumn = (typeof tableColumns)[number];
type CardColumn = (typeof cardColumns)[number];

/** A card may have several columns of these, as in exports of Jira. */
const REPEATED: ReadonlySet<string> = new Set(['labels', 'tags', 'checklist', 'comment']);
export const isRepeated = (column: string): boolean => REPEATED.has(column) || column.startsWith('field.');

/** The names of columns in files, in both languages, by Jira and by Linear. */
const columnNames: NamesOf<CardColumn> = {
  title: ['title', 'titulo', 'name', 'nombre', 'summary', 'resumen', 'card name', 'tarjeta', 'milestone'],
  description: ['description', 'descripcion', 'card description', 'notes', 'notas'],
  list: ['status', 'estado', 'list', 'lista', 'list name', 'column', 'columna', 'etapa'],
  priority: ['priority', 'prioridad'],
  assignee: [
    'assignee',
    'responsable',
    'asignado',
    'asignada',
    'assigned to',
    'persona',
    'persona asignada',
    'members',
  ],
  start_on: ['start date', 'start', 'inicio', 'fecha de inicio'],
  due_on: ['due date', 'due', 'vence', 'vencimiento', 'fecha limite', 'fecha de vencimiento', 'entrega'],
  labels: ['labels', 'label', 'etiquetas', 'etiqueta'],
  tags: ['tags', 'components', 'component s', 'componentes'],
  estimated_hours: ['estimated hours', 'horas estimadas', 'hours', 'horas'],
  estimated_seconds: ['original estimate'],
  checklist: ['checklist', 'subtasks', 'pendientes'],
  comment: ['comment', 'comments', 'comentario', 'comentarios'],
  id: ['issue key', 'id', 'identifier', 'clave', 'card id'],
};

const isDayLike = (cell: string): boolean => /^\d{4}-\d{2}-\d{2}|^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(cell);
const isNumberLike = (cell: string): boolean => /^-?\d+([.,]\d+)?$/.test(cell);
const yesOrNo = new Set(['yes', 'no', 'si', 'sí', 'true', 'false']);

/** The kind of field that the cells of a column fit. */
const fieldFor = (cells: readonly string[]): TableColumn => {
  if (cells.length === 0) return LEFT_OUT;
  if (cells.every(isNumberLike)) return 'field.number';
  if (cells.every(isDayLike)) return 'field.day';
  if (cells.every((cell) => yesOrNo.has(cell.toLowerCase()))) return 'field.boolean';
  if (cells.every((cell) => /^https?:\/\/\S+$/i.test(cell))) return 'field.link';
  const values = new Set(cells);
  const isChoice = cells.length >= 4 && values.size <= 20 && values.size * 2 <= cells.length;
  return isChoice && cells.every((cell) => cell.length <= 50) ? 'field.choice' : 'field.text';
};

/** What each column of a table probably is, by its name or else by its cells. */
export const guessedColumns = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  /** Whether columns that are no part of a card become fields: exports of other programs have a hundred of them. */
  isWithFields: boolean,
): readonly TableColumn[] => {
  const taken = new Set<string>();
  return head.map((name, at): TableColumn => {
    const named = keyNamed(columnNames, name);
    if (named !== undefined && (isRepeated(named) || !taken.has(named))) {
      taken.add(named);
      return named;
    }
    return isWithFields ? fieldFor(rows.flatMap((row) => row[at] || [])) : LEFT_OUT;
  });
};
