import type { LeadStage } from '@nivel/contracts/finance/values/lead-values';
import { columnsNamed, keyNamed, type NamesOf } from '../../../area/imports/named-columns.ts';

/** The fields of a lead that a file can have, in the order of the export. */
export const importFields = [
  ...(['name', 'source', 'stage', 'expected_value', 'currency'] as const),
  ...(['next_step', 'next_step_on', 'lost_reason', 'notes'] as const),
] as const;
export type ImportField = (typeof importFields)[number];

/** The names of columns in files: our own export in both languages, and what other programs write. */
const fieldNames: NamesOf<ImportField> = {
  name: ['nombre', 'name', 'prospecto', 'lead', 'lead name', 'cliente', 'client', 'empresa', 'company', 'organizacion'],
  source: ['origen', 'source', 'fuente', 'lead source'],
  stage: ['etapa', 'stage', 'estado', 'status', 'lead status'],
  expected_value: ['valor esperado', 'expected value', 'valor', 'value', 'monto', 'amount', 'importe'],
  currency: ['moneda', 'currency', 'divisa'],
  next_step: ['siguiente paso', 'next step'],
  next_step_on: ['dia del siguiente paso', 'day of the next step', 'next step on', 'next step day'],
  lost_reason: ['motivo de la perdida', 'lost reason', 'reason lost'],
  notes: ['notas', 'notes', 'comentarios', 'comments', 'description', 'descripcion'],
};

const stageNames: NamesOf<LeadStage> = {
  new: ['nuevo', 'new'],
  contacted: ['contactado', 'contacted'],
  qualified: ['calificado', 'qualified'],
  proposal: ['propuesta', 'proposal'],
  negotiation: ['negociacion', 'negotiation'],
  closed_won: ['ganado', 'won', 'closed won'],
  closed_lost: ['perdido', 'lost', 'closed lost'],
};

/** The stage that a cell names, in Spanish or in English. */
export const stageNamed = (words: string): LeadStage | undefined => keyNamed(stageNames, words);

/** The field for which each column of a head is taken. */
export const fieldsOf = (head: readonly string[]): readonly (ImportField | null)[] => columnsNamed(fieldNames, head);
