import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { bookEntities } from './book-values.ts';

/** The fields that an act made, changed or took away, by their names. */
const values = z.record(z.string(), z.unknown()).nullable();

const auditEntry = z.strictObject({
  id: z.uuid(),
  acted_at: z.iso.datetime(),
  /** Null: no person did it; it followed from something else. */
  actor_id: z.uuid().nullable(),
  act: z.string(),
  /** For a changed row, only the changed fields; null where there was nothing, or where it was purged. */
  before: values,
  after: values,
  reason: z.string().nullable(),
});

export const getMoneyHistory = operation({
  name: 'finance.get-money-history',
  summary: 'Who did what to a row of the book, and when, newest first; equity for administrators only.',
  door: { kind: 'procedure', procedure: 'get_money_history' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({
    entity_param: z.enum(bookEntities),
    id_param: z.uuid(),
    /** Id of the last entry of the page before. */
    before_param: z.uuid().optional(),
  }),
  output: z.strictObject({
    entries: z.array(auditEntry),
    /** The people whom the entries name by id, with their present names; deleted people have none. */
    names: z.record(z.uuid(), z.string()),
    has_more: z.boolean(),
  }),
  errors: [],
});
