import { ClientError } from '@nivel/client/client-error';

/** Whether asking again may help. An error of our own program does not pass. */
export const isTransient = (error: unknown): boolean => error instanceof ClientError && error.isTransient;
