import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import type { ReactNode } from 'react';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { dayOf } from '../../../shell/days/days.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { myWorkQuery, type MyWork } from './my-work.queries.ts';
import { myWorkText } from './my-work-text.ts';
import { byDue, type DueGroup } from './work-groups.ts';
import { WorkRow } from './work-row.tsx';

interface GroupProps {
  readonly name: DueGroup | 'waiting';
  readonly count: number;
  readonly children: ReactNode;
}

const Group = ({ name, count, children }: GroupProps) => {
  const text = myWorkText.useText();
  return (
    <section aria-labelledby={`work-${name}`} className="rounded-md border border-line bg-raised">
      <h2 id={`work-${name}`} className="flex items-baseline gap-2 border-b border-line px-4 py-2 text-base">
        <span className={name === 'overdue' ? 'text-danger' : undefined}>{text.groups[name]}</span>
        <span className="text-sm font-normal text-soft">{text.cards(count)}</span>
      </h2>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
};

const Work = ({ work }: { readonly work: MyWork }) => {
  const text = myWorkText.useText();
  const groups = byDue(work.mine, dayOf(new Date()));
  if (groups.length === 0 && work.waiting.length === 0)
    return (
      <EmptyState drawing={<ListTodo aria-hidden="true" size={40} className="text-soft" />} title={text.empty}>
        {text.emptyText}
      </EmptyState>
    );
  return (
    <>
      {groups.map(({ group, cards }) => (
        <Group key={group} name={group} count={cards.length}>
          {cards.map((card) => (
            <WorkRow key={card.id} card={card} isLate={group === 'overdue'} />
          ))}
        </Group>
      ))}
      {work.waiting.length > 0 && (
        <Group name="waiting" count={work.waiting.length}>
          {work.waiting.map((card) => (
            <WorkRow key={card.id} card={card} />
          ))}
        </Group>
      )}
      {!work.is_whole && <p className="text-sm text-soft">{text.notWhole}</p>}
    </>
  );
};

/** A person's open cards in all their projects, by due date, and who waits for them. */
export const MyWorkPage = () => {
  const text = myWorkText.useText();
  const { data, error, refetch } = useQuery(myWorkQuery());
  useTitle(text.title);
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-5 outline-none">
      <div>
        <h1 className="text-2xl">{text.title}</h1>
        <p className="text-soft">{text.lead}</p>
      </div>
      {data !== undefined && <Work work={data} />}
      {data === undefined && error === null && <LoadingRows />}
      {data === undefined && error !== null && (
        <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />
      )}
    </main>
  );
};
