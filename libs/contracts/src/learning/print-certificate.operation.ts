import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { certificateNumber } from './certificate.ts';
import { certificateErrors } from './certificate.errors.ts';

/** A revoked certificate can no longer be printed. */
export const printCertificate = operation({
  name: 'learning.print-certificate',
  summary: "One of the caller's own certificates, as PDF.",
  door: { kind: 'procedure', procedure: 'print_certificate' },
  policy: signedIn("the caller's own certificates"),
  repeat: 'safe',
  input: z.strictObject({ number: certificateNumber, locale: z.enum(['es-MX', 'en']).default('es-MX') }),
  output: z.strictObject({ file_name: z.string(), pdf_base64: z.base64().max(2_000_000) }),
  errors: [certificateErrors.certificate_not_found],
});
