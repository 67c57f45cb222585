import { z } from 'zod';
import { operation, type Operation } from '@nivel/contracts/kernel/operation';
import { membership } from '@nivel/contracts/kernel/membership';
import { anyone, atLeast, signedIn } from '@nivel/contracts/kernel/policy';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import { writtenRows } from '@nivel/contracts/kernel/table-write';
import { webhookDelivery } from '@nivel/contracts/kernel/webhook';

/** The members of a thing. */
export const board = membership('board', 'viewer', 'editor');
export const doorErrors = defineErrors({ wrong_signature: { kind: 'invalid', message: 'The signature is wrong' } });

const noteId = z.coerce.number().int().min(1).max(1_000_000);
const noteRow = z.object({ id: z.int(), title: z.string(), pinned: z.boolean() });
const cardRow = z.object({ title: z.string(), board_id: z.string() });

export const insertNote = operation({
  name: 'things.insert-note',
  summary: 'Writes a note.',
  door: { kind: 'table-write', table: 'notes', write: 'insert' },
  policy: signedIn("the caller's own notes"),
  input: z.strictObject({ title: z.string().max(100), pinned: z.boolean().optional() }),
  output: writtenRows(noteRow),
  errors: [],
});

export const updateNote = operation({
  name: 'things.update-note',
  summary: 'Changes a note.',
  door: { kind: 'table-write', table: 'notes', write: 'update', by: { id: 'eq' } },
  policy: signedIn("the caller's own notes"),
  input: z.strictObject({ id: noteId, title: z.string().max(100).optional(), pinned: z.boolean().optional() }),
  output: writtenRows(noteRow),
  errors: [],
});

export const deleteNotes = operation({
  name: 'things.delete-notes',
  summary: 'Deletes notes.',
  door: { kind: 'table-write', table: 'notes', write: 'delete', by: { id: 'in' }, many: true },
  policy: signedIn("the caller's own notes"),
  input: z.strictObject({ id: z.array(noteId).max(100) }),
  output: writtenRows(noteRow),
  errors: [],
});

export const insertCards = operation({
  name: 'things.insert-cards',
  summary: 'Writes cards.',
  door: { kind: 'table-write', table: 'cards', write: 'insert', many: true },
  policy: signedIn("the caller's own cards"),
  input: z.strictObject({ rows: z.array(z.strictObject({ title: z.string().max(100), board_id: z.uuid() })).max(100) }),
  output: writtenRows(cardRow),
  errors: [],
});

export const renameCards = operation({
  name: 'things.rename-cards',
  summary: 'Renames all cards of a board.',
  door: { kind: 'table-write', table: 'cards', write: 'update', by: { board_id: 'eq' }, many: true },
  policy: atLeast(board, 'viewer', 'board_id'),
  input: z.strictObject({ board_id: z.uuid(), title: z.string().max(100) }),
  output: writtenRows(cardRow),
  errors: [],
});

export const readReport = operation({
  name: 'things.read-report',
  summary: 'Reads a report.',
  door: { kind: 'function', function: 'reports', method: 'GET', query: ['id', 'days'] },
  policy: signedIn("the caller's own reports"),
  repeat: 'safe',
  input: z.strictObject({ id: z.string().max(50), days: z.coerce.number().int().min(1).max(30).optional() }),
  output: z.object({ id: z.string(), days: z.int().nullable(), userId: z.string() }),
  errors: [],
});

export const greet = operation({
  name: 'things.greet',
  summary: 'Greets anybody.',
  door: { kind: 'function', function: 'greet' },
  policy: anyone('a greeting'),
  input: z.strictObject({ name: z.string().max(50).optional() }),
  output: z.object({ greeting: z.string() }),
  errors: [],
});

export const renameBoard = operation({
  name: 'things.rename-board',
  summary: 'Renames a board.',
  door: { kind: 'function', function: 'boards', method: 'PUT', query: ['id'] },
  policy: atLeast(board, 'viewer', 'id'),
  input: z.strictObject({ id: z.uuid(), name: z.string().max(50) }),
  output: z.object({ id: z.string(), name: z.string() }),
  errors: [],
});

export const removeBoard = operation({
  name: 'things.remove-board',
  summary: 'Removes a board.',
  door: { kind: 'function', function: 'boards', method: 'DELETE', query: ['id'] },
  policy: atLeast(board, 'viewer', 'id'),
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ success: z.boolean() }),
  errors: [],
});

export const takePayment = operation({
  name: 'things.take-payment',
  summary: 'Takes what a payment provider tells.',
  door: { kind: 'webhook', webhook: 'payments', headers: ['x-signature', 'content-type'] },
  policy: anyone('the signature is checked by the service'),
  repeat: 'idempotent',
  input: webhookDelivery,
  output: z.object({ received: z.boolean() }),
  errors: [doorErrors.wrong_signature],
});

export const doorOperations: readonly Operation[] = [
  insertNote,
  updateNote,
  deleteNotes,
  insertCards,
  renameCards,
  readReport,
  greet,
  renameBoard,
  removeBoard,
  takePayment,
];
