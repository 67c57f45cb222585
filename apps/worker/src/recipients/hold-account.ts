import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { holdKey, holdKeys } from '@nivel/platform/advisory-lock';
import type { WorkerUnit } from '../database.ts';

/**
 * Locks the account until the unit of work ends: nothing else removes it or writes new rows about it. Rows written during its
 * deletion would otherwise outlive it.
 */
export const holdAccount = (unit: WorkerUnit, userId: string): Promise<void> => holdKey(unit, userId);

/** Holds several accounts at once. */
export const holdAccounts = (unit: SqlUnit, userIds: readonly string[]): Promise<void> => holdKeys(unit, userIds);
