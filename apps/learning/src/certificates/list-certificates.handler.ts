import { includesTier } from '@nivel/contracts/billing/plan-access';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listCertificates } from '@nivel/contracts/learning/list-certificates.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { levelProgress } from './certificate-rules.ts';
import { CertificatesRepository } from './certificates.repository.ts';
import { ShownCertificates } from './shown-certificates.ts';

@Handles(listCertificates)
export class ListCertificatesHandler implements Handler<typeof listCertificates> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly certificates: CertificatesRepository,
    private readonly shown: ShownCertificates,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(_: InputOf<typeof listCertificates>, call: Call): Promise<OutputOf<typeof listCertificates>> {
    const { userId } = actorOf(call);
    const { levels } = this.curriculum.current();
    const [learner, stored, profileName] = await Promise.all([
      this.learners.readPlanned(userId),
      this.certificates.all(this.work.reads, userId),
      this.certificates.profileName(this.work.reads, userId),
    ]);
    const held = stored.filter((one) => this.shown.isHeld(one)).map((one) => this.shown.own(one));
    const taught = levels.flatMap((level) => {
      const { total, left } = levelProgress(level, learner);
      const certificate = held.find(({ level_id: id }) => id === level.id) ?? null;
      if (total === 0 && certificate === null) return [];
      return [{ level_id: level.id, level_name: level.name, parts_left: left, certificate }];
    });
    // A certificate stays, whatever becomes of its level.
    const others = held
      .filter(({ level_id: id }) => !levels.some((level) => level.id === id))
      .map((certificate) => {
        const { level_id, level_name } = certificate;
        return { level_id, level_name, parts_left: 0, certificate };
      });
    return {
      levels: [...taught, ...others],
      has_plan: includesTier(learner.tier, 'pro'),
      suggested_name: held.at(-1)?.holder_name ?? profileName,
    };
  }
}
