import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { spanOf } from '@nivel/planning/card-dates';
import type { PlanSpan } from '@nivel/planning/plan';
import { useBoard } from '../../board-context.ts';
import { statusOf, type CardStatus } from '../../view/card-filter.ts';
import { useGantt } from '../gantt-context.ts';
import { fitted, ROW_HEIGHT, WIDTH, widthOf, type PictureScale } from './picture-layout.ts';
import type { PlanMarks } from './use-picture-arrows.ts';

interface Look {
  readonly ground: string;
  readonly line: string;
  readonly ink: string;
}

/** The colours of a status, as the bars of the chart have them. */
export const looks: Readonly<Record<CardStatus, Look>> = {
  todo: { ground: 'fill-sunken', line: 'stroke-line-strong', ink: 'fill-text' },
  'in-progress': { ground: 'fill-info-soft', line: 'stroke-info', ink: 'fill-info' },
  review: { ground: 'fill-warning-soft', line: 'stroke-warning', ink: 'fill-warning' },
  done: { ground: 'fill-success-soft', line: 'stroke-success', ink: 'fill-success' },
  blocked: { ground: 'fill-danger-soft', line: 'stroke-danger', ink: 'fill-danger' },
};

const BAR_HEIGHT = 16;
const BAR_TOP = (ROW_HEIGHT - BAR_HEIGHT) / 2;
const LETTERS = 10;
/** A bar that is narrower has its title beside it. */
const TITLE_WIDTH = 90;

interface Box {
  readonly left: number;
  readonly width: number;
}

const boxOf = ({ start, finish }: PlanSpan, { x }: PictureScale): Box => {
  const left = x(start) + 1;
  return { left, width: Math.max(4, x(finish + 1) - left - 1) };
};

/** The text beside a bar: after it, or before it where there is no more room after it. */
const BesideBar = ({
  words,
  box: { left, width },
  y,
}: {
  readonly words: string;
  readonly box: Box;
  readonly y: number;
}) => {
  const isBehind = left + width + widthOf(words, LETTERS) + 10 < WIDTH;
  return (
    <text
      x={isBehind ? left + width + 6 : left - 6}
      y={y}
      fontSize={LETTERS}
      textAnchor={isBehind ? 'start' : 'end'}
      className="fill-soft"
    >
      {words}
    </text>
  );
};

const ringOf = (id: string, { isCritical, isInConflict }: PlanMarks): string | null => {
  if (isInConflict(id)) return 'stroke-danger';
  return isCritical(id) ? 'stroke-text' : null;
};

interface PictureBarProps {
  readonly card: CardRow;
  readonly span: PlanSpan;
  readonly top: number;
  readonly scale: PictureScale;
  readonly marks: PlanMarks;
}

/** A card over its days, with its progress, its status, its assignee, and its marks. */
export const PictureBar = ({ card, span, top, scale, marks }: PictureBarProps) => {
  const { board, names } = useBoard();
  const { baseline } = useGantt();
  const look = looks[statusOf(board, card)];
  const box = boxOf(span, scale);
  const dates = baseline?.get(card.id);
  const was = dates && spanOf(dates);
  const before = was && boxOf(was, scale);
  const isTitled = box.width >= TITLE_WIDTH;
  const y = top + BAR_TOP + BAR_HEIGHT - 5;
  const percent = card.progress > 0 ? ` ${card.progress} %` : '';
  const beside = [
    isTitled ? '' : `${card.title}${percent}`,
    names.get(card.assignee ?? '') ?? '',
    ...card.tags.slice(0, 2),
  ];
  const ring = ringOf(card.id, marks);
  return (
    <g>
      <rect
        x={box.left}
        y={top + BAR_TOP}
        width={box.width}
        height={BAR_HEIGHT}
        rx={4}
        className={`${look.ground} ${ring ?? look.line}`}
        strokeWidth={ring ? 2 : 1}
      />
      <rect
        x={box.left}
        y={top + BAR_TOP}
        width={(box.width * card.progress) / 100}
        height={BAR_HEIGHT}
        rx={4}
        opacity={0.2}
        className={look.ink}
      />
      {before && (
        <rect x={before.left} width={before.width} y={top + ROW_HEIGHT - 3} height={2} className="fill-soft" />
      )}
      {isTitled && (
        <text x={box.left + 6} y={y} fontSize={LETTERS} fontWeight={600} className={look.ink}>
          {fitted(`${card.title}${percent}`, box.width - 12, LETTERS)}
        </text>
      )}
      <BesideBar words={beside.filter((words) => words !== '').join(' · ')} box={box} y={y} />
    </g>
  );
};
