import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { valueInWords } from '../../area/project/field-words.ts';
import { BaselineDifference } from '../../area/baselines/baseline-difference.tsx';
import { PersonName } from '../../area/people/person-name.tsx';
import {
  AssigneeBadge,
  CommentsBadge,
  DeadlineBadge,
  FilesBadge,
  PriorityBadge,
  RepeatBadge,
  StatusBadge,
} from '../badges.tsx';
import { useBoard, type BoardScene } from '../board-context.ts';
import type { ColumnName } from '../view/column-choices.ts';
import type { ViewMessages } from '../view/messages/es-mx.ts';
import { viewText } from '../view/view-text.ts';
import { useTable } from './table-context.ts';
import type { TableColumn } from './table-columns.ts';

type Content = (card: CardRow, scene: BoardScene, text: ViewMessages) => ReactNode;

const words = (said: string | number | null | undefined): ReactNode =>
  said !== null && said !== undefined && said !== '' && <span className="truncate">{said}</span>;

const assignee: Content = ({ assignee: id }, { names, people }, text) =>
  id === null ? (
    <span className="text-soft">{text.nothing.assignee}</span>
  ) : (
    <>
      <AssigneeBadge id={id} />
      <span aria-hidden="true" className="truncate">
        <PersonName name={names.get(id) ?? ''} isActive={people.find((one) => one.id === id)?.isActive !== false} />
      </span>
    </>
  );

const contents: Readonly<Record<ColumnName, Content>> = {
  number: ({ number }, { board }) => number > 0 && `${board.project.key}-${number}`,
  title: ({ title, repeats }) => (
    <>
      {words(title)}
      <RepeatBadge repeats={repeats} />
    </>
  ),
  list: ({ list_id }, { board }) => words(board.lists.get(list_id)?.name),
  status: (card) => <StatusBadge card={card} />,
  priority: ({ priority }) => <PriorityBadge priority={priority} />,
  assignee,
  start_on: ({ start_on }) => start_on !== null && formatDay(start_on),
  due_on: (card) => <DeadlineBadge card={card} />,
  baseline: (card) => <BaselineDifference card={card} />,
  progress: ({ progress }) => `${progress}%`,
  estimated_hours: ({ estimated_hours }) => estimated_hours,
  actual_hours: ({ actual_hours }) => actual_hours,
  blocked_reason: ({ blocked_reason }) => words(blocked_reason),
  labels: ({ labels }, { board }) => words(labels.flatMap((id) => board.labels.get(id)?.name ?? []).join(', ')),
  tags: ({ tags }) => words(tags.join(', ')),
  comments: ({ id }) => <CommentsBadge id={id} />,
  files: ({ id }) => <FilesBadge id={id} />,
};

const looks: Readonly<Record<string, string>> = {
  number: 'text-xs text-soft tabular-nums',
  title: 'gap-1.5 font-medium',
  assignee: 'gap-1.5',
};
const plainLook = 'text-sm text-soft tabular-nums';
const bare = new Set(['status', 'priority', 'due_on', 'comments', 'files']);
export const lookOf = ({ key }: TableColumn): string => looks[key] ?? (bare.has(key) ? '' : plainLook);

/** A card's value of a project's field. */
const FieldContent = ({
  card,
  field,
}: {
  readonly card: CardRow;
  readonly field: NonNullable<TableColumn['field']>;
}) => {
  const { people } = useBoard();
  const value = card.fields[field.id];
  if (value === undefined) return null;
  const said = valueInWords(field, value, people);
  if (field.kind !== 'link') return words(said);
  return (
    <a
      href={String(value)}
      target="_blank"
      rel="noreferrer noopener"
      // The grid is one stop of Tab; the card has the link as one of its own.
      tabIndex={-1}
      className="truncate text-accent underline"
    >
      {said}
    </a>
  );
};

/** The content of a cell. */
export const CellContent = ({ card, column }: { readonly card: CardRow; readonly column: TableColumn }) => {
  const text = viewText.useText();
  const scene = useBoard();
  const { isNarrow } = useTable();
  if (column.field) return <FieldContent card={card} field={column.field} />;
  if (column.key === 'due_on' && card.due_on === null) return !isNarrow && <span className="text-soft">–</span>;
  return contents[column.key as ColumnName](card, scene, text);
};
