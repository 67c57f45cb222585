import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { spanOf } from '@nivel/planning/card-dates';
import type { PlanSpan } from '@nivel/planning/plan';
import { CircleAlert, OctagonAlert, Workflow } from 'lucide-react';
import { differenceFrom } from '../../area/baselines/days-from-baseline.ts';
import { baselinesText } from '../../area/baselines/baselines-text.ts';
import { spanInWords } from '../../area/plan/span-words.ts';
import { AssigneeBadge } from '../badges.tsx';
import { useBoard } from '../board-context.ts';
import { statusOf, type CardStatus } from '../view/card-filter.ts';
import { viewText } from '../view/view-text.ts';
import { useGantt } from './gantt-context.ts';
import { ganttText } from './gantt-text.ts';
import type { LinkPart } from './use-bar-drag.ts';

const looks: Readonly<Record<CardStatus, string>> = {
  todo: 'border-line-strong bg-sunken text-text',
  'in-progress': 'border-info bg-info-soft text-info',
  review: 'border-warning bg-warning-soft text-warning',
  done: 'border-success bg-success-soft text-success',
  blocked: 'border-danger bg-danger-soft text-danger',
};

/** The maximum of tags beside a bar. */
const MOST_TAGS = 2;
/** A bar that is narrower has its title beside it. */
const TITLE_PX = 96;

/** All that a bar shows, in words. */
const useBarWords = (card: CardRow, span: PlanSpan) => {
  const text = ganttText.useText();
  const views = viewText.useText();
  const { board, names } = useBoard();
  const base = baselinesText.useText();
  const { plan, slack, conflicts, baseline, calendar } = useGantt();
  const dates = baseline?.get(card.id);
  const was = dates && spanOf(dates);
  const own = slack.get(card.id);
  const isCritical = own !== undefined && own <= 0;
  const isInConflict = conflicts.some(({ link }) => link.to === card.id);
  const name = card.assignee === null ? text.nobody : text.assignee(names.get(card.assignee) ?? '');
  const words = [
    card.title,
    spanInWords(span),
    text.days(plan.lengthOf(span)),
    views.statuses[statusOf(board, card)],
    text.progress(card.progress),
    name,
    ...(card.blocked_reason === null ? [] : [text.blocked(card.blocked_reason)]),
    ...(card.tags.length === 0 ? [] : [text.tags(card.tags.join(', '))]),
    ...(was ? [base.was(spanInWords(was), base.difference(differenceFrom(dates, card, calendar) ?? 0))] : []),
    ...(card.is_automatic ? [text.isAutomatic] : []),
    ...(isCritical ? [text.isCritical(own)] : []),
    ...(isInConflict ? [text.inConflict] : []),
  ];
  return { words: words.join(', '), isCritical, isInConflict };
};

/** The content beside a bar: its title where the bar has no room for it, its assignee, and its tags. */
const BesideBar = ({ card, hasTitle }: { readonly card: CardRow; readonly hasTitle: boolean }) => (
  <span aria-hidden="true" className="pointer-events-none flex items-center gap-1.5 text-xs text-soft">
    {hasTitle && <span className="max-w-48 truncate text-text">{card.title}</span>}
    {card.assignee !== null && <AssigneeBadge id={card.assignee} />}
    {card.tags.slice(0, MOST_TAGS).map((tag) => (
      <span key={tag} className="max-w-24 truncate rounded-sm bg-sunken px-1.5 py-0.5">
        {tag}
      </span>
    ))}
    {card.tags.length > MOST_TAGS && <span>+{card.tags.length - MOST_TAGS}</span>}
  </span>
);

/** The middle half of a bar, however short, moves it. */
const handle = 'absolute inset-y-0 w-2.5 max-w-1/4 cursor-ew-resize pointer-coarse:w-4';

interface BarMarks {
  readonly isHeld: boolean;
  readonly isInConflict: boolean;
  readonly isCritical: boolean;
}

const ringOf = ({ isHeld, isInConflict, isCritical }: BarMarks): string => {
  if (isHeld) return 'ring-2 ring-accent shadow-high';
  if (isInConflict) return 'ring-2 ring-danger';
  return isCritical ? 'ring-2 ring-text' : '';
};

