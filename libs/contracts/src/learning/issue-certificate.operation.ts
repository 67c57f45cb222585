import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { certificate } from './certificate.ts';
import { certificateErrors } from './certificate.errors.ts';
import { HOLDER_NAME, LONGEST_HOLDER_NAME, SHORTEST_HOLDER_NAME } from './certificate-values.ts';
import { learningErrors } from './learning.errors.ts';

/** A level has one certificate for each learner. Asked again, also with another name, it answers the one that there is. */
export const issueCertificate = operation({
  name: 'learning.issue-certificate',
  summary:
    'Issues the certificate of a level whose active parts the caller has all completed, under a name they choose.',
  door: { kind: 'procedure', procedure: 'issue_certificate' },
  policy: signedIn('learners who completed the level and whose plan issues certificates'),
  repeat: 'idempotent',
  input: z.strictObject({
    level_id: z.string().max(20),
    /** The name on the certificate from then on, visible to everybody who has its number. */
    holder_name: shortText('A name', { least: SHORTEST_HOLDER_NAME, most: LONGEST_HOLDER_NAME })
      .normalize('NFC')
      .regex(HOLDER_NAME, 'A name has letters, spaces, hyphens, apostrophes, commas and periods only'),
  }),
  output: certificate,
  errors: [
    learningErrors.curriculum_not_ready,
    certificateErrors.certificate_level_not_found,
    certificateErrors.certificate_not_earned,
    certificateErrors.certificate_needs_plan,
  ],
});
