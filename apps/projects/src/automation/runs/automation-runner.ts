import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import {
  DEEPEST_CHAIN,
  MOST_RUNS_AN_HOUR,
  type RunCause,
} from '@nivel/contracts/projects/automation/automation-values';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { personDay } from '../../accounts/person-day.ts';
import { callOnBehalf } from '../../board/commands/call-on-behalf.ts';
import type { Needs, RuleOf } from '../../board/commands/command.ts';
import { OutdatedError, ProjectCommands } from '../../board/commands/project-commands.ts';
import { AutomationRunsRepository, type NewRun } from './automation-runs.repository.ts';
import { RunRights } from './run-rights.ts';
import { RuleStop } from './rule-stop.ts';
import { madeIdOf } from './run-ids.ts';
import { RunMessages } from './run-messages.ts';
import { madeIds } from './made-cards.ts';
import { planOf, type PlanScene, type RunPlan } from './run-plan.ts';
import type { StoredRule } from '../rules/stored-rule.ts';

/** Why a rule runs, and for which cards. */
export interface RunRequest {
  /** Also the command's id. */
  readonly runId: string;
  readonly began: RunCause;
  /** The row of the log that caused it; null: something else did. */
  readonly sequence: number | null;
  readonly causedBy: string | null;
  readonly depth: number;
  readonly cards: readonly string[];
  readonly trace: string;
  /** Of what a day or a time causes: whether it has not caused it yet, and that it has. */
  readonly due?: {
    isPending(reads: Pick<SqlUnit, 'rows'>): Promise<boolean>;
    mark(unit: Pick<SqlUnit, 'rows'>): Promise<void>;
  };
}

type StopReason = Parameters<RuleStop['stop']>[2];

/** Others may write to the project in between. */
const ATTEMPTS = 20;

/** Why a rule is stopped before it runs; null: it is not. */
const stopOf = (depth: number, recent: number, role: ProjectRole | null): StopReason | null => {
  if (depth > DEEPEST_CHAIN) return 'too-deep';
  if (recent >= MOST_RUNS_AN_HOUR) return 'too-often';
  return role === null || !isAtLeast(project, role, 'member') ? 'no-rights' : null;
};

