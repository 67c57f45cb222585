import { Button } from '@nivel/ui/button';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useOnline } from '../../../../shell/live/use-online.ts';
import { session, useSession } from '../../../../shell/session/session.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { dashboardQuery } from '../data/learning.queries.ts';
import { formatDay, formatNumber } from '../in-words.ts';
import { keptModules } from '../kept/kept-lessons.ts';
import { offlineText } from './offline-text.ts';
import type { ProgressRecord } from '../kept/progress-record.ts';
import { isUnconfirmed, offlineFlag } from '../kept/reachability.ts';

/** Looks for the service until it answers. */
const useLookAgain = (again: () => void): (() => void) => {
  const client = useQueryClient();
  const state = useSession();
  const look = useEffectEvent(() => {
    if (!navigator.onLine || isUnconfirmed()) return;
    client.query({ ...dashboardQuery(), retry: false, staleTime: 0 }).then(again, () => undefined);
  });
  const token = state.status === 'signed-in' ? state.accessToken : '';
  useEffect(() => look(), [token]);
  useEffect(() => {
    const timer = setInterval(() => look(), limits.offline.againMs);
    const onOnline = () => look();
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, []);
  return () => {
    void session.keepFresh();
    again();
  };
};

const Figures = ({ record }: { readonly record: ProgressRecord }) => {
  const text = offlineText.useText();
  const figures = [
    [text.totalPoints, formatNumber(record.totalPoints)],
    [text.completedModules, formatNumber(record.completedModules)],
    [text.currentLevel, record.currentLevel],
    [text.joinDate, formatDay(record.joinDate.slice(0, 10), { dateStyle: 'medium' })],
  ] as const;
  return (
    <section aria-label={text.progress} className="rounded-lg border border-line bg-raised p-5">
      <h2 className="text-xl">{text.progress}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-heading text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const KeptModules = () => {
  const text = offlineText.useText();
  const { data } = useQuery({
    queryKey: ['kept-modules'],
    queryFn: keptModules,
    networkMode: 'always',
    staleTime: 0,
  });
  return (
    <section aria-label={text.keptTitle} className="rounded-lg border border-line bg-raised p-5">
      <h2 className="text-xl">{text.keptTitle}</h2>
      {data?.length === 0 && <p className="mt-3 text-soft">{text.keptNone}</p>}
      <ul className="mt-2 flex flex-col">
        {data?.map(({ module, partIds }) => (
          <li key={module.id}>
            <Link
              to="/dashboard/modulos/$moduleId"
              params={{ moduleId: module.id }}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-md py-2 hover:underline"
            >
              <span className="font-semibold">{module.title}</span>
              <span className="text-sm text-soft">
                {text.keptParts(module.parts.filter(({ id }) => partIds.has(id)).length, module.parts.length)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface OfflineHomeProps {
  readonly record: ProgressRecord;
  readonly again: () => void;
}

/** Replaces the dashboard while the service does not answer: why, the figures on this device, and what can be studied. */
export const OfflineHome = ({ record, again }: OfflineHomeProps) => {
  const text = offlineText.useText();
  const isOnline = useOnline();
  const lookNow = useLookAgain(again);
  useEffect(() => {
    offlineFlag.write(true);
    notify({ type: 'warning', message: text.offlineMode });
  }, [text]);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <div role="alert" className="flex flex-col items-center gap-3 text-center">
        <UnpluggedDrawing size={120} />
        <h1 className="text-3xl">{isOnline ? text.unansweredTitle : text.offlineTitle}</h1>
        <p className="max-w-[50ch] text-soft">{isOnline ? text.unansweredText : text.offlineText}</p>
        <Button onClick={lookNow}>{text.tryAgain}</Button>
      </div>
      <KeptModules />
      <Figures record={record} />
    </div>
  );
};
