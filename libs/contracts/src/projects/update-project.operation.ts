import { z } from 'zod';
import { color, projectDescription, projectKey, projectName } from './board-shape.ts';
import { projectCalendar } from './calendar-shape.ts';
import { projectStatuses, projectVisibilities } from './values/board-values.ts';
import { projectCommand } from './project-command.ts';

/** Omitted fields do not change. */
export const updateProject = projectCommand({
  name: 'update-project',
  summary: 'Gives a project another name, description, colour, status, visibility, key or working days.',
  least: 'lead',
  input: {
    set: z
      .strictObject({
        name: projectName,
        description: projectDescription,
        color,
        status: z.enum(projectStatuses),
        /** It becomes public by its settings, where a person confirms who will read it. */
        visibility: z.enum(projectVisibilities).exclude(['public']),
        key: projectKey,
        calendar: projectCalendar.nullable(),
      })
      .partial(),
  },
  errors: [],
});
