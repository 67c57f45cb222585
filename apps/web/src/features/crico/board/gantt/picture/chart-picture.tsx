import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { isoOf } from '@nivel/planning/calendar-day';
import { spanOf } from '@nivel/planning/card-dates';
import type { PlanSpan } from '@nivel/planning/plan';
import { useId, type Ref } from 'react';
import { dayOf, formatDay } from '../../../../../shell/days/days.ts';
import { spanInWords } from '../../../area/plan/span-words.ts';
import { useBoard } from '../../board-context.ts';
import type { TableRow } from '../../table/table-rows.ts';
import type { CardStatus } from '../../view/card-filter.ts';
import { useGroupNames } from '../../view/use-group-names.ts';
import { viewText } from '../../view/view-text.ts';
import { ganttText } from '../gantt-text.ts';
import { looks, PictureBar } from './picture-bar.tsx';
import { PictureGround } from './picture-ground.tsx';
import {
  fitted,
  heightOf,
  LIST_WIDTH,
  ROW_HEIGHT,
  ROWS_TOP,
  scaleOf,
  TIER_HEIGHT,
  WIDTH,
  widthOf,
} from './picture-layout.ts';
import { usePictureArrows, usePlanMarks, type PictureRows } from './use-picture-arrows.ts';

/** The last day with its year: all days of a picture are of this year or near it. */
const daysInWords = (span: PlanSpan): string => {
  const format = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return `${formatDay(isoOf(span.start), format)} – ${formatDay(isoOf(span.finish), format)}`;
};

/** The statuses with their colours, from the right edge to the left. */
const Legend = () => {
  const { statuses } = viewText.useText();
  const entries: { status: CardStatus; left: number }[] = [];
  let right = WIDTH - 8;
  for (const status of ['blocked', 'done', 'review', 'in-progress', 'todo'] as const) {
    right -= widthOf(statuses[status], 11) + 32;
    entries.push({ status, left: right });
  }
  return entries.map(({ status, left }) => (
    <g key={status}>
      <rect x={left} y={32} width={12} height={12} rx={3} className={`${looks[status].ground} ${looks[status].line}`} />
      <text x={left + 18} y={42} fontSize={11} className="fill-soft">
        {statuses[status]}
      </text>
    </g>
  ));
};

interface HeadingProps {
  readonly span: PlanSpan;
  /** How many cards the whole picture has, over all its sheets. */
  readonly count: number;
  /** Which of several sheets this is. */
  readonly note: string;
}

const Heading = ({ span, count, note }: HeadingProps) => {
  const { picture: text } = ganttText.useText();
  const { board } = useBoard();
  const today = formatDay(dayOf(new Date()), { day: 'numeric', month: 'short', year: 'numeric' });
  const facts = [daysInWords(span), text.cards(count), text.drawnOn(today)];
  return (
    <g>
      <text x={8} y={24} fontSize={18} fontWeight={700} className="fill-text">
        {fitted(board.project.name, WIDTH - 220, 18)}
      </text>
      <text x={WIDTH - 8} y={22} fontSize={11} textAnchor="end" className="fill-soft">
        {note}
      </text>
      <text x={8} y={42} fontSize={11} className="fill-soft">
        {facts.join(' · ')}
      </text>
      <Legend />
    </g>
  );
};

const CardLine = ({ card, top }: { readonly card: CardRow; readonly top: number }) => {
  const text = ganttText.useText();
  const { board } = useBoard();
  const span = spanOf(card);
  const days = span ? spanInWords(span) : text.noDates;
  const number = card.number > 0 ? `${board.project.key}-${card.number}  ` : '';
  return (
    <g>
      <text x={8} y={top + 16} fontSize={12} className="fill-text">
        {fitted(`${number}${card.title}`, LIST_WIDTH - 24 - widthOf(days, 10), 12)}
      </text>
      <text x={LIST_WIDTH - 8} y={top + 16} fontSize={10} textAnchor="end" className="fill-soft">
        {days}
      </text>
    </g>
  );
};

const GroupLine = ({ row, top }: { readonly row: TableRow & { type: 'group' }; readonly top: number }) => {
  const text = viewText.useText();
  const nameOf = useGroupNames();
  const { choices } = useBoard();
  return (
    <text x={8} y={top + 16} fontSize={12} fontWeight={700} className="fill-soft">
      {fitted(text.groupCount(nameOf(choices.group, row.key), row.count), WIDTH / 2, 12)}
    </text>
  );
};

interface ChartPictureProps extends PictureRows, Pick<HeadingProps, 'span' | 'count' | 'note'> {
  /** The height of the picture; without one it is as high as its rows need. */
  readonly height?: number;
  readonly ref?: Ref<SVGSVGElement>;
}

/** The chart as a picture that shows the same on paper, in a file and in a window: light, and without anything to press. */
export const ChartPicture = ({ rows, first, next, span, count, note, height, ref }: ChartPictureProps) => {
  const { picture: text } = ganttText.useText();
  const { board } = useBoard();
  const id = useId();
  const scale = scaleOf(span);
  const bottom = ROWS_TOP + (next - first) * ROW_HEIGHT;
  const marks = usePlanMarks();
  const arrows = usePictureArrows({ rows, first, next }, scale, marks);
  const whole = height ?? heightOf(next - first);
  return (
    <svg
      ref={ref}
      role="img"
      data-light=""
      aria-label={[text.image(board.project.name, daysInWords(span)), note].filter((words) => words !== '').join('. ')}
      viewBox={`0 0 ${WIDTH} ${whole}`}
      className="block h-auto w-full font-sans"
    >
      <defs>
        <marker id={`${id}arrow`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L8 4L0 8z" className="fill-line-strong" />
        </marker>
        <clipPath id={`${id}days`}>
          <rect x={LIST_WIDTH} y={ROWS_TOP} width={WIDTH - LIST_WIDTH} height={bottom - ROWS_TOP} />
        </clipPath>
      </defs>
      <rect width={WIDTH} height={whole} className="fill-raised" />
      <Heading span={span} count={count} note={note} />
      <PictureGround scale={scale} bottom={bottom} />
      <g clipPath={`url(#${id}days)`}>
        {arrows.map(({ key, path, look }) => (
          <path
            key={key}
            d={path}
            fill="none"
            className={look}
            strokeWidth={look === 'stroke-line-strong' ? 1 : 2}
            markerEnd={`url(#${id}arrow)`}
          />
        ))}
      </g>
      {rows.slice(first, next).map((row, nth) => {
        const top = ROWS_TOP + nth * ROW_HEIGHT;
        return (
          <g key={row.type === 'card' ? row.card.id : `group ${row.key}`}>
            <line x1={0} x2={WIDTH} y1={top + ROW_HEIGHT} y2={top + ROW_HEIGHT} className="stroke-line" />
            {row.type === 'card' ? <CardLine card={row.card} top={top} /> : <GroupLine row={row} top={top} />}
          </g>
        );
      })}
      <g clipPath={`url(#${id}days)`}>
        {rows.slice(first, next).map((row, nth) => {
          const own = row.type === 'card' ? spanOf(row.card) : null;
          if (row.type !== 'card' || !own || own.start > span.finish || own.finish < span.start) return null;
          const top = ROWS_TOP + nth * ROW_HEIGHT;
          return <PictureBar key={row.card.id} card={row.card} span={own} top={top} scale={scale} marks={marks} />;
        })}
      </g>
      <line
        x1={LIST_WIDTH}
        x2={LIST_WIDTH}
        y1={ROWS_TOP - 2 * TIER_HEIGHT}
        y2={bottom}
        className="stroke-line-strong"
      />
    </svg>
  );
};
