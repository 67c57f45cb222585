import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { certificateErrors } from '@nivel/contracts/learning/certificate.errors';
import { verifyCertificate } from '@nivel/contracts/learning/verify-certificate.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { CertificatesRepository } from './certificates.repository.ts';
import { ShownCertificates } from './shown-certificates.ts';

@Handles(verifyCertificate)
export class VerifyCertificateHandler implements Handler<typeof verifyCertificate> {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly shown: ShownCertificates,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle({ number }: InputOf<typeof verifyCertificate>): Promise<OutputOf<typeof verifyCertificate>> {
    const stored = await this.certificates.find(this.work.reads, number);
    if (stored === null) throw new AppError(certificateErrors.certificate_not_found);
    return this.shown.verified(stored);
  }
}
