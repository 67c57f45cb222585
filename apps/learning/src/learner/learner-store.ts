import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { tierForModule, type PlacedModule } from '@nivel/contracts/billing/plan-access';
import { SETTINGS } from '@nivel/platform/core';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { LearningSettings } from '../config.ts';
import { FREE, PlanTiers, type HeldPlan } from '../access/plan-tiers.ts';
import type { Learner, PartViewState, PlannedLearner } from './learner.ts';
import { LearnersRepository } from './learners.repository.ts';
import type { LearningClient } from '../database.ts';

/** One attempt to move a learner on: decides, and saves if the learner is still the one decided on. */
export type Step<Result> = (learner: Learner) => Promise<UpdateResult<Result> | null>;

/** `learner` in its state after the save; left out when nothing had to be saved. */
export interface UpdateResult<Result> {
  readonly result: Result;
  readonly learner?: Learner;
}

/**
 * The learners of this process: a bounded cache of snapshots, and the only way to change them. Steps of one learner run one
 * after another here; the version detects changes by other processes (ADR 0005).
 */
@Injectable()
export class LearnerStore {
  private readonly cache: LRUCache<string, Learner>;
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly repository: LearnersRepository,
    private readonly plans: PlanTiers,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {
    this.cache = new LRUCache({ max: settings.LEARNING_LEARNERS_CACHED });
  }

  /** The learner as last committed; the record is made when there is none yet. */
  async read(userId: string): Promise<Learner> {
    const learner = (await this.repository.load(this.work.reads, userId)) ?? (await this.create(userId));
    this.cache.set(userId, learner);
    return learner;
  }

  /** The learner with the plan that is shown: who cannot be looked up has the free one. */
  async readPlanned(userId: string): Promise<PlannedLearner> {
    const [learner, { tier, until }] = await Promise.all([this.read(userId), this.plans.planShown(userId)]);
    return { ...learner, tier, tierUntil: until };
  }

  /**
   * A learner with the plan that decides about a module. The plan is no part of the cached aggregate: it changes elsewhere, and
   * expires. It is not read for a module that is open to everybody.
   * @throws AppError `unavailable` while no plans are known
   */
  async withPlan(learner: Learner, module: PlacedModule): Promise<PlannedLearner> {
    const { tier, until } = tierForModule(module) === 'free' ? FREE : await this.plans.planNow(learner.userId);
    return { ...learner, tier, tierUntil: until };
  }

  /**
   * The plan that decides what a learner may do now.
   * @throws AppError `unavailable` while no plans are known
   */
  planNow(userId: string): Promise<HeldPlan> {
    return this.plans.planNow(userId);
  }

  /**
   * Applies a step to a learner. The step decides on a snapshot and saves under its version. When that version is outdated
   * (null), or the step refuses on a cached snapshot, it runs again with a fresh one.
   * @throws AppError `progress_busy` when other changes were faster too often
   */
  update<Result>(userId: string, step: Step<Result>): Promise<Result> {
    const before = this.turns.get(userId);
    const turn = before === undefined ? this.tryStep(userId, step) : before.then(() => this.tryStep(userId, step));
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(userId, settled);
    void settled.then(() => {
      if (this.turns.get(userId) === settled) this.turns.delete(userId);
    });
    return turn;
  }

  /** Caches the views of a part, so that the step that needs them does not load them again. */
  noteView(userId: string, partId: string, view: PartViewState): void {
    const cached = this.cache.get(userId);
    if (cached !== undefined) this.cache.set(userId, { ...cached, views: new Map(cached.views).set(partId, view) });
  }

  forget(userId: string): void {
    this.cache.delete(userId);
  }

  private async tryStep<Result>(userId: string, step: Step<Result>): Promise<Result> {
    for (let attempt = 0; attempt < this.settings.LEARNING_SAVE_ATTEMPTS; attempt += 1) {
      const cached = attempt === 0 ? this.cache.get(userId) : undefined;
      try {
        const saved = await step(cached ?? (await this.read(userId)));
        if (saved !== null) {
          if (saved.learner !== undefined) this.cache.set(userId, saved.learner);
          return saved.result;
        }
      } catch (error) {
        // It is unknown whether a failed save was committed; the next step starts from the state of the database.
        this.cache.delete(userId);
        if (cached === undefined || !(error instanceof AppError)) throw error;
      }
    }
    throw new AppError(learningErrors.progress_busy);
  }

  private async create(userId: string): Promise<Learner> {
    const zone = this.settings.LEARNING_TIME_ZONE;
    await this.work.run(BY_ITSELF, (unit) => this.repository.create(unit, userId, zone));
    const learner = await this.repository.load(this.work.reads, userId);
    if (learner === null) throw new Error(`the record of learner ${userId} was made and is not there`);
    return learner;
  }
}
