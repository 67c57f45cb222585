import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import {
  ATTACHMENT_DOCUMENTS,
  ATTACHMENT_PICTURES,
  attachmentPath,
  attachmentPicturePath,
} from '@nivel/contracts/projects/attachment-values';
import { queryOptions } from '@tanstack/react-query';
import { signFiles } from '../../../../shell/calls/signed-files.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { attachmentsKey } from '../../area/data/projects.queries.ts';

/** The files of a card. */
export const attachmentsQuery = (project_id: string, card_id: string) =>
  queryOptions({
    queryKey: attachmentsKey(project_id, card_id),
    queryFn: async () => siteClient.call('list_attachments', { project_id, card_id }),
    staleTime: 0,
  });

/** How long an address of a picture is good, in seconds; it is asked for anew before. */
const GOOD_FOR = 3_600;
const RENEW_MS = 3_000_000;

/** Where the small pictures of a card's files are, by file. */
export const thumbnailsQuery = (projectId: string, cardId: string, attachments: readonly AttachmentRow[]) => {
  const ids = attachments.flatMap(({ id, preview }) => (preview === 'picture' ? [id] : []));
  const pathOf = (id: string) => attachmentPicturePath({ projectId, cardId, id }, 'thumbnail');
  return queryOptions({
    queryKey: ['crico-thumbnails', projectId, cardId, ids],
    queryFn: async () => {
      const signed = await signFiles(ATTACHMENT_PICTURES, ids.map(pathOf), GOOD_FOR);
      return new Map(ids.map((id) => [id, signed.get(pathOf(id))]));
    },
    enabled: ids.length > 0,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  });
};

/** Where the documents among a card's files open, by file. */
export const documentsQuery = (projectId: string, cardId: string, attachments: readonly AttachmentRow[]) => {
  const paths = attachments.flatMap(({ id, name, preview }) =>
    preview === 'pdf' ? [[id, attachmentPath({ projectId, cardId, id }, name)] as const] : [],
  );
  return queryOptions({
    queryKey: ['crico-documents', ...paths.map(([, path]) => path)],
    queryFn: async () => {
      const signed = await signFiles(
        ATTACHMENT_DOCUMENTS,
        paths.map(([, path]) => path),
        GOOD_FOR,
      );
      return new Map(paths.map(([id, path]) => [id, signed.get(path)]));
    },
    enabled: paths.length > 0,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  });
};

/** Where a large picture of a file is. */
export const previewQuery = (projectId: string, cardId: string, id: string) => {
  const path = attachmentPicturePath({ projectId, cardId, id }, 'preview');
  return queryOptions({
    queryKey: ['crico-preview', path],
    queryFn: async () => (await signFiles(ATTACHMENT_PICTURES, [path], GOOD_FOR)).get(path) ?? null,
    staleTime: RENEW_MS,
  });
};
