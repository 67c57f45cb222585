import { includesTier } from '@nivel/contracts/billing/plan-access';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { certificateErrors } from '@nivel/contracts/learning/certificate.errors';
import { issueCertificate } from '@nivel/contracts/learning/issue-certificate.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { PlanTiers } from '../access/plan-tiers.ts';
import type { Level } from '../curriculum/curriculum.ts';
import type { LearningClient } from '../database.ts';
import type { Learner } from '../learner/learner.ts';
import { CertificateIssue } from './certificate-issue.ts';
import { levelProgress } from './certificate-rules.ts';
import { CertificatesRepository } from './certificates.repository.ts';
import { LevelOfLearner } from './level-of-learner.ts';
import { ShownCertificates } from './shown-certificates.ts';

@Handles(issueCertificate)
export class IssueCertificateHandler implements Handler<typeof issueCertificate> {
  constructor(
    private readonly levels: LevelOfLearner,
    private readonly plans: PlanTiers,
    private readonly certificates: CertificatesRepository,
    private readonly issue: CertificateIssue,
    private readonly shown: ShownCertificates,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof issueCertificate>, call: Call): Promise<OutputOf<typeof issueCertificate>> {
    const { userId } = actorOf(call);
    const before = await this.certificates.of(this.work.reads, userId, input.level_id);
    if (before !== null && this.shown.isHeld(before)) return this.shown.own(before);
    const { level, learner } = await this.levels.read(userId, input.level_id);
    await this.refuseUnearned(level, learner);
    return this.work.run(call, async (unit) => {
      if (before !== null) await this.certificates.remove(unit, before.number);
      return this.shown.own(await this.issue.once(unit, learner, level, input.holder_name));
    });
  }

  /** @throws AppError naming what is missing: parts, or the plan */
  private async refuseUnearned(level: Level, learner: Learner): Promise<void> {
    const { total, left } = levelProgress(level, learner);
    if (total === 0 || left > 0) throw new AppError(certificateErrors.certificate_not_earned, { details: { left } });
    const { tier } = await this.plans.planNow(learner.userId);
    if (!includesTier(tier, 'pro'))
      throw new AppError(certificateErrors.certificate_needs_plan, { details: { plan: 'pro' } });
  }
}
