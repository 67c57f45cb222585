import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import type { StoredAttachment } from './attachments.repository.ts';

/** The people who added some files, each once. */
export const peopleOf = (all: readonly (StoredAttachment & { readonly addedByName: string })[]) => {
  const names = new Map(all.map(({ addedBy, addedByName }) => [addedBy, addedByName]));
  return [...names].map(([user_id, full_name]) => ({ user_id, full_name }));
};

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
