import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { certificateErrors } from '@nivel/contracts/learning/certificate.errors';
import { certificateRevoked } from '@nivel/contracts/learning/certificate-revoked.fact';
import { revokeCertificate } from '@nivel/contracts/learning/revoke-certificate.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient, LearningUnit } from '../database.ts';
import { CertificatesRepository, type StoredCertificate } from './certificates.repository.ts';
import { ShownCertificates } from './shown-certificates.ts';

/** Tells the holder, unless their account is deleted. */
const tellHolder = (unit: LearningUnit, { number, userId, levelId, levelName }: StoredCertificate): void => {
  if (userId !== null) unit.tell(certificateRevoked, { userId, levelId, levelName }, { aggregate: number });
};

@Handles(revokeCertificate)
export class RevokeCertificateHandler implements Handler<typeof revokeCertificate> {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly shown: ShownCertificates,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof revokeCertificate>, call: Call): Promise<OutputOf<typeof revokeCertificate>> {
    const { userId } = actorOf(call);
    const { number, reason } = input;
    return this.work.run(call, async (unit) => {
      const isNew = await this.certificates.revoke(unit, number, { userId, reason });
      const stored = await this.certificates.find(unit, number);
      if (stored === null) throw new AppError(certificateErrors.certificate_not_found);
      if (isNew) tellHolder(unit, stored);
      return this.shown.verified(stored);
    });
  }
}
