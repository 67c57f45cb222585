import { ClientError } from '@nivel/client/client-error';
import type { ListFull } from '@nivel/contracts/projects/board.errors';
import type { ToastMessage } from '@nivel/ui/toast-queue';
import { limits } from '../../../../limits/limits.ts';
import type { ProjectMessages } from './messages/es-mx.ts';
import { CLOSED, STOPPED } from '../outbox/waiting-command.ts';

/** The text for a command that failed: its title, and why, where nothing more is known. */
export interface Failed {
  readonly title: string;
  readonly message: string;
}

const { milestoneMs, validationMs } = limits.crico.toasts;

const isIssue = (value: unknown): value is { readonly path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

/** The faults of an input, by the field that the service names. */
const reasonOf = (details: unknown, { invalid }: ProjectMessages): string => {
  const issues = Array.isArray(details) ? details.filter(isIssue) : [];
  const fields = issues.map(({ path }) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '');
  return fields.map((field) => invalid.fields[field]).find((reason) => reason !== undefined) ?? invalid.reason;
};

const isListFull = (value: unknown): value is Pick<ListFull, 'limit' | 'fits'> =>
  typeof value === 'object' && value !== null && 'limit' in value && 'fits' in value;

/** Which list is full, and how many more it takes. */
const limitToast = (details: unknown, text: ProjectMessages): ToastMessage => ({
  type: 'warning',
  title: text.limit.reached,
  message: isListFull(details) ? text.limit.fits(Number(details.limit), Number(details.fits)) : text.limit.about,
  duration: milestoneMs,
});

/** Something typed cannot be taken: which is shown beside the field, and here. */
export const validationToast = (reason: string, { invalid }: ProjectMessages): ToastMessage => ({
  type: 'error',
  title: invalid.title,
  message: reason,
  duration: validationMs,
});

/** Why a command was refused; null: it is reported with the one that it depended on, or with the whole page. */
export const failureToast = (error: unknown, failed: Failed, text: ProjectMessages): ToastMessage | null => {
  const { code, details } = error instanceof ClientError ? error : { code: '', details: null };
  if (code === STOPPED || code === CLOSED) return null;
  if (code === 'invalid_input') return validationToast(reasonOf(details, text), text);
  if (code === 'list_full') return limitToast(details, text);
  const words = text.errors[code];
  const isNoFault = code.startsWith('nothing_to_') || code === 'already_undone';
  if (words !== undefined && isNoFault) return { type: 'info', message: words };
  return { type: 'error', title: failed.title, message: words ?? failed.message };
};