/** Runs rules, each once for what caused it. */
@Injectable()
export class AutomationRunner {
  constructor(
    private readonly runs: AutomationRunsRepository,
    private readonly rights: RunRights,
    private readonly commands: ProjectCommands,
    private readonly messages: RunMessages,
    private readonly stops: RuleStop,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns what it changed; null where it ran before, or was stopped
   * @throws AppError what it was refused with, which is written down; `unavailable` where it may be tried again
   */
  async run(rule: StoredRule, request: RunRequest): Promise<ProjectDelta | null> {
    const started = this.clock.now();
    for (let attempt = 1; ; attempt += 1) {
      const { role, ...standing } = await this.rights.standing(rule, request.runId, started);
      if (standing.hasRun || standing.version === 0) return null;
      // Somebody has changed the rule since it was read: whoever asked reads it again.
      if (standing.version !== rule.version) throw new AppError(commonErrors.unavailable);
      const none = this.nothing(rule, request, started);
      if (standing.isPaused) return this.refusedByPause(none, request);
      const stop = stopOf(request.depth, standing.recent, role);
      if (role === null || stop !== null) return this.stopped(rule, none, stop ?? 'no-rights');
      try {
        return await this.runOnce(rule, request, { role, templates: await this.rights.templatesOf(rule) }, started);
      } catch (error) {
        if (error instanceof OutdatedError && attempt < ATTEMPTS) continue;
        await this.noteRefusal(error, none, request);
        throw error;
      }
    }
  }

  /** Writes down that a run could not begin. @param error the code of why */
  refuse(rule: StoredRule, request: RunRequest, error: string): Promise<void> {
    const none = this.nothing(rule, request, this.clock.now());
    return this.stops.note({ ...none, result: 'refused', error }, request.due?.mark);
  }

  /** A person hears at once that everything is paused; of all others it is written down. */
  private async refusedByPause(none: NewRun, request: RunRequest): Promise<null> {
    if (request.began === 'hand') throw new AppError(automationErrors.automation_paused);
    await this.stops.note({ ...none, result: 'paused' }, request.due?.mark);
    return null;
  }

  /** Writes down what will be refused again; what may be tried again is nothing to write down. */
  private async noteRefusal(error: unknown, none: NewRun, request: RunRequest): Promise<void> {
    if (error instanceof AppError && error.definition.kind !== 'unavailable')
      await this.stops.note({ ...none, result: 'refused', error: error.definition.code }, request.due?.mark);
  }

  private async stopped(rule: StoredRule, run: NewRun, reason: StopReason): Promise<null> {
    await this.stops.stop(rule, run, reason);
    if (run.began !== 'hand') return null;
    throw new AppError(
      reason === 'no-rights' ? automationErrors.rule_owner_has_no_right : automationErrors.rule_paused,
    );
  }

  private nothing({ id, projectId }: StoredRule, { runId, sequence, ...request }: RunRequest, startedAt: Date): NewRun {
    const { began, causedBy, depth } = request;
    return {
      ...{ id: runId, projectId, ruleId: id, began, causeSequence: sequence, causedBy },
      ...{ depth, matched: 0, seen: [], comments: 0, notices: 0, created: 0, emails: 0, heldUntil: null },
      ...{ result: 'unchanged', error: null, startedAt },
      durationMs: this.clock.now().getTime() - startedAt.getTime(),
    };
  }

  private runOnce(rule: StoredRule, request: RunRequest, means: Means, started: Date): Promise<ProjectDelta> {
    let plan: RunPlan | null = null;
    const scene = sceneOf(rule, request.runId, means, started);
    const command: RuleOf<typeof runAutomationRule> = {
      needs: () => needsOf(rule, request.cards, scene),
      decide: (state) => {
        plan = planOf(state, rule, request.cards, scene);
        return { changes: plan.changes };
      },
    };
    const call = callOnBehalf({ userId: rule.ownerId, role: means.role }, request.trace, started);
    const input = { project_id: rule.projectId, command_id: request.runId, rule_id: rule.id, card_id: null };
    return this.commands.run(runAutomationRule, command, input, call, {
      isWrittenAnyway: true,
      isCurrent: async (unit) => {
        const standing = await this.runs.standing(unit, rule.id, request.runId, started);
        const isSame = !standing.hasRun && standing.version === rule.version && standing.recent < MOST_RUNS_AN_HOUR;
        return isSame && !standing.isPaused && (request.due === undefined || request.due.isPending(unit));
      },
      alongside: async (unit, changes) => {
        if (plan !== null) await this.save(unit, rule, request, plan, changes.length > 0, started);
      },
    });
  }

  /** The run and what it says, in the transaction of what it changes. Where no card met the conditions there was no run. */
  private async save(
    unit: SqlUnit,
    rule: StoredRule,
    request: RunRequest,
    plan: RunPlan,
    isChanged: boolean,
    started: Date,
  ): Promise<void> {
    await request.due?.mark(unit);
    if (!plan.isWanted) return;
    await this.rights.checkPeople(unit, rule);
    const onBehalf = unit.because({ actor: { userId: rule.ownerId }, trace: request.trace });
    const said = await this.messages.say(onBehalf, rule, { id: request.runId, depth: request.depth }, plan.cards);
    const { comments, notices, emails, webhooks, proposals, heldUntil } = said;
    const isDone = isChanged || comments + notices + emails + webhooks + proposals > 0;
    await this.runs.add(unit, {
      ...this.nothing(rule, request, started),
      ...{ comments, notices, emails, heldUntil, created: plan.made.length },
      ...{ matched: plan.cards.length, seen: plan.seen, result: isDone ? 'done' : 'unchanged' },
    });
  }
}

/** What a run reads of a project. */
export const needsOf = (
  { actions }: Pick<StoredRule, 'actions'>,
  cards: readonly string[],
  { idFor }: Pick<PlanScene, 'idFor'>,
): Needs => ({ cards, newIds: madeIds(actions, idFor), labels: true, fields: true, ends: true });

/** With what a run is done: the owner's role, and the templates of the project. */
type Means = Pick<PlanScene, 'role' | 'templates'>;

/** For whom, when and with which new ids a run is worked out. */
export const sceneOf = (rule: StoredRule, runId: string, means: Means, now: Date): PlanScene => ({
  ...{ ownerId: rule.ownerId, ...means, today: personDay(rule, now) },
  idFor: (cardId: string, step: number) => madeIdOf(runId, cardId, step),
});
