import type { ProposedMilestone } from '@nivel/contracts/ai/proposals/proposal';
import { formatDay, formatDays } from '../../../../shell/days/days.ts';
import { projectText } from '../project/project-text.ts';
import { CheckLine } from './check-line.tsx';
import { proposalText } from './proposal-text.ts';

interface ProposedMilestonesProps {
  readonly label: string;
  readonly milestones: readonly ProposedMilestone[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

const spanOf = ({ start_on, due_on }: ProposedMilestone): string | undefined => {
  if (start_on !== null && due_on !== null) return formatDays(start_on, due_on);
  const day = due_on ?? start_on;
  return day === null ? undefined : formatDay(day);
};

/** The state of one: dates, length, priority, dependencies, and the evidence for all that. */
const Facts = ({
  milestone,
  titles,
}: {
  readonly milestone: ProposedMilestone;
  readonly titles: readonly string[];
}) => {
  const text = proposalText.useText();
  const { priorities } = projectText.useText();
  const facts = [
    priorities[milestone.priority],
    text.days(milestone.estimated_duration),
    spanOf(milestone),
    titles.length > 0 ? text.after(titles.join(', ')) : undefined,
    milestone.is_critical_path ? text.critical : undefined,
  ].filter((fact) => fact !== undefined);
  const why = milestone.reasons.map((reason) => text.reasons[reason]).join(', ');
  return (
    <>
      <span className="block text-sm text-soft">{facts.join(' · ')}</span>
      {milestone.source !== '' && <q className="block text-sm text-soft italic wrap-anywhere">{milestone.source}</q>}
      {why !== '' && <span className="block text-sm text-soft">({why})</span>}
    </>
  );
};

/** The milestones of a proposal, each with a checkbox. */
export const ProposedMilestones = ({ label, milestones, chosen, onChoose }: ProposedMilestonesProps) => {
  const titleOf = (id: string): string => milestones.find((one) => one.id === id)?.title ?? '';
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      <ul className="flex flex-col gap-2">
        {milestones.map((milestone) => (
          <li key={milestone.id}>
            <CheckLine
              name={milestone.title}
              isChecked={chosen.has(milestone.id)}
              onCheck={(isChecked) => onChoose(milestone.id, isChecked)}
            >
              <Facts milestone={milestone} titles={milestone.depends_on.map(titleOf)} />
            </CheckLine>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
