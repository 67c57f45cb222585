import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** The subject of a notice: a project, and the comment or chat message that it leads to, if any. */
export const noticePlace = z.strictObject({ project_id: z.uuid(), comment_id: z.uuid().nullable() });
export type NoticePlace = z.output<typeof noticePlace>;

/** Places in one request. */
export const MOST_NOTICE_PLACES = 500;

export const checkNotices = operation({
  name: 'projects.check-notices',
  summary:
    'Which notices a person may still be sent: they see the project now, may read the comment, and the project sends e-mails.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service that writes e-mails, when it sends one'),
  repeat: 'safe',
  input: z.strictObject({ user_id: z.uuid(), places: z.array(noticePlace).max(MOST_NOTICE_PLACES) }),
  /** One answer for each place, in their order. */
  output: z.strictObject({ may: z.array(z.boolean()) }),
  errors: [],
});
