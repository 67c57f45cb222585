import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { holdKey, holdKeys } from '@nivel/platform/advisory-lock';
import type { WorkerUnit } from '../database.ts';

/**
 * Until the unit of work ends, nothing else removes the account or writes new rows about it: rows written at the moment of its
 * deletion must not outlive it.
 */
export const holdAccount = (unit: WorkerUnit, userId: string): Promise<void> => holdKey(unit, userId);

/** Holds several accounts at once. */
export const holdAccounts = (unit: SqlUnit, userIds: readonly string[]): Promise<void> => holdKeys(unit, userIds);
