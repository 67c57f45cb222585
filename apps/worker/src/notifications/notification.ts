import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import type { NoticeAbout } from '../digests/notice-about.ts';
import type { Kind } from '../kinds/kind.ts';

interface Declaration<F extends Fact> {
  readonly fact: F;
  readonly kind: Kind;
  /** If the fact requires it only sometimes. */
  readonly when?: (payload: PayloadOf<F>) => boolean;
  /** The id of the one person, or of several. */
  readonly to: (payload: PayloadOf<F>) => string | readonly string[];
  readonly text: (payload: PayloadOf<F>) => Bilingual<string>;
  /** The path that it leads to; null: there is nothing to see. */
  readonly link: (payload: PayloadOf<F>) => string | null;
  /** Nothing is added while one of the same name that leads to the same place is unread. */
  readonly collapses?: boolean;
  /** Given for kinds that may come by e-mail once a day; null: this one may not. */
  readonly about?: (payload: PayloadOf<F>) => NoticeAbout | null;
  /** For the tests. */
  readonly example: (userId: string) => PayloadOf<F>;
}

/** The notification of a fact: its recipients, its text, and its link. */
export interface NotificationRule {
  readonly fact: Fact;
  readonly kind: Kind;
  readonly collapses: boolean;
  to(payload: unknown): readonly string[];
  text(payload: unknown): Bilingual<string>;
  link(payload: unknown): string | null;
  about(payload: unknown): NoticeAbout | null;
  example(userId: string): unknown;
}

/** Declares a notification, in `<name>.notification.ts`. `npm run generate` finds it, and `notify-when-<name>` follows its fact. */
export const notification = <const F extends Fact>(declared: Declaration<F>): NotificationRule => {
  const { fact, kind, when, to, text, link, collapses = false, about, example } = declared;
  const read = (payload: unknown): PayloadOf<F> => payload as PayloadOf<F>;
  return {
    fact,
    kind,
    collapses,
    to: (payload) => (when?.(read(payload)) === false ? [] : [to(read(payload))].flat()),
    text: (payload) => text(read(payload)),
    link: (payload) => link(read(payload)),
    about: (payload) => about?.(read(payload)) ?? null,
    example,
  };
};
