import { averagePercent } from './member-list.ts';
import type { MemberProgress } from './professional.queries.ts';
import { professionalText } from './professional-text.ts';

/** How many there are, how many show their progress, and how many more may come. */
export const MemberFigures = ({ all }: { readonly all: MemberProgress }) => {
  const words = professionalText.useText();
  const { seats, taken, members } = all;
  const average = averagePercent(members);
  const sharing = members.filter(({ shares_progress: shares }) => shares).length;
  const figures = {
    members: String(taken),
    sharing: words.of(sharing, members.length),
    average: average === null ? words.nobody : words.percent(average),
    seats: seats === null ? words.noLimit(taken) : words.of(taken, seats),
  };
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
      {(['members', 'sharing', 'average', 'seats'] as const).map((figure) => (
        <div key={figure} className="bg-raised px-4 py-2.5">
          <dt className="text-sm text-soft">{words.facts[figure]}</dt>
          <dd className="text-lg font-semibold tabular-nums">{figures[figure]}</dd>
        </div>
      ))}
    </dl>
  );
};
