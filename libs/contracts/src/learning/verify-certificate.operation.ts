import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { certificateNumber, verifiedCertificate } from './certificate.ts';
import { certificateErrors } from './certificate.errors.ts';

export const verifyCertificate = operation({
  name: 'learning.verify-certificate',
  summary: 'What a certificate says, and whether it is valid, for anybody who has its number.',
  door: { kind: 'procedure', procedure: 'verify_certificate', isGuessable: true },
  policy: anyone('only people who got it from its holder know a number of 80 random bits'),
  repeat: 'safe',
  input: z.strictObject({ number: certificateNumber }),
  output: verifiedCertificate,
  errors: [certificateErrors.certificate_not_found],
});
