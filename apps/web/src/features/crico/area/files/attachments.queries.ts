import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { queryOptions } from '@tanstack/react-query';
import { signFiles } from '../../../../shell/calls/signed-files.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { attachmentsKey, projectFilesKey } from '../data/projects.queries.ts';
import { bucketsOf, filePath, filePicturePath, type FilePlace } from './file-place.ts';

/** The files of a card. */
export const attachmentsQuery = (project_id: string, card_id: string) =>
  queryOptions({
    queryKey: attachmentsKey(project_id, card_id),
    queryFn: async () => siteClient.call('list_attachments', { project_id, card_id }),
    staleTime: 0,
  });

/** The files that the team of a project has shared, newest first. */
export const projectFilesQuery = (project_id: string) =>
  queryOptions({
    queryKey: projectFilesKey(project_id),
    queryFn: async () => siteClient.call('list_project_files', { project_id }),
    staleTime: 0,
  });

/** How long an address of a picture is valid, in seconds; a new one is requested before that. */
const GOOD_FOR = 3_600;
const RENEW_MS = 3_000_000;

/** The addresses of some files or renditions, by file. */
const addressesQuery = (bucket: string, paths: readonly (readonly [string, string])[]) =>
  queryOptions({
    queryKey: ['crico-file-addresses', bucket, ...paths.map(([, path]) => path)],
    queryFn: async () => {
      const signed = await signFiles(
        bucket,
        paths.map(([, path]) => path),
        GOOD_FOR,
      );
      return new Map(paths.map(([id, path]) => [id, signed.get(path)]));
    },
    enabled: paths.length > 0,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  });

/** The addresses of files' small pictures, by file. */
export const thumbnailsQuery = (place: FilePlace, files: readonly AttachmentRow[]) =>
  addressesQuery(
    bucketsOf(place).pictures,
    files.flatMap(({ id, preview }) =>
      preview === 'picture' ? [[id, filePicturePath(place, id, 'thumbnail')] as const] : [],
    ),
  );

/** The addresses of documents among the files, by file. */
export const documentsQuery = (place: FilePlace, files: readonly AttachmentRow[]) =>
  addressesQuery(
    bucketsOf(place).documents,
    files.flatMap(({ id, name, preview }) => (preview === 'pdf' ? [[id, filePath(place, id, name)] as const] : [])),
  );

/** The address of a file's large picture. */
export const previewQuery = (place: FilePlace, id: string) => {
  const path = filePicturePath(place, id, 'preview');
  const { pictures } = bucketsOf(place);
  return queryOptions({
    queryKey: ['crico-preview', pictures, path],
    queryFn: async () => (await signFiles(pictures, [path], GOOD_FOR)).get(path) ?? null,
    staleTime: RENEW_MS,
  });
};
