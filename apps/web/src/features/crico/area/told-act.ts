import { ClientError } from '@nivel/client/client-error';
import { notify } from '../../../shell/toasts/toaster.ts';

/** Texts of refusals by their codes. */
export interface RefusalTexts {
  readonly errors: Readonly<Record<string, string>>;
  readonly unknownError: string;
}

/**
 * Performs an action, and has the data read again. A failure is reported.
 *
 * @returns the answer; undefined: it failed
 */
export const toldAct = async <Answer>(
  ask: () => Promise<Answer>,
  text: RefusalTexts,
  refresh: () => void,
): Promise<Answer | undefined> => {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof ClientError ? error.code : '';
    notify({ type: 'error', message: text.errors[code] ?? text.unknownError });
    return undefined;
  } finally {
    refresh();
  }
};
