import { Inject, Injectable } from '@nestjs/common';
import { listAccess } from '@nivel/contracts/billing/list-access.operation';
import type { Tier } from '@nivel/contracts/billing/plan';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Copies } from '@nivel/platform/copies';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import type { LearningClient, LearningReads, LearningUnit } from '../database.ts';
import { AccessRepository } from './access.repository.ts';

/** The plan of a person at a moment, and its known end. */
export interface HeldPlan {
  readonly tier: Tier;
  readonly until: Date | null;
}

export const FREE: HeldPlan = { tier: 'free', until: null };

/**
 * The plan of a person at this moment, from the copy of paid plans. Billing is asked for changes like the owner of any right;
 * while it is down, its last known plan stays valid until the end that it named (ADR 0082).
 */
@Injectable()
export class PlanTiers {
  private askAgainAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly copies: Copies,
    private readonly access: AccessRepository,
    private readonly work: UnitOfWork<LearningClient>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  /**
   * Not for use within a unit of work: asking takes another connection.
   * @throws AppError `unavailable` while no plans are known
   */
  async planNow(userId: string): Promise<HeldPlan> {
    await this.hear();
    return this.read(this.work.reads, userId, this.clock.now());
  }

  /** The known plan within a unit of work, at its moment. @throws AppError `unavailable` as above */
  planWithin(unit: LearningUnit, userId: string): Promise<HeldPlan> {
    return this.read(unit, userId, unit.now);
  }

  /** The plan for display only: a person whose plan is unknown gets the free one. */
  async planShown(userId: string): Promise<HeldPlan> {
    return this.planNow(userId).catch((error: unknown) => {
      if (error instanceof AppError) return FREE;
      throw error;
    });
  }

  private async read(reads: LearningReads | LearningUnit, userId: string, now: Date): Promise<HeldPlan> {
    const { tier, until, isFilled } = await this.access.of(reads, userId);
    if (tier === null) {
      if (!isFilled) throw new AppError(commonErrors.unavailable);
      return FREE;
    }
    return until !== null && until <= now ? FREE : { tier, until };
  }

  private async hear(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now < this.askAgainAt) return;
    try {
      await this.copies.ensureFresh(listAccess);
    } catch {
      this.askAgainAt = now + this.settings.COPY_STALE_MS;
    }
  }
}
