import { z } from 'zod';

/** The segments of the path of a project's file. */
export const projectFilePlace = {
  project_id: z.uuid(),
  /** Chosen by the person who adds it. */
  attachment_id: z.uuid(),
};
