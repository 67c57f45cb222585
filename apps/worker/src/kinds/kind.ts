import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import type { EmailPace } from '@nivel/contracts/worker/notification-preferences';

/** The kinds of e-mails and notifications, by which people switch them on and off. */
export interface Kind {
  /** The file's name; stored with a person's choices. */
  readonly name: string;
  readonly title: Bilingual<string>;
  /** When a person receives them; for those that cannot be switched off, why. */
  readonly description: Bilingual<string>;
  /** They cannot be switched off: the law, money or the account itself requires them. */
  readonly isLocked: boolean;
  /** The default of how its e-mails are sent; left out, there is nothing to choose: they come immediately. */
  readonly pace?: EmailPace;
}

/** Declares a kind, in `<name>.kind.ts`. `npm run generate` finds it. */
export const kind = (declared: Kind): Kind => declared;