/** The handle at which a link can be drawn from an edge of a bar. */
const LinkGrip = ({ part }: { readonly part: LinkPart }) => (
  <span
    aria-hidden="true"
    data-part={part}
    className={`grid h-6 w-5 shrink-0 cursor-crosshair place-items-center opacity-0 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:opacity-60 ${part === 'link-start' ? 'absolute right-full' : ''}`}
  >
    <span className="size-2.5 rounded-full border-2 border-accent bg-raised" />
  </span>
);

/** The content of a bar that has room for it. */
const InBar = ({ card, isInConflict }: { readonly card: CardRow; readonly isInConflict: boolean }) => (
  <span className="relative flex items-center gap-1 px-2.5 font-medium">
    {isInConflict && <CircleAlert size={13} className="shrink-0 text-danger" />}
    {card.is_automatic && <Workflow size={13} className="shrink-0" />}
    {card.blocked_reason !== null && <OctagonAlert size={13} className="shrink-0" />}
    <span className="truncate">{card.title}</span>
    {card.progress > 0 && <span className="ml-auto shrink-0 tabular-nums">{card.progress} %</span>}
  </span>
);

interface GanttBarProps {
  readonly card: CardRow;
  readonly span: PlanSpan;
  readonly isStop: boolean;
}

/** A card over its days: it opens with a click, and is moved and resized by pointer, finger and keys. */
export const GanttBar = ({ card, span, isStop }: GanttBarProps) => {
  const { board, actions, open, view } = useBoard();
  const { timeline, held, drawn } = useGantt();
  const { words, isCritical, isInConflict } = useBarWords(card, span);
  const isHeld = held?.card.id === card.id || drawn?.from.id === card.id || drawn?.to === card.id;
  const left = timeline.x(span.start);
  const width = Math.max(6, timeline.x(span.finish + 1) - left - 2);
  const ring = ringOf({ isHeld, isInConflict, isCritical });
  return (
    <div className="absolute inset-y-0 flex items-center whitespace-nowrap" style={{ left: left + 1 }}>
      {actions.mayChange && <LinkGrip part="link-start" />}
      <button
        type="button"
        data-bar={card.id}
        data-part={actions.mayChange ? 'whole' : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-label={words}
        aria-describedby="gantt-keys"
        title={words}
        onFocus={() => view.focus.cardId !== card.id && view.change({ focus: { ...view.focus, cardId: card.id } })}
        onClick={() => open(card)}
        style={{ width }}
        className={`relative h-7 shrink-0 overflow-hidden rounded-sm border text-left text-xs select-none [-webkit-touch-callout:none] pointer-coarse:h-9 ${looks[statusOf(board, card)]} ${ring} ${actions.mayChange ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        <span className="absolute inset-y-0 left-0 bg-current opacity-20" style={{ width: `${card.progress}%` }} />
        {width >= TITLE_PX && <InBar card={card} isInConflict={isInConflict} />}
        {actions.mayChange && width >= 24 && (
          <>
            <span data-part="start" className={`${handle} left-0`} />
            <span data-part="finish" className={`${handle} right-0`} />
          </>
        )}
      </button>
      {actions.mayChange && <LinkGrip part="link-finish" />}
      <BesideBar card={card} hasTitle={width < TITLE_PX} />
    </div>
  );
};

/** A card's place in the compared baseline: thin, under its bar. */
export const BaselineBar = ({ span }: { readonly span: PlanSpan }) => {
  const { timeline } = useGantt();
  const left = timeline.x(span.start);
  return (
    <div
      aria-hidden="true"
      data-baseline=""
      className="pointer-events-none absolute bottom-0.5 h-1 rounded-full bg-soft"
      style={{ left: left + 1, width: Math.max(4, timeline.x(span.finish + 1) - left - 2) }}
    />
  );
};

/** Shows where another card would move. */
export const GhostBar = ({ span }: { readonly span: PlanSpan }) => {
  const { timeline } = useGantt();
  const left = timeline.x(span.start);
  return (
    <div
      aria-hidden="true"
      data-ghost=""
      className="pointer-events-none absolute inset-y-1.5 rounded-sm border-2 border-dashed border-accent"
      style={{ left, width: Math.max(6, timeline.x(span.finish + 1) - left) }}
    />
  );
};
