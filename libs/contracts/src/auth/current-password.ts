import { z } from 'zod';
import { LONGEST_PASSWORD } from './password-limits.ts';

/**
 * The password that proves the caller's identity again; required if the sign-in is no longer recent. In UTF-16 units, two
 * per character at most.
 */
export const currentPassword = z
  .string()
  .max(2 * LONGEST_PASSWORD)
  .optional();
