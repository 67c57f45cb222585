import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { certificate } from './certificate.ts';
import { learningErrors } from './learning.errors.ts';

export const listCertificates = operation({
  name: 'learning.list-certificates',
  summary: "The caller's certificates, and for the other levels what is still missing.",
  door: { kind: 'procedure', procedure: 'list_certificates' },
  policy: signedIn("the caller's own certificates"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    /** The levels that have parts, followed by levels that are no longer taught but have a certificate. */
    levels: z.array(
      z.strictObject({
        level_id: z.string(),
        level_name: z.string(),
        /** Active parts that are still to be completed. */
        parts_left: z.int(),
        certificate: certificate.nullable(),
      }),
    ),
    /** Whether the caller's plan issues certificates. */
    has_plan: z.boolean(),
    /** A name to begin with: that of the last certificate, else that of the profile; empty where there is neither. */
    suggested_name: z.string(),
  }),
  errors: [learningErrors.curriculum_not_ready],
});
