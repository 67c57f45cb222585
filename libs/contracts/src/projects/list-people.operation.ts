import { z } from 'zod';
import { snapshot } from '../kernel/snapshot.ts';
import { account } from './memberships.ts';

export const listPeople = snapshot({
  name: 'projects.list-people',
  summary: 'Who has which role in this installation, for those who keep a copy; who was taken out counts as removed.',
  rule: 'services that decide by account roles',
  removals: 'dropped',
  row: z.strictObject({ userId: z.uuid(), role: z.enum(account.roles) }),
});
