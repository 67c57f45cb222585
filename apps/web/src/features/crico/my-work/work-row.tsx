import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, OctagonAlert } from 'lucide-react';
import { formatDay } from '../../../shell/days/days.ts';
import { personal } from '../area/organization/preferred-organization.ts';
import { projectText } from '../area/project/project-text.ts';
import { uuidv7 } from '../area/board-model/uuidv7.ts';
import type { WaitingCard, WorkCard } from './my-work.queries.ts';
import { myWorkText } from './my-work-text.ts';
import { referenceOf, useFinish } from './use-finish.ts';

const Finish = ({ card }: { readonly card: WorkCard }) => {
  const text = myWorkText.useText();
  const finish = useFinish();
  return (
    <button
      type="button"
      aria-label={text.finish(`${referenceOf(card)} ${card.title}`)}
      title={text.finish(referenceOf(card))}
      onClick={() => finish.mutate({ ...card, commandId: uuidv7() })}
      className="group grid size-9 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-success pointer-coarse:size-11"
    >
      <Circle aria-hidden="true" size={18} className="group-hover:hidden" />
      <CircleCheck aria-hidden="true" size={18} className="hidden group-hover:block" />
    </button>
  );
};

interface WorkRowProps {
  readonly card: WorkCard | WaitingCard;
  readonly isLate?: boolean;
}

const isWaiting = (card: WorkCard | WaitingCard): card is WaitingCard => 'waits_for' in card;

/** A card with its place, its due day and what blocks it; people who may change it can finish it here. */
export const WorkRow = ({ card, isLate = false }: WorkRowProps) => {
  const text = myWorkText.useText();
  const shared = projectText.useText();
  const { project, title, priority, due_on, blocked_reason, list_name } = card;
  const reference = referenceOf(card);
  return (
    <li className="flex items-center gap-2 px-3 py-1.5">
      {!isWaiting(card) && project.may_change && <Finish card={card} />}
      <div className="flex min-w-0 flex-1 flex-col py-0.5">
        <Link
          to="/crico/dashboard"
          search={{ project: project.id, organization: project.organization_id ?? personal, card: reference }}
          className="min-h-6 font-medium wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: project.color }} />
            {project.name}
          </span>
          <span className="tabular-nums">{reference}</span>
          <span>{list_name}</span>
          {(priority === 'critical' || priority === 'high') && (
            <span className={priority === 'critical' ? 'font-medium text-danger' : 'font-medium text-warning'}>
              {shared.priorities[priority]}
            </span>
          )}
        </p>
        {blocked_reason !== null && (
          <p className="flex items-start gap-1 text-sm text-danger wrap-anywhere">
            <OctagonAlert aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
            {text.blocked(blocked_reason)}
          </p>
        )}
        {isWaiting(card) && (
          <p className="text-sm text-soft">{text.waitsFor(card.assignee_name, card.waits_for.join(', '))}</p>
        )}
      </div>
      {due_on !== null && (
        <time
          dateTime={due_on}
          aria-label={text.due(formatDay(due_on, { dateStyle: 'long' }))}
          className={`shrink-0 text-sm whitespace-nowrap ${isLate ? 'font-semibold text-danger' : 'text-soft'}`}
        >
          {formatDay(due_on)}
        </time>
      )}
    </li>
  );
};
