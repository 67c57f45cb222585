import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Hash } from 'lucide-react';
import { fieldsOf } from '../../area/board-model/field-commands.ts';
import { valueInWords } from '../../area/project/field-words.ts';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';

/** The maximum of labels and of tags shown on a card; the others are counted. */
const MOST = 3;
const MOST_VALUES = 2;

const mark = 'inline-flex max-w-24 shrink-0 items-center gap-1 rounded-sm px-1 text-xs';

const More = ({ count, what }: { readonly count: number; readonly what: string }) =>
  count > 0 && (
    <span className="shrink-0 text-xs text-soft tabular-nums">
      +{count}
      <span className="sr-only"> {what}</span>
    </span>
  );

const hasMarks = ({ labels, tags, fields }: CardRow): boolean =>
  labels.length + tags.length > 0 || Object.keys(fields).length > 0;

/** The first fields of the project in which a card has something. */
const Values = ({ card }: { readonly card: CardRow }) => {
  const text = boardText.useText();
  const { board, people } = useBoard();
  const shown = fieldsOf(board).flatMap((field) => {
    const value = card.fields[field.id];
    const words = value === undefined ? '' : valueInWords(field, value, people);
    return words === '' ? [] : [{ id: field.id, words, name: field.name }];
  });
  return (
    <>
      {shown.slice(0, MOST_VALUES).map(({ id, words, name }) => (
        <span key={id} title={`${name}: ${words}`} className={`${mark} bg-sunken text-soft`}>
          <span className="sr-only">{name}: </span>
          <span className="truncate">{words}</span>
        </span>
      ))}
      <More count={shown.length - MOST_VALUES} what={text.moreFields} />
    </>
  );
};

/** The first labels, tags and own fields of a card. */
export const CardMarks = ({ card }: { readonly card: CardRow }) => {
  const text = boardText.useText();
  const { board } = useBoard();
  const labels = card.labels.flatMap((id) => board.labels.get(id) ?? []);
  if (!hasMarks(card)) return null;
  return (
    <span className="flex h-4.5 min-w-0 flex-1 flex-wrap content-start items-center gap-1 overflow-hidden *:h-4.5">
      {labels.slice(0, MOST).map(({ id, name, color }, index) => (
        // Beside the first there is room for the colours of the others.
        <span key={id} title={name} className={index === 0 ? `${mark} bg-sunken` : 'inline-flex shrink-0 items-center'}>
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ backgroundColor: color }} />
          <span className={index === 0 ? 'truncate' : 'sr-only'}>{name}</span>
        </span>
      ))}
      <More count={labels.length - MOST} what={text.moreLabels} />
      {card.tags.slice(0, MOST).map((tag) => (
        <span key={tag} className={`${mark} border border-line text-soft`}>
          <Hash aria-hidden="true" size={10} className="shrink-0" />
          <span className="truncate">{tag}</span>
        </span>
      ))}
      <More count={card.tags.length - MOST} what={text.moreTags} />
      {Object.keys(card.fields).length > 0 && <Values card={card} />}
    </span>
  );
};
