import type { StoredAttachment } from './attachments.repository.ts';

export const aboutOf = ({ id, addedAt }: StoredAttachment) => ({ id, created_at: addedAt.toISOString() });
