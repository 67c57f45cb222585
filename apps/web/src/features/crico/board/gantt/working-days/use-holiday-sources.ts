import { ClientError } from '@nivel/client/client-error';
import type { HolidaySource } from '@nivel/contracts/projects/holidays/holiday-source';
import { holidayProblems } from '@nivel/contracts/projects/holidays/holiday-source-values';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { projectKey } from '../../../area/data/projects.queries.ts';
import { useBoard } from '../../board-context.ts';
import { ganttText } from '../gantt-text.ts';

const sourcesQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'holiday-sources'],
    queryFn: async () => siteClient.call('list_holiday_sources', { project_id }),
  });

/** Why something could not be done with published calendars, in words. */
export const useSourceError = () => {
  const { sources: text } = ganttText.useText().calendar;
  return (error: unknown): string => {
    if (!(error instanceof ClientError)) return text.failed;
    const { code, details } = error;
    const said = typeof details === 'object' && details !== null && 'problem' in details ? details.problem : null;
    const problem = holidayProblems.find((one) => one === said);
    return problem === undefined ? (text.errors[code] ?? text.failed) : text.problem(text.problems[problem]);
  };
};

/** What changes with a published calendar; the days of the board come by themselves. */
const useSourceChanges = (project_id: string) => {
  const { sources: text } = ganttText.useText().calendar;
  const inWords = useSourceError();
  const client = useQueryClient();
  const onError = (error: unknown) => notify({ type: 'error', message: inWords(error) });
  const onSettled = async () => client.invalidateQueries(sourcesQuery(project_id));
  const refresh = useMutation({
    mutationFn: async ({ id: source_id }: HolidaySource) =>
      siteClient.call('refresh_holidays', { project_id, command_id: uuidv7(), source_id }),
    onSuccess: (_, { host }) => notify({ type: 'success', message: text.refreshed(host) }),
    ...{ onError, onSettled },
  });
  const remove = useMutation({
    mutationFn: async ({ id: source_id }: HolidaySource) =>
      siteClient.call('unsubscribe_holidays', { project_id, command_id: uuidv7(), source_id }),
    onSuccess: (_, { host }) => notify({ type: 'success', message: text.unsubscribed(host) }),
    ...{ onError, onSettled },
  });
  return { refresh, remove, onSettled };
};

/** The published calendars that the open project follows, and what may be done with them. */
export const useHolidaySources = () => {
  const { id: project_id } = useBoard().board.project;
  const { data, error } = useQuery(sourcesQuery(project_id));
  const { refresh, remove, onSettled } = useSourceChanges(project_id);
  // The same until it is added: whoever presses again after a lost answer adds it once.
  const [source_id, setId] = useState(uuidv7);
  const add = useMutation({
    mutationFn: async (url: string) => siteClient.call('subscribe_holidays', { project_id, source_id, url }),
    onSuccess: ({ source }) => {
      setId(uuidv7());
      refresh.mutate(source);
    },
    // Another address was added with it, and the answer was lost.
    onError: (failure) => {
      if (failure instanceof ClientError && failure.code === 'id_taken') setId(uuidv7());
    },
    onSettled,
  });
  return { sources: data?.sources, error, add, refresh, remove };
};
