import { ClientError } from '@nivel/client/client-error';

/** Whether asking again may help. A mistake of our own program does not pass by itself. */
export const isPassing = (error: unknown): boolean => error instanceof ClientError && error.isPassing;
