import type { BoardCommand } from './board-commands.ts';

/** The things that a command creates: `create_card` a `card_id`, a copy its `new_id`, a card its new labels. */
const madeBy = ({ procedure, input }: BoardCommand): unknown[] => {
  const fields: Readonly<Record<string, unknown>> = { ...input };
  const thing = /^create_(?<thing>.+)$/.exec(procedure)?.groups?.['thing'];
  const labels = 'new_labels' in input ? (input.new_labels ?? []) : [];
  return [thing === undefined ? fields['new_id'] : fields[`${thing}_id`], ...labels.map(({ label_id }) => label_id)];
};

/** Every text in a value, however deep: ids among them, and those by which it names values. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)])
    : [];
};

/** Deleted neighbours only make a place less exact. */
const idsNeededBy = ({ input }: BoardCommand): string[] => textsIn({ ...input, before: null, after: null });

const isUndo = ({ procedure }: BoardCommand): boolean => procedure === 'undo_command';
const isRedo = ({ procedure }: BoardCommand): boolean => procedure === 'redo_command';

/** The target of each undo and redo among the commands, if the target waits too. */
const targetsOf = (commands: readonly BoardCommand[]): ReadonlyMap<BoardCommand, BoardCommand> => {
  const targets = new Map<BoardCommand, BoardCommand>();
  const done: BoardCommand[] = [];
  const undone: BoardCommand[] = [];
  for (const command of commands) {
    const target = isUndo(command) ? done.pop() : isRedo(command) ? undone.pop() : undefined;
    if (target) targets.set(command, target);
    if (isUndo(command)) undone.push(command);
    else {
      done.push(command);
      if (!isRedo(command)) undone.length = 0;
    }
  }
  return targets;
};

/**
 * The commands that are impossible after a refused one: they refer to what it would have created, or undo it.
 *
 * @param commands of one project, in their order, from the refused one on
 */
export const stoppedBy = (commands: readonly BoardCommand[]): BoardCommand[] => {
  const [refused, ...later] = commands;
  if (!refused) return [];
  const targets = targetsOf(commands);
  const gone = new Set([refused]);
  const missing = new Set(madeBy(refused));
  for (const command of later) {
    const target = targets.get(command);
    const isLost = idsNeededBy(command).some((id) => missing.has(id)) || (target !== undefined && gone.has(target));
    if (!isLost) continue;
    gone.add(command);
    for (const id of madeBy(command)) missing.add(id);
  }
  return later.filter((command) => gone.has(command));
};
