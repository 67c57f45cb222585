import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import type { Factor } from './factor.ts';

const LONGEST_NAME = 100;

/** A text that people read beside a factor, as a body has it; empty where it has none. @throws AppError validation_failed */
export const nameIn = (body: Body, field: string): string => {
  const name = body.text(field).trim();
  if (name.length > LONGEST_NAME) throw invalid(`${field} cannot be longer than ${LONGEST_NAME} characters`);
  return name.toWellFormed();
};

/** @param known all factors of the account @throws AppError mfa_factor_name_conflict */
export const refuseTakenName = (known: readonly Factor[], name: string): void => {
  if (!known.some(({ friendlyName }) => friendlyName === name)) return;
  const message = `A factor with the friendly name "${name}" for this user already exists`;
  throw new AppError(authErrors.mfa_factor_name_conflict, { message });
};
