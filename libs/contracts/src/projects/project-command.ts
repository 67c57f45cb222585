import { z } from 'zod';
import type { ErrorDefinition } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { MOST_CARDS_AT_ONCE } from './values/board-values.ts';
import { project, type ProjectRole } from './memberships.ts';
import { projectDelta } from './project-delta.ts';

/**
 * The target of cards, as the caller sees it: after `before` while that is in the list, else in front of `after`, else at the
 * end.
 */
export const place = {
  list_id: z.uuid(),
  before: z.uuid().nullable().default(null),
  after: z.uuid().nullable().default(null),
  /** Leads and directors may put more cards into a list than its limit says. */
  override_limit: z.boolean().default(false),
};

/** Cards of one project that a command is about, each named once. */
export const cardIds = z
  .array(z.uuid())
  .min(1)
  .max(MOST_CARDS_AT_ONCE)
  .refine((ids) => new Set(ids).size === ids.length, 'Each card is named once');

interface Declared<Name extends string, Shape extends z.ZodRawShape> {
  /** The command in kebab-case; also the procedure, in snake_case. */
  readonly name: Name;
  readonly summary: string;
  readonly least: ProjectRole;
  readonly input: Shape;
  readonly errors: readonly ErrorDefinition[];
}

/**
 * Declares a command: an operation that changes a project and writes one row of its log with one sequence number. The sender
 * chooses the `command_id`: repeating a command with the same id returns its first result.
 */
export const projectCommand = <const Name extends string, Shape extends z.ZodRawShape>({
  name,
  summary,
  least,
  input,
  errors,
}: Declared<Name, Shape>) =>
  operation({
    name: `projects.${name}`,
    summary,
    door: { kind: 'procedure', procedure: name.replaceAll('-', '_') },
    policy: atLeast(project, least, 'project_id'),
    repeat: { key: 'command_id' },
    input: z.strictObject({ project_id: z.uuid(), command_id: z.uuid(), ...input }),
    output: projectDelta,
    errors: [boardErrors.too_much_at_once, ...errors],
  });
