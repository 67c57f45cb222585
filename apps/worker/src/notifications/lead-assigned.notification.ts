import { leadAssigned } from '@nivel/contracts/finance/lead-assigned.fact';
import { exampleOfLead } from '../examples/lead-assigned.example.ts';
import { leadLink } from '../composition/lead-link.ts';
import { leadAssignments } from '../kinds/lead-assignments.kind.ts';
import { notification } from './notification.ts';

export const leadAssignedNotification = notification({
  fact: leadAssigned,
  kind: leadAssignments,
  to: ({ userId }) => userId,
  text: ({ name }) => ({
    'es-MX': `Ahora llevas el prospecto «${name}»`,
    en: `You are in charge of the lead “${name}” now`,
  }),
  link: leadLink,
  example: exampleOfLead,
});
