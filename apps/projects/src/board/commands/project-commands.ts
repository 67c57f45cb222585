import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { serviceOf, type InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { project } from '@nivel/contracts/projects/memberships';
import { automationRequested } from '@nivel/contracts/projects/automation/automation-requested.fact';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { projectVisibilityChanged } from '@nivel/contracts/projects/project-visibility-changed.fact';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { BatchWriter } from '@nivel/messaging/batch-writer';
import { BY_ITSELF, UnitOfWork, type SqlUnit } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, roleOf, type Call } from '@nivel/platform/handler';
import type { ProjectsSettings } from '../../config.ts';
import type { ProjectsClient } from '../../database.ts';
import { asTaken, BoardRepository, type NewLogRow } from './board.repository.ts';
import type { BoardState, LogRow } from '../state/board-state.ts';
import { newsOf } from '../card-notices/card-news.ts';
import type { CommandNews } from '../card-notices/card-notices.ts';
import { goneLabelsIn, inverseOf, isUndoable, shownOf, type Change } from '../state/change.ts';
import { PlanNeededError, withAutomaticDates } from './automatic-dates.ts';
import { UndecidedError, type CommandOperation, type CommandRule, type Decision } from './command.ts';
import { deltaOf } from '../state/delta.ts';
import { CommandNotifier } from './command-notifier.ts';
import type { LoadRequest } from './loaded.ts';
import { VisibilityLoss } from './visibility-loss.ts';
import { NoRoomError } from '../state/positions.ts';
import { PositionRebalancer } from './position-rebalancer.ts';

/** A command in progress. */
interface CommandRequest extends LoadRequest {
  readonly asked: string;
  readonly kind: string;
  readonly actor: string;
  readonly trace: string;
  decide(state: BoardState): Decision;
  /** Whether it is unchanged since it was chosen; asked once the project is held. */
  isCurrent?(unit: SqlUnit): Promise<boolean>;
  /** Further writes in the same transaction, unless the command changed nothing. */
  alongside?(unit: SqlUnit, changes: readonly Change[]): Promise<void>;
  /** Whether that is written even if it changed nothing; then it may be written again when it is repeated. */
  readonly isWrittenAnyway?: boolean;
}
/** The result of a batch of commands so far. */
interface Written {
  readonly log: NewLogRow[];
  readonly makers: Map<string, string>;
  readonly news: CommandNews[];
}
type Outcome = ProjectDelta | AppError | NoRoomError | UndecidedError | 'outdated';

/** A caller's request, beside the rule. */
export type Extra = Pick<CommandRequest, 'isCurrent' | 'alongside' | 'isWrittenAnyway'>;

/** It was chosen by data that have changed meanwhile: choose again. */
export class OutdatedError extends Error {}

/**
 * A failure rolls back the whole batch; commands are repeatable, so each is then run alone. Two batches of one project would
 * wait for each other in the database, each with half of the commands that one batch could have taken.
 */
const BATCH = { gatherMs: 0, isOnesFault: () => true, keyOf: ({ projectId }: CommandRequest) => projectId };
/**
 * The maximum that one command may write: its delta is one message, and a message holds a megabyte in total. Long texts are not
 * in the delta; the card's history has them whole, before and after, in a message of its own.
 */
const MOST_BYTES = { shown: 500_000, logged: 900_000 };
/** A reserved place can be used up by others before it is used. */
const ATTEMPTS = 5;

/**
 * The only way to change a project: each command is one row of its log, one sequence number and one fact. Commands that arrive
 * together are saved together, for one project or several.
 */
@Injectable()
export class ProjectCommands {
  private readonly batches: BatchWriter<CommandRequest, Outcome>;

  constructor(
    private readonly boards: BoardRepository,
    private readonly rebalancer: PositionRebalancer,
    private readonly visibility: VisibilityLoss,
    private readonly notifier: CommandNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
    @Inject(SETTINGS) settings: Pick<ProjectsSettings, 'COMMANDS_TOGETHER' | 'COMMAND_BATCHES_SIDE_BY_SIDE'>,
  ) {
    this.batches = new BatchWriter<CommandRequest, Outcome>((items) => this.doAll(items), {
      ...BATCH,
      most: settings.COMMANDS_TOGETHER,
      sideBySide: settings.COMMAND_BATCHES_SIDE_BY_SIDE,
    });
  }

