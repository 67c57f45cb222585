import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

/** The holder's own windows read it again. */
export const ownEquityChanged = fact({
  name: 'finance.own-equity.changed',
  version: 1,
  summary: "Somebody's assignment of equity was made, changed, ended or restored.",
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), assignmentId: z.uuid() }),
});
