import { z } from 'zod';
import { color, projectDescription, projectKey, projectName } from './board-shape.ts';
import { projectCalendar } from './calendar-shape.ts';
import { projectStatuses, projectVisibilities } from './board-values.ts';
import { projectCommand } from './project-command.ts';

/** What is left out stays as it is. */
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
        /** Public it becomes by its settings, where somebody confirms who will read it. */
        visibility: z.enum(projectVisibilities).exclude(['public']),
        key: projectKey,
        calendar: projectCalendar.nullable(),
      })
      .partial(),
  },
  errors: [],
});
