import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { certificateRevoked } from '@nivel/contracts/learning/certificate-revoked.fact';

export const exampleOfRevocation = (userId: string): PayloadOf<typeof certificateRevoked> => ({
  userId,
  levelId: 'X100',
  levelName: 'Fundamentos',
});
