import { z } from 'zod';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';

/** The keepers of the book: administrators and managers of the installation. */
export const bookkeeper = atLeast(account, 'manager');

/** The owners of shares, and irreversible steps. */
export const administrator = atLeast(account, 'admin');

/** A page of rows: its start, and its size. */
export const bookPage = {
  page_size: z.int().min(1).max(200).default(50),
  page_offset: z.int().min(0).max(1_000_000).default(0),
};

/** A day as `2026-11-25`. */
export const day = z.iso
  .date()
  .refine((text) => text >= '1900-01-01' && text <= '2199-12-31', 'A day is in 1900 to 2199');
