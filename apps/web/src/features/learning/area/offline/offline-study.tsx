import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetAtSignOut } from '../../../../shell/offline/kept-person.ts';
import { keepPerson } from '../../../../shell/offline/people.ts';
import { registerWorker } from '../../../../shell/offline/register-worker.ts';
import type { SessionUser } from '../../../../shell/session/session-state.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { announceCompletion, keepCompletion } from '../completion-news.ts';
import { learningKeys } from '../data/learning.queries.ts';
import { learningText } from '../learning-text.ts';
import { offlineText } from './offline-text.ts';
import { isUnconfirmed } from '../kept/reachability.ts';
import { queuedWork } from './queued-work.ts';
import { listenToSent, queueOf } from './study-queue.ts';
import type { SentWork } from './study-work.ts';
import { StudyNotices } from './study-notices.tsx';

/** Tells what became of work that was done without network, and reads again what follows from it, in every tab. */
const useSentWork = (userId: string): void => {
  const client = useQueryClient();
  const text = learningText.useText();
  const words = offlineText.useText();
  const onSent = useEffectEvent((sent: SentWork) => {
    const { title, moduleTitle } = sent.work;
    if (sent.kind === 'watched') {
      notify({ type: 'success', message: words.watched(title) });
      return;
    }
    if (sent.kind === 'not-passed') {
      notify({ type: 'warning', message: words.notPassed(title, Math.round(sent.score * 100)) });
      return;
    }
    notify({ type: 'success', message: words.passed(title) });
    announceCompletion(sent.result, moduleTitle, text);
    void keepCompletion(client, sent.result);
  });
  const { waiting } = queuedWork.use();
  const before = useRef(waiting);
  useEffect(() => {
    const gone = before.current.filter(({ partId }) => !waiting.some((one) => one.partId === partId));
    before.current = waiting;
    if (gone.length === 0) return;
    // Other open parts do not change: a learner is working in one.
    const keys = [learningKeys.dashboard, learningKeys.modules, ...gone.map(({ partId }) => learningKeys.part(partId))];
    keys.forEach((queryKey) => void client.invalidateQueries({ queryKey }));
  }, [client, waiting]);
  useEffect(() => {
    queueOf(userId);
    return listenToSent((sent) => onSent(sent));
  }, [userId]);
};

/** Whatever lets the person here study without network: who they are, their queue, and the program of the pages. */
export const OfflineStudy = ({ user }: { readonly user: SessionUser }) => {
  const words = offlineText.useText();
  useSentWork(user.id);
  useEffect(() => {
    if (!isUnconfirmed()) void keepPerson(user);
  }, [user]);
  useEffect(() => forgetAtSignOut(user.id), [user.id]);
  const onNewVersion = useEffectEvent(() => {
    const action = { label: words.reload, run: () => location.reload() };
    notify({ type: 'info', message: words.newVersion, action });
  });
  useEffect(() => void registerWorker(() => onNewVersion()), []);
  return <StudyNotices />;
};
