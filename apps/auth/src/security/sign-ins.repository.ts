import { Injectable } from '@nestjs/common';
import { array, int4, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { AuthReads } from '../database.ts';

/** Wrong passwords are stored under the hash of the address. */
const LIST = query({
  text: `SELECT u.id AS "userId", u.last_sign_in_at AS "lastSignInAt",
  (SELECT s.ip FROM sessions s WHERE s.user_id = u.id ORDER BY s.created_at DESC LIMIT 1) AS "lastSignInIp",
  coalesce(a.failures, 0) AS "failedSignIns", a.locked_until AS "lockedUntil",
  (SELECT max(e.at) FROM security_events e WHERE e.user_id = u.id AND e.kind = 'password-changed') AS "passwordChangedAt"
FROM users u LEFT JOIN LATERAL (
  SELECT max(failures) AS failures, max(locked_until) AS locked_until FROM login_attempts
  WHERE address = encode(sha256(convert_to(u.email, 'UTF8')), 'hex')
) a ON true
WHERE u.id = ANY($1)`,
  params: [array(uuid)],
  row: {
    userId: uuid,
    lastSignInAt: nullable(timestamptz),
    lastSignInIp: nullable(text),
    failedSignIns: int4,
    lockedUntil: nullable(timestamptz),
    passwordChangedAt: nullable(timestamptz),
  },
});

/** Sign-in methods of accounts, for administrators. */
@Injectable()
export class SignInsRepository {
  list(reads: AuthReads, userIds: readonly string[]) {
    return reads.rows(LIST, [userIds]);
  }
}
