import type { ChangedChatCard, NewChatCard } from '@nivel/contracts/ai/chat-answer';
import { formatDay } from '../../../../shell/days/days.ts';
import { CheckLine } from '../../area/proposals/check-line.tsx';
import { projectText } from '../../area/project/project-text.ts';
import { assistantText } from './assistant-text.ts';

interface NewCardsProps {
  readonly cards: readonly NewChatCard[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (at: number, isChosen: boolean) => void;
}

/** What a new card has besides its title. */
const useFacts = () => {
  const { proposal: text } = assistantText.useText();
  const { priorities } = projectText.useText();
  return ({ list, priority, assignee, start_on, due_on }: NewChatCard): string =>
    [
      text.into(list.name),
      ...(priority === 'medium' ? [] : [priorities[priority]]),
      ...(start_on === null ? [] : [formatDay(start_on)]),
      ...(due_on === null ? [] : [formatDay(due_on)]),
      ...(assignee === null ? [] : [assignee.name]),
    ].join(' · ');
};

/** New cards, each of which is taken or left. */
export const NewCards = ({ cards, chosen, onChoose }: NewCardsProps) => {
  const { proposal: text } = assistantText.useText();
  const factsOf = useFacts();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm text-soft">{text.create}</legend>
      {cards.map((card, at) => (
        <CheckLine
          // Two of them may be called the same.
          key={`${at} ${card.title}`}
          name={card.title}
          isChecked={chosen.has(at)}
          onCheck={(isChecked) => onChoose(at, isChecked)}
        >
          <span className="block text-sm text-soft">{factsOf(card)}</span>
        </CheckLine>
      ))}
    </fieldset>
  );
};

/** The present value, and the value that would replace it. */
const Difference = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const { proposal: text } = assistantText.useText();
  return (
    <span className="block text-sm">
      <span className="sr-only">{text.from} </span>
      <del className="text-soft">{from}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, {text.to} </span>
      {to}
    </span>
  );
};

interface ChangedCardsProps {
  readonly cards: readonly ChangedChatCard[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** Cards that would be changed, each of which is taken or left. */
export const ChangedCards = ({ cards, chosen, onChoose }: ChangedCardsProps) => {
  const { proposal: text } = assistantText.useText();
  const nameOf = (name: string | null): string => (name === null ? text.nobody : name || text.gone);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm text-soft">{text.update}</legend>
      {cards.map(({ card_id: id, reference, title, list, assignee }) => (
        <CheckLine
          key={id}
          name={
            <>
              <span className="font-normal text-soft tabular-nums">{reference}</span> {title}
              {list && <Difference from={list.from} to={list.to.name} />}
              {assignee && <Difference from={nameOf(assignee.from)} to={nameOf(assignee.to?.name ?? null)} />}
            </>
          }
          isChecked={chosen.has(id)}
          onCheck={(isChecked) => onChoose(id, isChecked)}
        />
      ))}
    </fieldset>
  );
};
