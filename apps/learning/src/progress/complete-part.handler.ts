import { Inject } from '@nestjs/common';
import { tierForModule } from '@nivel/contracts/billing/plan-access';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { FREE, PlanTiers, type HeldPlan } from '../access/plan-tiers.ts';
import type { Curriculum } from '../curriculum/curriculum.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import { afterCompletion } from './apply.ts';
import { goesOnToPaid } from './completion-consequences.ts';
import { decideCompletion } from './complete-part.ts';
import type { CompletionResult } from './completion-changes.ts';
import type { Learner } from '../learner/learner.ts';
import { LearnerStore, type UpdateResult } from '../learner/learner-store.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { ProgressRepository } from './progress.repository.ts';
import type { LearningClient } from '../database.ts';
import { saveContextOf } from './progress-rows.ts';

@Handles(completePart)
export class CompletePartHandler implements Handler<typeof completePart> {
  private readonly rules: LearningRules;

  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly repository: ProgressRepository,
    private readonly plans: PlanTiers,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) settings: LearningSettings,
  ) {
    this.rules = rulesOf(settings);
  }

  async handle(input: InputOf<typeof completePart>, call: Call): Promise<CompletionResult> {
    const { userId } = actorOf(call);
    // Evidence of that day may have arrived at another process, and without it the day is not believed.
    if (input.occurred_at !== undefined) this.learners.forget(userId);
    return this.learners.update(userId, (learner) => this.step(learner, input, call));
  }

  private async step(
    learner: Learner,
    input: InputOf<typeof completePart>,
    call: Call,
  ): Promise<UpdateResult<CompletionResult> | null> {
    if (learner.parts.has(input.part_id)) return { result: await this.resultOfBefore(learner.userId, input.part_id) };
    const curriculum = this.curriculum.current();
    const { tier } = await this.planOf(curriculum, learner, input.part_id);
    return this.work.inOneStatement(call, async (unit) => {
      const claimedAt = input.occurred_at === undefined ? null : Date.parse(input.occurred_at);
      const request = { partId: input.part_id, claimedAt, nowMs: unit.now.getTime(), tier };
      const { changes, result } = decideCompletion(curriculum, learner, request, this.rules);
      const isSaved = await this.repository.saveCompletion(learner, changes, saveContextOf(unit, learner, changes));
      return isSaved ? { result, learner: afterCompletion(learner, changes) } : null;
    });
  }

  /** Looked up where it decides something: about the part, or about the next one. */
  private planOf(curriculum: Curriculum, learner: Learner, partId: string): Promise<HeldPlan> {
    const { module } = findPart(curriculum, partId);
    if (tierForModule(module) !== 'free') return this.plans.planNow(learner.userId);
    const isNextPaid = goesOnToPaid(curriculum, learner, { partId, module }, this.rules);
    return isNextPaid ? this.plans.planShown(learner.userId) : Promise.resolve(FREE);
  }

  /** The same result as the first time; nothing is counted. */
  private async resultOfBefore(userId: string, partId: string): Promise<CompletionResult> {
    const result = await this.repository.completionResult(this.work.reads, userId, partId);
    if (result === null) throw new Error(`the ledger does not know part ${partId} of learner ${userId}`);
    return JSON.parse(result) as CompletionResult;
  }
}
