import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { CertificateIssue } from './certificate-issue.ts';
import { CertificateSigner } from './certificate-signer.ts';
import { CertificatesRepository } from './certificates.repository.ts';
import { IssueCertificateHandler } from './issue-certificate.handler.ts';
import { LevelOfLearner } from './level-of-learner.ts';
import { ListCertificatesHandler } from './list-certificates.handler.ts';
import { PrintCertificateHandler } from './print-certificate.handler.ts';
import { RevokeCertificateHandler } from './revoke-certificate.handler.ts';
import { ShownCertificates } from './shown-certificates.ts';
import { VerifyCertificateHandler } from './verify-certificate.handler.ts';

/** Certificates of completed levels; anybody with the number may verify one. */
@Module({
  imports: [AccessModule, CurriculumModule, LearnerModule],
  providers: [
    CertificateIssue,
    CertificateSigner,
    CertificatesRepository,
    IssueCertificateHandler,
    LevelOfLearner,
    ListCertificatesHandler,
    PrintCertificateHandler,
    RevokeCertificateHandler,
    ShownCertificates,
    VerifyCertificateHandler,
  ],
})
export class CertificatesModule {}