  /**
   * @returns what every reader of the project is shown of it
   * @throws AppError the rule's refusal, `idempotency_key_reused`
   * @throws OutdatedError when `isCurrent` returned false
   */
  async run<O extends CommandOperation>(
    operation: O,
    rule: CommandRule<InputOf<O>>,
    input: InputOf<O>,
    call: Call,
    extra: Extra = {},
  ): Promise<ProjectDelta> {
    const [actor, role] = [actorOf(call).userId, roleOf(call, project)];
    let item: CommandRequest = {
      projectId: input.project_id,
      commandId: input.command_id,
      needs: rule.needs(input),
      asked: createHash('sha256')
        .update(`${actor} ${operation.name} ${JSON.stringify(input)}`)
        .digest('hex'),
      kind: operation.name.slice(serviceOf(operation).length + 1),
      actor,
      trace: call.trace,
      decide: (state) => rule.decide(state, input, { role }),
      ...extra,
    };
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.batches.do(item).catch(asTaken);
      if (outcome === 'outdated') throw new OutdatedError();
      if (outcome instanceof AppError) throw outcome;
      if (!(outcome instanceof Error)) return outcome;
      if (attempt === ATTEMPTS) throw new AppError(commonErrors.unavailable, { cause: outcome });
      if (outcome instanceof NoRoomError) await this.rebalancer.rebalance(item.projectId, outcome);
      if (outcome instanceof PlanNeededError) {
        const cards = [...(item.needs.cards ?? []), ...outcome.cards];
        item = { ...item, needs: { ...item.needs, cards, plan: true } };
      }
    }
  }

  private async doAll(items: readonly CommandRequest[]): Promise<Outcome[]> {
    let saved: readonly NewLogRow[] = [];
    const done = await this.work.inStatements(BY_ITSELF, async (unit) => {
      const states = await this.boards.lock(unit, items);
      const written: Written = { log: [], makers: new Map(), news: [] };
      const { log, makers } = written;
      const outcomes: Outcome[] = [];
      for (const item of items) outcomes.push(await this.doOne(unit, states.get(item.projectId), item, written));
      const touched = new Set(log.map((row) => row.project_id));
      const changed = [...states.values()].filter(({ projectId }) => touched.has(projectId));
      if (log.length > 0) await this.visibility.around(unit, log, () => this.boards.save(unit, changed, log, makers));
      await this.notifier.tell(unit, written.news);
      saved = log;
      return outcomes;
    });
    this.notifier.tellLists(saved);
    return done;
  }

  private async doOne(
    unit: SqlUnit,
    state: BoardState | undefined,
    item: CommandRequest,
    written: Written,
  ): Promise<Outcome> {
    if (state === undefined) return new AppError(commonErrors.forbidden);
    const known = state.done.get(item.commandId);
    if (known !== undefined)
      return known.asked === item.asked ? deltaOf(known.row) : new AppError(commonErrors.idempotency_key_reused);
    const isFirst = !written.log.some((row) => row.project_id === item.projectId && row.actor === item.actor);
    if (item.isCurrent && !(isFirst && (await item.isCurrent(unit)))) return 'outdated';
    let decision: Decision;
    try {
      const decided = item.decide(state);
      decision = { ...decided, changes: withAutomaticDates(state, decided.changes, item.needs) };
    } catch (error) {
      if (error instanceof AppError || error instanceof NoRoomError || error instanceof UndecidedError) return error;
      throw error;
    }
    if (isTooMuch(decision.changes)) return new AppError(boardErrors.too_much_at_once);
    if (decision.changes.length > 0 || item.isWrittenAnyway) await item.alongside?.(unit, decision.changes);
    return record(unit, state, item, decision, written);
  }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The undo of a command is a command as well, so the sizes of both count: an undo never exceeds the limit. */
const isTooMuch = (changes: readonly Change[]): boolean => {
  const logged = bytesOf(changes);
  if (logged <= MOST_BYTES.shown) return false;
  const shown = bytesOf(changes.flatMap((change) => [shownOf(change), shownOf(inverseOf(change))]));
  return logged > MOST_BYTES.logged || shown > MOST_BYTES.shown;
};

const isOfVisibility = ({ of, set }: Change): boolean => of === 'project' && set?.visibility !== undefined;

const record = (
  unit: SqlUnit,
  state: BoardState,
  { projectId, commandId, asked, kind, actor, trace }: CommandRequest,
  { changes, undoes }: Decision,
  { log, makers, news }: Written,
): ProjectDelta => {
  const at = unit.now.toISOString();
  if (changes.length === 0)
    return { sequence: state.sequence, at, by: actor, kind, command_id: commandId, changes: [] };
  state.apply(changes);
  for (const [id, into] of goneLabelsIn(changes)) state.labelMerges.write(id, into);
  state.sequence += 1;
  const { sequence } = state;
  for (const { id } of changes) if (!makers.has(id)) makers.set(id, actor);
  const is_undoable = changes.some(isUndoable);
  log.push({
    project_id: projectId,
    sequence,
    actor,
    kind,
    command_id: commandId,
    asked,
    changes,
    undoes: undoes ?? null,
    is_undoable,
  });
  const row: LogRow = { sequence, at, by: actor, kind, commandId, changes };
  state.done.set(commandId, { row, asked });
  const delta = deltaOf(row);
  const inTheirName = unit.because({ actor: { userId: actor }, trace });
  inTheirName.tell(projectChanged, { projectId, delta }, { aggregate: projectId, version: sequence });
  if (state.isAutomated && undoes === undefined && changes.some(({ of }) => of === 'card'))
    inTheirName.tell(automationRequested, { projectId, sequence }, { aggregate: projectId, version: sequence });
  const ofCards = newsOf(state, changes, actor);
  if (ofCards.length > 0) news.push({ unit: inTheirName, project: state.project, by: actor, news: ofCards });
  if (changes.some(isOfVisibility)) inTheirName.tell(projectVisibilityChanged, { projectId }, { aggregate: projectId });
  return delta;
};
