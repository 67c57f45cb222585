import { z } from 'zod';
import { CERTIFICATE_NUMBER, certificateNumberOf } from './certificate-values.ts';

/** Cannot be guessed; anybody who has it may see what it certifies. Every spelling is normalized to the stored form. */
export const certificateNumber = z
  .string()
  .max(100)
  .overwrite(certificateNumberOf)
  .regex(CERTIFICATE_NUMBER, 'A certificate has a number of 16 characters');

const certified = {
  level_id: z.string(),
  /** The name of the level on the day of the issue. */
  level_name: z.string(),
  /** The learner's name as agreed at the issue; empty where it was removed with the account. */
  holder_name: z.string(),
  /** A day in the learner's time zone. */
  issued_on: z.iso.date(),
  revoked_on: z.iso.date().nullable(),
};

/** A certificate as its holder sees it. */
export const certificate = z.strictObject({ number: z.string(), ...certified });

/** A certificate as anybody with its number sees it. */
export const verifiedCertificate = z.strictObject({
  number: z.string(),
  /**
   * `unnamed`: its holder has deleted their account since. `changed`: the stored data do not match the signature, so nothing is
   * certified.
   */
  state: z.enum(['valid', 'revoked', 'unnamed', 'changed']),
  /** Null where the signature does not match. */
  certified: z.strictObject(certified).nullable(),
});
