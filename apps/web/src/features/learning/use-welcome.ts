import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../app/notifications/toaster.ts';
import type { SessionUser } from '../../app/session/session-state.ts';
import { readStored, writeStored } from '../../app/stored.ts';
import { isNewAccount } from './account-age.ts';
import { dashboardQuery } from './data/learning.queries.ts';
import { learningText } from './learning-text.ts';

type Welcome = 'settingUp' | 'setUp';

/** Says something once per account on this device. */
const sayOnce = (userId: string, welcome: Welcome, message: string): void => {
  const key = `welcome.${welcome}.${userId}`;
  if (readStored(key) === true) return;
  writeStored(key, true);
  notify({ type: welcome === 'setUp' ? 'success' : 'info', message });
};

/** Tells an account under two minutes old that its learning profile is being prepared, and then that it is. */
export const useWelcome = (user: SessionUser): void => {
  const text = learningText.useText();
  const { data } = useQuery(dashboardQuery());
  const isPrepared = data?.profile.isPrepared ?? false;
  useEffect(() => {
    if (!isNewAccount(user.created_at, Date.now())) return;
    sayOnce(user.id, 'settingUp', text.settingUp);
    if (isPrepared) sayOnce(user.id, 'setUp', text.setUp);
  }, [user, isPrepared, text]);
};
