import { z } from 'zod';

/** A row of the documented table `milestone_comments`. */
export const milestoneCommentRow = z.strictObject({
  id: z.uuid(),
  project_id: z.uuid(),
  milestone_id: z.uuid(),
  /** The first comment of its thread. */
  parent_id: z.uuid().nullable(),
  user_id: z.uuid(),
  /** In Markdown, with mentions as `@[user_id]`. */
  content: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
