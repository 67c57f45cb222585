import { ClientError } from '@nivel/client/client-error';

/** Whether asking again may help. A mistake of our own program does not pass by itself. */
export const isTransient = (error: unknown): boolean => error instanceof ClientError && error.isTransient;
