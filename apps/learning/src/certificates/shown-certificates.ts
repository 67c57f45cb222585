import { Inject, Injectable } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { issueCertificate } from '@nivel/contracts/learning/issue-certificate.operation';
import type { verifyCertificate } from '@nivel/contracts/learning/verify-certificate.operation';
import { SETTINGS } from '@nivel/platform/core';
import { isoDay, localDay } from '@nivel/platform/local-day';
import { LOG, type Log } from '@nivel/platform/log';
import type { LearningSettings } from '../config.ts';
import { CertificateSigner } from './certificate-signer.ts';
import type { StoredCertificate } from './certificates.repository.ts';

type Own = OutputOf<typeof issueCertificate>;
type Verified = OutputOf<typeof verifyCertificate>;

/** Without its name the signature can no longer be checked. */
const isUnnamed = ({ userId, holderName }: StoredCertificate): boolean => userId === null && holderName === '';

/** Certificates as answers have them. */
@Injectable()
export class ShownCertificates {
  constructor(
    private readonly signer: CertificateSigner,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Whether one prevents another of the same level: it is valid, or was revoked permanently. */
  isHeld(stored: StoredCertificate): boolean {
    return stored.revokedAt !== null || this.isSigned(stored);
  }

  own({ number, ...stored }: StoredCertificate): Own {
    return { number, ...this.certified(stored) };
  }

  verified(stored: StoredCertificate): Verified {
    const isChanged = !isUnnamed(stored) && !this.isSigned(stored);
    return {
      number: stored.number,
      state: this.stateOf(stored, isChanged),
      certified: isChanged ? null : this.certified(stored),
    };
  }

  private stateOf(stored: StoredCertificate, isChanged: boolean): Verified['state'] {
    if (stored.revokedAt !== null) return 'revoked';
    if (isChanged) return 'changed';
    return isUnnamed(stored) ? 'unnamed' : 'valid';
  }

  private certified(stored: Omit<StoredCertificate, 'number'>): Omit<Own, 'number'> {
    const { levelId, levelName, holderName, issuedOn, revokedAt } = stored;
    const revokedOn = revokedAt && isoDay(localDay(revokedAt.getTime(), this.settings.LEARNING_TIME_ZONE));
    return {
      level_id: levelId,
      level_name: levelName,
      holder_name: holderName,
      issued_on: issuedOn,
      // The zone of the learner may be a day ahead of that of the school.
      revoked_on: revokedOn !== null && revokedOn < issuedOn ? issuedOn : revokedOn,
    };
  }

  private isSigned(stored: StoredCertificate): boolean {
    const isSigned = this.signer.isSigned(stored, stored.signature);
    if (!isSigned) this.log.error({ certificate: stored.number }, 'a certificate does not match its signature');
    return isSigned;
  }
}
