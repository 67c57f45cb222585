import type { leadAssigned } from '@nivel/contracts/finance/lead-assigned.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';

export const exampleOfLead = (userId: string): PayloadOf<typeof leadAssigned> => ({
  userId,
  leadId: '01890a5d-ac96-774b-bcce-b302099a8073',
  name: 'Cerro Azul',
});
