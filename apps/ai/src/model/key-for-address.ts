import { aiErrors } from '@nivel/contracts/ai/ai.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { StoredModel } from './models.repository.ts';

/**
 * Whether the stored key goes on to be used for an address. A key goes to the host that it was entered for and to no other:
 * otherwise a second administrator could read it by naming a host of their own.
 * @param key undefined: the request leaves the key as it is
 * @throws AppError `ai_model_key_needed`
 */
export const keepsStoredKey = (
  stored: Pick<StoredModel, 'address' | 'sealedKey'> | null,
  address: string,
  key: string | null | undefined,
): boolean => {
  if (key !== undefined || stored === null || stored.sealedKey === null) return false;
  if (new URL(stored.address).origin !== new URL(address).origin) throw new AppError(aiErrors.ai_model_key_needed);
  return true;
};
