import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../../shell/toasts/toaster.ts';
import { auth } from '../../../shell/session/auth.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { requireToken } from '../../../shell/session/require-token.ts';
import { session } from '../../../shell/session/session.ts';
import { readStored, writeStored } from '../../../shell/storage/local-storage.ts';
import { isNewAccount } from './account-age.ts';
import { dashboardQuery, type Dashboard } from './data/learning.queries.ts';
import { learningText } from './learning-text.ts';

type Welcome = 'settingUp' | 'setUp';

/** Says something once per account on this device; true when it was shown now. */
const sayOnce = (userId: string, welcome: Welcome, message: string): boolean => {
  const key = `welcome.${welcome}.${userId}`;
  if (readStored(key) === true) return false;
  writeStored(key, true);
  notify({ type: welcome === 'setUp' ? 'success' : 'info', message });
  return true;
};

/** Notes with the account that it was welcomed, for the learner's other devices; the worst of a failure is a second welcome. */
const noteWelcomed = async (): Promise<void> => {
  session.changeUser(await auth.updateUser(await requireToken(), { data: { welcomed: true } }));
};

/** Nothing was begun yet: a person who needs long for the e-mail, or comes by Crico, arrives only now. */
const isFirstVisit = ({ totalPoints, next }: Dashboard): boolean => totalPoints === 0 && next?.isStarted !== true;

/**
 * Tells a new account, or one on its first visit, that its learning profile is being prepared, and then that it is ready; once,
 * on the device where it is first opened.
 */
export const useWelcome = (user: SessionUser): void => {
  const text = learningText.useText();
  const { data } = useQuery(dashboardQuery());
  const isPrepared = data?.profile.isPrepared ?? false;
  const isFirst = data !== undefined && isFirstVisit(data);
  useEffect(() => {
    if (user.user_metadata['welcomed'] === true) return;
    if (!isFirst && !isNewAccount(user.created_at, Date.now())) return;
    sayOnce(user.id, 'settingUp', text.settingUp);
    if (isPrepared && sayOnce(user.id, 'setUp', text.setUp)) noteWelcomed().catch(() => undefined);
  }, [user, isFirst, isPrepared, text]);
};
