import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import type { repeatCard } from '@nivel/contracts/projects/repeat-card.operation';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import { repeatRuleFrom, textOfRepeat, type RepeatRule } from '@nivel/planning/repeat-rule';
import { cardsOnBoard } from '../commands/board-rules.ts';
import type { RuleOf } from '../commands/command.ts';
import { changesOfCard, type Card } from '../state/change.ts';
import { occurrenceAfter, type Series } from './occurrences.ts';

type Input = InputOf<typeof repeatCard>;

/** The person who makes a card repeat, and their present day. */
interface RepeatScene {
  readonly by: string;
  readonly today: string;
}

/** @throws AppError `repeat_too_often`, `repeat_invalid` */
const ruleFrom = (text: string): RepeatRule => {
  const rule = repeatRuleFrom(text);
  if (rule === 'too-often') throw new AppError(boardErrors.repeat_too_often);
  if (rule === 'not-understood') throw new AppError(boardErrors.repeat_invalid);
  return rule;
};

/** Whether a series with a number of cards has reached the limit of its rule. */
const isWhole = ({ end }: RepeatRule, cards: number): boolean => end.kind === 'after' && cards >= end.count;

/** The first day for a next card: after the first one of the series, and not before today. */
const firstNextDay = (series: Series, today: string): string | null => {
  const yesterday = daysAfter(today, -1);
  return occurrenceAfter(series, series.since > yesterday ? series.since : yesterday);
};

/** @throws AppError `repeat_without_days`, and what `ruleFrom` does */
const repeatAfter = (card: Card, text: string, when: Input['when'], { by, today }: RepeatScene): CardRepeat => {
  const given = ruleFrom(text);
  const rule = textOfRepeat(given);
  if (card.repeats?.rule === rule) return { ...card.repeats, when };
  const since = card.start_on ?? card.due_on ?? today;
  const next_on = isWhole(given, 1) ? null : firstNextDay({ rule, since }, today);
  if (next_on === null) throw new AppError(boardErrors.repeat_without_days);
  return { by, nth: 1, rule, when, since, next_on };
};

/** Makes a card repeat. The rule that it has already begins no new series. */
export const repeatCardRule = (scene: RepeatScene): RuleOf<typeof repeatCard> => ({
  needs: ({ card_id }) => ({ cards: [card_id] }),
  decide: (state, { card_id, rule, when }) => {
    const repeats = (card: Card) => (rule === null ? null : repeatAfter(card, rule, when, scene));
    return {
      changes: cardsOnBoard(state, [card_id]).flatMap((card) => changesOfCard(card, { repeats: repeats(card) })),
    };
  },
});

/** The values that the card of a day takes over from the previous one; null: that was the last one of its series. */
export const handedOn = (repeats: CardRepeat, day: string): CardRepeat | null => {
  const nth = repeats.nth + 1;
  const next_on = isWhole(ruleFrom(repeats.rule), nth) ? null : occurrenceAfter(repeats, day);
  return next_on === null ? null : { ...repeats, nth, next_on };
};
