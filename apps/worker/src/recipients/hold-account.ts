import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { holdKey, holdKeys } from '@nivel/platform/advisory-lock';
import type { WorkerUnit } from '../database.ts';

/**
 * Until the unit of work ends, nobody else removes the account or writes something new about it: what is told of an account
 * at the moment it goes must not outlive it.
 */
export const holdAccount = (unit: WorkerUnit, userId: string): Promise<void> => holdKey(unit, userId);

/** Holds several accounts at once. */
export const holdAccounts = (unit: SqlUnit, userIds: readonly string[]): Promise<void> => holdKeys(unit, userIds);
