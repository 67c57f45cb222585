import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import type { StoredAttachment } from './attachments.repository.ts';

export const shownAttachment = ({
  id,
  name,
  bytes,
  type,
  pictures,
  addedBy,
  addedAt,
}: StoredAttachment): AttachmentRow => ({
  ...{ id, name, bytes, added_by: addedBy, added_at: addedAt.toISOString() },
  preview: 'thumbnail' in pictures ? 'picture' : type === 'pdf' ? type : null,
});
