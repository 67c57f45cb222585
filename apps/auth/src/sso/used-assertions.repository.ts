import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { command, int4, text, timestamptz } from '@nivel/messaging/statement';
import type { AuthChange } from '../database.ts';
import type { SamlPerson } from '../saml/saml-client.ts';

const INSERT = command({
  text: `INSERT INTO saml_assertions (assertion_hash, expires_at) VALUES ($1, $2)
ON CONFLICT (assertion_hash) DO NOTHING RETURNING 1 AS inserted`,
  params: [text, timestamptz],
  row: { inserted: int4 },
});

/** Assertions that were used, until they expire. The hashes say nothing about anybody. */
@Injectable()
export class UsedAssertionsRepository {
  /** False if the assertion was used before. */
  async insert(unit: AuthChange, { issuer, assertion }: Pick<SamlPerson, 'issuer' | 'assertion'>): Promise<boolean> {
    const hash = createHash('sha256')
      .update(JSON.stringify([issuer, assertion.id]))
      .digest('base64url');
    return (await unit.rows(INSERT, [hash, assertion.expiresAt])).length > 0;
  }
}
