import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const rollContracts = job({
  name: 'worker.roll-contracts',
  summary: 'Has payments added to open-ended contracts as time goes on.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'ROLL_EVERY_MS',
    task: {
      type: 'sync',
      title: { 'es-MX': 'Agregar pagos de contratos sin fecha de fin', en: 'Add payments of open-ended contracts' },
    },
  },
});
