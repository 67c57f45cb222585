import { ATTACHMENTS, attachmentPath } from '@nivel/contracts/projects/attachment-values';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { attachmentsKey } from '../../area/data/projects.queries.ts';
import { attachmentsText } from '../../area/files/attachments-text.ts';
import { FileUploads } from '../../area/files/file-uploads.ts';
import { useLeaveWarning } from '../../area/files/use-leave-warning.ts';

const kept = new WeakMap<QueryClient, Map<string, FileUploads>>();

/** A person's uploads to a card, also from before it was closed and opened again. */
export const useCardUploads = (projectId: string, cardId: string) => {
  const text = attachmentsText.useText();
  const client = useQueryClient();
  const all = kept.get(client) ?? new Map<string, FileUploads>();
  kept.set(client, all);
  const pathOf = (id: string, name: string) => attachmentPath({ projectId, cardId, id }, name);
  const to = { projectId, bucket: ATTACHMENTS, pathOf };
  const make = () =>
    new FileUploads(to, ({ name }) => {
      notify({ type: 'success', message: text.added(name) });
      void client.invalidateQueries({ queryKey: attachmentsKey(projectId, cardId) });
    });
  const uploads = all.get(cardId) ?? make();
  all.set(cardId, uploads);
  const sent = uploads.sent.use();
  useLeaveWarning(sent);
  return { uploads, sent };
};
