import type { LeadStage } from '@nivel/contracts/finance/lead-values';

/** What a file can say of a lead, in the order of the export. */
export const importFields = [
  ...(['name', 'source', 'stage', 'expected_value', 'currency'] as const),
  ...(['next_step', 'next_step_on', 'lost_reason', 'notes'] as const),
] as const;
export type ImportField = (typeof importFields)[number];

/** Without accents, capitals and the signs between words. */
export const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** How columns are called in files: our own export in both languages, and what other programs write. */
const fieldNames: Readonly<Record<ImportField, readonly string[]>> = {
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

const stageNames: Readonly<Record<LeadStage, readonly string[]>> = {
  new: ['nuevo', 'new'],
  contacted: ['contactado', 'contacted'],
  qualified: ['calificado', 'qualified'],
  proposal: ['propuesta', 'proposal'],
  negotiation: ['negociacion', 'negotiation'],
  closed_won: ['ganado', 'won', 'closed won'],
  closed_lost: ['perdido', 'lost', 'closed lost'],
};

const keyOf = <Key extends string>(names: Readonly<Record<Key, readonly string[]>>, words: string): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key].includes(folded(words)));

/** The stage that a cell names, in Spanish or in English. */
export const stageNamed = (words: string): LeadStage | undefined => keyOf(stageNames, words);

/** For which field each column of a head is taken, each once; null: for none. */
export const fieldsOf = (head: readonly string[]): readonly (ImportField | null)[] => {
  const found = head.map((cell) => keyOf(fieldNames, cell) ?? null);
  return found.map((field, at) => (found.indexOf(field) === at ? field : null));
};
