import { createHash } from 'node:crypto';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { boardErrors } from '@nivel/contracts/projects/board.errors';

/** The stored request, whatever was done to it since. */
export const askedDigest = (...asked: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

interface Asked {
  readonly authorId: string;
  readonly asked: string;
}

/**
 * The message stored under an id that is taken, if the same person sent it with the same text.
 * @throws AppError `id_taken`, `idempotency_key_reused`
 */
export const saidBefore = <Said extends Asked>(known: Said | null, { authorId, asked }: Asked): Said => {
  if (known?.authorId !== authorId) throw new AppError(boardErrors.id_taken);
  if (known.asked !== asked) throw new AppError(commonErrors.idempotency_key_reused);
  return known;
};
