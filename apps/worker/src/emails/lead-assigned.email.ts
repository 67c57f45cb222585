import { leadAssigned } from '@nivel/contracts/finance/lead-assigned.fact';
import { email } from '../composition/email.ts';
import { leadLink } from '../composition/lead-link.ts';
import { noticeTexts } from '../composition/notice-texts.ts';
import { exampleOfLead } from '../examples/lead-assigned.example.ts';
import { leadAssignments } from '../kinds/lead-assignments.kind.ts';
import { leadAssignedNotification } from '../notifications/lead-assigned.notification.ts';

export const leadAssignedEmail = email({
  fact: leadAssigned,
  kind: leadAssignments,
  to: ({ userId }) => userId,
  keeps: ['leadId', 'name'],
  link: leadLink,
  texts: (lead) => noticeTexts(leadAssignedNotification.text(lead)),
  example: ({ addressee }) => exampleOfLead(addressee.userId),
});
