import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { invalid } from '../http/refusals.ts';
import { isRowId } from '../http/row-id.ts';
import { needsSecondStep, type Steps } from '../sessions/session.ts';
import type { Factor } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import type { AuthReads } from '../database.ts';

/** The factor in the path of a request. */
@Injectable()
export class OwnFactor {
  constructor(private readonly factors: FactorsRepository) {}

  /** @throws AppError validation_failed for an invalid id, mfa_factor_not_found for a factor of another user */
  async find(reads: AuthReads, userId: string, { path }: AuthRequest): Promise<Factor> {
    const id = path['factorId'] ?? '';
    if (!isRowId(id)) throw invalid('factor_id must be an UUID', 404);
    const factor = await this.factors.find(reads, userId, id);
    if (factor === null) throw new AppError(authErrors.mfa_factor_not_found);
    return factor;
  }
}

/**
 * With a factor, only who has shown it adds another, or goes on with one that was begun before: it may be of somebody who knew the
 * password alone.
 *
 * @throws AppError insufficient_aal
 */
export const refuseLow = (steps: Steps): void => {
  if (needsSecondStep(steps)) throw new AppError(authErrors.insufficient_aal);
};
