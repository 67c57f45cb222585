import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { color, projectDescription, projectKey, projectName } from './board-shape.ts';
import { projectStatuses, projectVisibilities } from './board-values.ts';
import { projectCommand } from './project-command.ts';

/** What is left out stays as it is. Only directors make a project public. */
export const updateProject = projectCommand({
  name: 'update-project',
  summary: 'Gives a project another name, description, colour, status, visibility or key.',
  least: 'lead',
  input: {
    set: z
      .strictObject({
        name: projectName,
        description: projectDescription,
        color,
        status: z.enum(projectStatuses),
        visibility: z.enum(projectVisibilities),
        key: projectKey,
      })
      .partial(),
  },
  errors: [boardErrors.public_needs_director],
});
