import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isoDay, localDay } from '@nivel/platform/local-day';
import type { Level } from '../curriculum/curriculum.ts';
import type { LearningUnit } from '../database.ts';
import type { Learner } from '../learner/learner.ts';
import { NUMBER_BYTES, numberFrom } from './certificate-rules.ts';
import { CertificateSigner } from './certificate-signer.ts';
import { CertificatesRepository, type StoredCertificate } from './certificates.repository.ts';

/** The certificate of a learner for a level; issued if it does not exist. */
@Injectable()
export class CertificateIssue {
  constructor(
    private readonly signer: CertificateSigner,
    private readonly certificates: CertificatesRepository,
  ) {}

  /**
   * Callers must have checked that the level was completed and that the plan issues certificates.
   *
   * @throws AppError `unauthenticated` where the account was deleted meanwhile
   */
  async once(
    unit: LearningUnit,
    { userId, timeZone }: Learner,
    { id, name }: Level,
    holderName: string,
  ): Promise<StoredCertificate> {
    const facts = {
      number: numberFrom(randomBytes(NUMBER_BYTES)),
      levelId: id,
      levelName: name,
      holderName,
      issuedOn: isoDay(localDay(unit.now.getTime(), timeZone)),
    };
    await this.certificates.add(unit, userId, facts, this.signer.sign(facts));
    const stored = await this.certificates.of(unit, userId, id);
    if (stored === null) throw new AppError(commonErrors.unauthenticated);
    return stored;
  }
}
