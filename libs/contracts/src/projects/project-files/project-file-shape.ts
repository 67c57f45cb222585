import { z } from 'zod';

/** The segments of the path of a project's file. */
export const projectFilePlace = {
  project_id: z.uuid(),
  /** Chosen by whoever adds it. */
  attachment_id: z.uuid(),
};
