import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { certificateErrors } from '@nivel/contracts/learning/certificate.errors';
import { printCertificate } from '@nivel/contracts/learning/print-certificate.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { printPdf } from '@nivel/platform/print-pdf';
import type { LearningSettings } from '../config.ts';
import type { LearningClient } from '../database.ts';
import { certificateDocument } from './certificate-document.ts';
import { CertificatesRepository } from './certificates.repository.ts';
import { ShownCertificates } from './shown-certificates.ts';

@Handles(printCertificate)
export class PrintCertificateHandler implements Handler<typeof printCertificate> {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly shown: ShownCertificates,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(
    { number, locale }: InputOf<typeof printCertificate>,
    call: Call,
  ): Promise<OutputOf<typeof printCertificate>> {
    const stored = await this.certificates.find(this.work.reads, number);
    const isOwn = stored?.userId === actorOf(call).userId;
    if (!stored || !isOwn || this.shown.verified(stored).state !== 'valid')
      throw new AppError(certificateErrors.certificate_not_found);
    const certificate = this.shown.own(stored);
    const address = new URL(`/certificado/${number}`, this.settings.PUBLIC_URL).href;
    const pdf = await printPdf(certificateDocument(certificate, { locale, address }));
    return { file_name: `nivel-${certificate.level_id.toLowerCase()}.pdf`, pdf_base64: pdf.toString('base64') };
  }
}
