import { ClientError } from '@nivel/client/client-error';

/**
 * The stored version, if the text was changed in another window.
 *
 * @param changed the code with which such an edit is refused
 */
export const versionIn = (error: unknown, changed: string): number | null => {
  const details: unknown = error instanceof ClientError && error.code === changed ? error.details : null;
  const version: unknown =
    typeof details === 'object' && details !== null && 'version' in details ? details.version : null;
  return typeof version === 'number' ? version : null;
};
