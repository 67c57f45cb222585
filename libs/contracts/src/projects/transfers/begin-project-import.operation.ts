import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { shortText } from '../../kernel/short-text.ts';
import { projectName } from '../board-shape.ts';
import { boardErrors } from '../board.errors.ts';
import { account } from '../memberships.ts';
import { projectImport } from './project-import-shape.ts';
import { transferCounts, transferFrame } from './transfer-shape.ts';
import { importSources, transferLimits } from './transfer-values.ts';
import { transferErrors } from './transfer.errors.ts';

/** Nobody sees the project before the import ends. Its maker is its director; chosen people are its members. */
export const beginProjectImport = operation({
  name: 'projects.begin-project-import',
  summary: 'Begins a project from a file: its lists, labels, fields, templates and views.',
  door: { kind: 'procedure', procedure: 'begin_project_import' },
  policy: atLeast(account, 'user'),
  repeat: 'idempotent',
  input: z.strictObject({
    /** Chosen by the caller; it becomes the id of the project. */
    import_id: z.uuid(),
    organization_id: z.uuid().nullable(),
    name: projectName,
    source: z.enum(importSources),
    file_name: shortText('File name', { least: 1, most: 255 }),
    /** Made of the content of the file: the same file has the same. */
    source_key: z.string().regex(/^[0-9a-f]{64}$/),
    /** Whether a file that is a project already becomes another one. */
    again: z.boolean().default(false),
    /** How the caller reads the file, for continuing the import later. */
    choices: z.string().max(50_000).default(''),
    people: z.array(z.uuid()).max(transferLimits.people).default([]),
    expected: transferCounts.extend({ cards: z.int().min(0).max(transferLimits.cards) }),
    frame: transferFrame,
  }),
  output: projectImport,
  errors: [
    boardErrors.id_taken,
    transferErrors.already_imported,
    transferErrors.too_many_imports,
    transferErrors.import_person_unknown,
  ],
});
