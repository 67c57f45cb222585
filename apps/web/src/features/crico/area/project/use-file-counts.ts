import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { countAttachments } from '@nivel/contracts/projects/count-attachments.operation';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { Board } from '../board-model/board-store.ts';
import { attachmentsKey } from '../data/projects.queries.ts';

const asCounts = ({ cards }: OutputOf<typeof countAttachments>): ReadonlyMap<string, number> => new Map(cards);

const fileCountsQuery = (project_id: string) =>
  queryOptions({
    queryKey: attachmentsKey(project_id, 'counts'),
    queryFn: async () => siteClient.call('count_attachments', { project_id }),
    select: asCounts,
  });

const none: ReadonlyMap<string, number> = new Map();

/** The number of files of the cards of a board, by their ids; empty while loading, and for people who only read. */
export const useFileCounts = ({ project, role }: Board): ReadonlyMap<string, number> =>
  useQuery({ ...fileCountsQuery(project.id), enabled: role !== 'reader' }).data ?? none;

/** Counts them again after a pause without changes. */
export const useFreshFileCounts = (projectId: string) => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (): void => {
    clearTimeout(timer.current);
    const { queryKey } = fileCountsQuery(projectId);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey }), limits.crico.board.countsMs);
  };
};
