import type { paymentReminded } from '@nivel/contracts/finance/payment-reminded.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';

export const exampleOfPayment = (userId: string): PayloadOf<typeof paymentReminded> => ({
  userId,
  paymentId: '01890a5d-ac96-774b-bcce-b302099a8091',
  contractId: '01890a5d-ac96-774b-bcce-b302099a8092',
  clientName: 'Cerro Azul',
  contractTitle: 'Curso de IA',
  openAmount: 1_200_50,
  currency: 'USD',
  dueDate: '2026-12-04',
  daysLeft: 7,
});
