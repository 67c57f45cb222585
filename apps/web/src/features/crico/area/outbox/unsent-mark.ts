import { keepUnsent, removeUnsent, unsentPaths } from '../../../../shell/storage/unsent-drafts.ts';

const pathOf = (projectId: string): string => `/crico/dashboard?project=${projectId}`;

/** Whoever signs out is asked about what waits, and led to where it does. */
export const markUnsent = (userId: string, projectId: string, isWaiting: boolean): void => {
  if (isWaiting) keepUnsent(userId, pathOf(projectId), true);
  else removeUnsent(userId, pathOf(projectId));
};

/** Signing out takes the mark away, and with it the right to keep what it stood for. */
export const isMarkedUnsent = (userId: string, projectId: string): boolean =>
  unsentPaths(userId).includes(pathOf(projectId));
