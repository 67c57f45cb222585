import { ClientError } from '@nivel/client/client-error';
import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { cricoKey } from '../../../area/data/crico.queries.ts';

export const curriculumKey = [...cricoKey, 'curriculum'] as const;

export type DraftedCurriculum = OutputOf<Procedures['read_curriculum_draft']>;
export type OutlinedThing = DraftedCurriculum['things'][number];
export type Problem = DraftedCurriculum['problems'][number];
export type Thing = OutputOf<Procedures['read_curriculum_thing']>;
export type Change = OutputOf<Procedures['compare_curriculum_draft']>['changes'][number];
export type Version = OutputOf<Procedures['list_curriculum_versions']>['versions'][number];

export const draftQuery = () =>
  queryOptions({
    queryKey: [...curriculumKey, 'draft'],
    queryFn: async () => siteClient.call('read_curriculum_draft', {}, { retries: 2 }),
  });

/** What the editor begins with; it is read anew each time, because another window may have saved it. */
export const thingQuery = (id: string) =>
  queryOptions({
    queryKey: [...curriculumKey, 'thing', id],
    queryFn: async () => siteClient.call('read_curriculum_thing', { id }, { retries: 2 }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const differenceQuery = () =>
  queryOptions({
    queryKey: [...curriculumKey, 'difference'],
    queryFn: async () => siteClient.call('compare_curriculum_draft', {}, { retries: 2 }),
    staleTime: 0,
    gcTime: 0,
  });

/** What publishing an older version again would change. */
export const versionDifferenceQuery = (version: number) =>
  queryOptions({
    queryKey: [...curriculumKey, 'difference', version],
    queryFn: async () => siteClient.call('compare_curriculum_version', { version }, { retries: 2 }),
    staleTime: 0,
    gcTime: 0,
  });

export const versionsQuery = () =>
  queryOptions({
    queryKey: [...curriculumKey, 'versions'],
    queryFn: async () => siteClient.call('list_curriculum_versions', {}, { retries: 2 }),
  });

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'place' in value && 'values' in value;

const detailsOf = (error: unknown): object =>
  error instanceof ClientError && typeof error.details === 'object' && error.details !== null ? error.details : {};

/** What a refusal says is wrong with a content, the files or the draft. */
export const problemsIn = (error: unknown): Problem[] => {
  const details = detailsOf(error);
  return 'problems' in details && Array.isArray(details.problems) ? details.problems.filter(isProblem) : [];
};

/** The titles that a refusal names. */
export const titlesIn = (error: unknown): string[] => {
  const details = detailsOf(error);
  return 'titles' in details && Array.isArray(details.titles) ? details.titles.map(String) : [];
};

/** The revision that somebody else has saved meanwhile; undefined: it was refused for another reason. */
export const revisionIn = (error: unknown): string | undefined => {
  const details = detailsOf(error);
  return 'revision' in details ? String(details.revision) : undefined;
};

export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: [...curriculumKey, 'preview', id],
    queryFn: async () => siteClient.call('preview_curriculum_part', { id }, { retries: 2 }),
    staleTime: 0,
    gcTime: 0,
  });

export const figuresQuery = (id: string) =>
  queryOptions({
    queryKey: [...curriculumKey, 'figures', id],
    queryFn: async () => siteClient.call('read_part_figures', { id }, { retries: 2 }),
  });
