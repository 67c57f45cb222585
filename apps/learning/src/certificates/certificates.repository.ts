import { Injectable } from '@nestjs/common';
import { command, date, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { LearningReads, LearningUnit } from '../database.ts';
import type { CertificateModel } from '../generated/prisma/models.ts';
import type { CertifiedFacts } from './certificate-signer.ts';

/** Of two windows that ask at once the second adds nothing, and neither does one that asks when the account is gone. */
const ADD = command({
  text: `INSERT INTO certificates (number, user_id, level_id, level_name, holder_name, issued_on, signature)
SELECT $1::text, $2::uuid, $3::text, $4::text, $5::text, $6::date, $7::text
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $2::uuid)
ON CONFLICT (user_id, level_id) DO NOTHING`,
  params: [text, uuid, text, text, text, date, text],
});
const REMOVE = command({ text: 'DELETE FROM certificates WHERE number = $1 AND revoked_at IS NULL', params: [text] });
/** The first reason stays. Whoever it is about may have deleted their account: then no text about them is stored. */
const REVOKE = command({
  text: `UPDATE certificates SET revoked_at = $2, revoked_by = $3,
  revocation = CASE WHEN user_id IS NULL THEN '' ELSE $4::text END
WHERE number = $1 AND revoked_at IS NULL RETURNING number`,
  params: [text, timestamptz, uuid, text],
  row: { number: text },
});

/** A certificate as it is stored. */
export interface StoredCertificate extends CertifiedFacts {
  /** Null once the account is deleted; then the name is empty too. */
  readonly userId: string | null;
  readonly signature: string;
  readonly revokedAt: Date | null;
}

const stored = (row: CertificateModel): StoredCertificate => {
  const { number, userId, levelId, levelName, holderName, signature, revokedAt } = row;
  const issuedOn = row.issuedOn.toISOString().slice(0, 10);
  return { number, userId, levelId, levelName, holderName, signature, revokedAt, issuedOn };
};

/** Certificates of learners. */
@Injectable()
export class CertificatesRepository {
  async find(reads: LearningReads | LearningUnit, number: string): Promise<StoredCertificate | null> {
    const row = await reads.client.certificate.findUnique({ where: { number } });
    return row && stored(row);
  }

  async of(reads: LearningReads | LearningUnit, userId: string, levelId: string): Promise<StoredCertificate | null> {
    const row = await reads.client.certificate.findUnique({ where: { userId_levelId: { userId, levelId } } });
    return row && stored(row);
  }

  /** Those of a learner, the oldest first. */
  async all(reads: LearningReads, userId: string): Promise<StoredCertificate[]> {
    const rows = await reads.client.certificate.findMany({
      where: { userId },
      orderBy: [{ issuedOn: 'asc' }, { levelId: 'asc' }],
    });
    return rows.map(stored);
  }

  /** Adds one where the learner has none of the level; a deletion of the account at the same moment waits, or was first. */
  async add(unit: LearningUnit, userId: string, facts: CertifiedFacts, signature: string): Promise<void> {
    const { number, levelId, levelName, holderName, issuedOn } = facts;
    await holdKey(unit, userId);
    await unit.rows(ADD, [number, userId, levelId, levelName, holderName, issuedOn, signature]);
  }

  /** Takes one away that certifies nothing; one that was revoked stays. */
  async remove(unit: LearningUnit, number: string): Promise<void> {
    await unit.rows(REMOVE, [number]);
  }

  /** @returns whether it was valid until now */
  async revoke(unit: LearningUnit, number: string, by: { userId: string; reason: string }): Promise<boolean> {
    const revoked = await unit.rows(REVOKE, [number, unit.now, by.userId, by.reason]);
    return revoked.length > 0;
  }

  /** The name of a profile; empty where there is none. */
  async profileName(reads: LearningReads, userId: string): Promise<string> {
    const profile = await reads.client.profile.findUnique({ where: { id: userId } });
    return profile === null ? '' : `${profile.firstName} ${profile.lastName}`.trim();
  }
}
