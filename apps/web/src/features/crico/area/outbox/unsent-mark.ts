import { keepUnsent, removeUnsent, unsentPaths } from '../../../../shell/storage/unsent-drafts.ts';

const pathOf = (projectId: string): string => `/crico/dashboard?project=${projectId}`;

/** A person who signs out is asked about waiting commands, with a link to them. */
export const markUnsent = (userId: string, projectId: string, isWaiting: boolean): void => {
  if (isWaiting) keepUnsent(userId, pathOf(projectId), true);
  else removeUnsent(userId, pathOf(projectId));
};

/** Signing out removes the mark, and with it the right to keep its commands. */
export const isMarkedUnsent = (userId: string, projectId: string): boolean =>
  unsentPaths(userId).includes(pathOf(projectId));
