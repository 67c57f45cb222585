import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';

export type Note = OutputOf<Procedures['read_note']>;
export type ListedNote = OutputOf<Procedures['list_notes']>['notes'][number];

export const noteKeys = {
  all: ['notes'] as const,
  lists: ['notes', 'list'] as const,
  one: (partId: string) => ['notes', 'one', partId] as const,
};

/** The learner's note about a part. */
export const noteQuery = (partId: string) =>
  queryOptions({
    queryKey: noteKeys.one(partId),
    queryFn: async () => siteClient.call('read_note', { part_id: partId }),
  });

/** The stored note at the moment an editor opens: another window may have written since it was last read. */
export const openedNoteQuery = (partId: string, opening: string) =>
  queryOptions({
    queryKey: [...noteKeys.one(partId), opening],
    queryFn: async () => siteClient.call('read_note', { part_id: partId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Notes and bookmarks that contain a text. The last answer stays on screen while the next one loads. */
export const notesQuery = (search: string) =>
  queryOptions({
    queryKey: [...noteKeys.lists, search],
    queryFn: async () => siteClient.call('list_notes', { search }),
    placeholderData: keepPreviousData,
  });
