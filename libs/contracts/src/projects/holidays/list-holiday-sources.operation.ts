import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { holidaySource } from './holiday-source.ts';

export const listHolidaySources = operation({
  name: 'projects.list-holiday-sources',
  summary: 'The calendars from which a project takes its holidays: when each was fetched, and what went wrong.',
  door: { kind: 'procedure', procedure: 'list_holiday_sources' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ sources: z.array(holidaySource) }),
  errors: [],
});
