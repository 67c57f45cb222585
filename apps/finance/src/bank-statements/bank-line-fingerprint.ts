import { createHash } from 'node:crypto';
import { bankLineKey } from '@nivel/contracts/finance/bank-line-key';
import type { ImportedBankLine } from '@nivel/contracts/finance/bank-statement-shape';

/** The same for the same line of an account, in every file. */
export const bankLineFingerprint = (account: string, line: ImportedBankLine): string => {
  const plain = account.replaceAll(/[\s-]/g, '').toUpperCase();
  return createHash('sha256')
    .update(JSON.stringify([plain, bankLineKey(line), line.ordinal]))
    .digest('hex');
};
