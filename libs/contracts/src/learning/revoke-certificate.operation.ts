import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { account } from '../projects/memberships.ts';
import { certificateNumber, verifiedCertificate } from './certificate.ts';
import { certificateErrors } from './certificate.errors.ts';
import { LONGEST_REVOCATION } from './certificate-values.ts';

/** Permanent: a revoked certificate is never restored, nor is another one of the same level issued. The first reason stays. */
export const revokeCertificate = operation({
  name: 'learning.revoke-certificate',
  summary: 'Revokes a certificate, with a reason; from then on its page says that it was revoked.',
  door: { kind: 'procedure', procedure: 'revoke_certificate' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    number: certificateNumber,
    /** Stored with the certificate; no page shows it, because it may say something about the holder. */
    reason: shortText('A reason', { least: 1, most: LONGEST_REVOCATION }),
  }),
  output: verifiedCertificate,
  errors: [certificateErrors.certificate_not_found],
});
