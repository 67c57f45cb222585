import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { readTeamView } from '@nivel/contracts/projects/read-team-view.operation';
import { Card } from '@nivel/ui/card';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { LoadFailure } from '../area/list-states.tsx';
import { useProject } from '../area/project/project-scene.ts';
import { teamViewText } from './team-view-text.ts';
import { teamNumbersQuery } from './team-view.queries.ts';

type Compared = OutputOf<typeof readTeamView>['done'];

interface StatCardProps {
  readonly title: string;
  readonly value: number | undefined;
  readonly note?: string | undefined;
  readonly compared: Compared | undefined;
}

/** A number of the team, with how it has changed. */
const StatCard = ({ title, value, note, compared }: StatCardProps) => {
  const text = teamViewText.useText();
  const change = compared ? compared.current - compared.before : 0;
  return (
    <Card className="flex flex-col gap-1 p-4">
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value ?? '–'}</dd>
      <dd className="min-h-5 text-sm text-soft">
        {note}
        {note && compared && ' · '}
        {compared && (
          <span className="inline-flex items-center gap-1">
            {change > 0 && <TrendingUp aria-hidden="true" size={14} className="text-success" />}
            {change < 0 && <TrendingDown aria-hidden="true" size={14} />}
            {text.change(change)}
          </span>
        )}
      </dd>
    </Card>
  );
};

/** People who are active now, cards done, and messages, each with the change to the 7 days before. */
export const TeamNumbers = ({ activeNow }: { readonly activeNow: number }) => {
  const text = teamViewText.useText();
  const { board } = useProject();
  const { data, error, refetch } = useQuery(teamNumbersQuery(board.project.id));
  if (error && !data) return <LoadFailure title={text.numbersFailed} error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-label={text.numbers}>
      <dl className="grid gap-3 sm:grid-cols-3">
        <StatCard
          title={text.activeNow}
          value={activeNow}
          note={data && text.activeNote(data.people.current)}
          compared={data?.people}
        />
        <StatCard title={text.cardsDone} value={data?.done.current} compared={data?.done} />
        <StatCard title={text.said} value={data?.said.current} compared={data?.said} />
      </dl>
    </section>
  );
};
