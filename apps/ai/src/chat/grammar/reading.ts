import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import type { CardRow } from '@nivel/contracts/projects/board-shape';

/** A card as somebody names it: by its number, with the letters of its project where they are said, or by words of its title. */
export type CardName = { readonly number: number; readonly key: string | null } | { readonly title: string };

/** A card that is asked for. */
export interface RequestedCard {
  readonly title: string;
  readonly start_on: string | null;
  readonly due_on: string | null;
  readonly priority: CardRow['priority'];
}

/** Whom a card is to belong to: somebody by name, the person who writes, or nobody. */
export type PersonName = { readonly name: string } | 'me' | 'nobody';

/** One way to understand where something is to go; which one is meant is decided by the names of the project. */
export interface ChangeReading {
  readonly cards: readonly CardName[];
  /** The words of a list, of a status or of a person. */
  readonly target: string;
  readonly as: 'list' | 'person' | 'either';
}

/** The filters that a question for cards asks for, all of which hold. */
export interface CardQuestion {
  readonly isOverdue: boolean;
  readonly isMine: boolean;
  readonly isBlocked: boolean;
  /** Open cards that are due from one day to another. */
  readonly due: { readonly from: string; readonly to: string } | null;
}

interface Unknown {
  readonly topic: 'unknown';
}

/** What is asked of the assistant, and changes nothing. */
export type Question =
  | { readonly topic: 'list'; readonly question: CardQuestion }
  | { readonly topic: 'status' | 'overloaded' | 'forecast' | 'help' };

/** What a message says. */
export type Reading =
  | {
      readonly topic: 'create';
      readonly cards: readonly RequestedCard[];
      readonly list: string | null;
      readonly person: PersonName | null;
      /** The words are longer than a title may be. */
      readonly isTooLong: boolean;
    }
  | { readonly topic: 'project'; readonly name: string }
  | {
      readonly topic: 'change';
      readonly readings: readonly ChangeReading[];
      /** What it says where the project has none of the targets. */
      readonly otherwise: Question | Unknown;
    }
  | Question
  | Unknown;

export interface ReadingContext {
  /** In which days are counted and dates are looked for. */
  readonly language: ProposalLanguage;
  readonly today: string;
}

/** A message is understood in at most as many ways. */
export const MOST_READINGS = 8;
