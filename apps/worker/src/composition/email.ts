import { z } from 'zod';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { NoticePlace } from '@nivel/contracts/projects/check-notices.operation';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import type { Kind } from '../kinds/kind.ts';
import type { Chart } from './chart.ts';
import type { Invitation } from './invitation.ts';

/** The recipient of an e-mail, and its salutation. */
export interface Addressee {
  readonly userId: string;
  readonly email: string;
  /** Empty where it is not known, or not proven. */
  readonly firstName: string;
  readonly locale: string;
  /** The reader's zone, for days and hours; omitted if unknown. */
  readonly timeZone?: string;
}

export interface EmailSettings {
  readonly PUBLIC_URL: string;
  readonly MAIL_SEAL_KEY: string;
  readonly MAIL_DIRECT_LINKS: boolean;
}

/** The input of an e-mail, beside the fields from its fact. */
export interface EmailContext {
  readonly userId: string;
  readonly occurredAt: Date;
  readonly now: Date;
  /** The reader's own. */
  readonly timeZone: string;
  readonly settings: EmailSettings;
}

/** The texts of one e-mail in one language. Nothing in them is escaped. */
export interface EmailTexts {
  readonly subject: string;
  /** The preview text that an e-mail program shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Behind the paragraphs; left out: none. */
  readonly charts?: readonly Chart[];
  /** The label of the button. */
  readonly action: string;
  readonly notes: readonly string[];
}

/** The person and content of an example, for the gallery and the tests. */
export interface ExampleContext {
  readonly addressee: Addressee & { readonly locale: 'es-MX' | 'en' };
  readonly seal: (value: unknown, context: string) => string;
}

type ObjectFact = Fact<string, z.ZodObject>;

interface CommonDeclaration<F extends ObjectFact, Key extends keyof PayloadOf<F> & string> {
  readonly fact: F;
  readonly kind: Kind;
  /** If the fact requires it only sometimes. */
  readonly when?: (payload: PayloadOf<F>) => boolean;
  /** The id of a person whose address is known, or of several, or the address of that moment if the fact contains it. */
  readonly to: (payload: PayloadOf<F>) => string | readonly string[] | Addressee;
  /** The data from the fact; stored in its row until it is sent. */
  readonly keeps: readonly Key[];
  /** The things that its reader must still be allowed to read when it is sent; omitted: none that could be lost. */
  readonly about?: (kept: Pick<PayloadOf<F>, Key>) => readonly NoticePlace[];
  /**
   * The part of the e-mail that its reader may still read; null: nothing. Omitted for an e-mail about a single thing.
   * @param may one answer for each place, in their order
   */
  readonly narrow?: (kept: Pick<PayloadOf<F>, Key>, may: readonly boolean[]) => Pick<PayloadOf<F>, Key> | null;
  /** The recipient of a reply: a proven address; omitted, nobody. */
  readonly replyTo?: (kept: Pick<PayloadOf<F>, Key>) => string;
  /** The calendar part of it; omitted, none. */
  readonly invitation?: (kept: Pick<PayloadOf<F>, Key>) => Invitation;
  readonly example: (context: ExampleContext) => PayloadOf<F>;
}

interface EmailDeclaration<F extends ObjectFact, Key extends keyof PayloadOf<F> & string> extends CommonDeclaration<
  F,
  Key
> {
  /** The target of the button: a path of ours, or a whole address. */
  readonly link: (kept: Pick<PayloadOf<F>, Key>, context: EmailContext) => string;
  readonly texts: (kept: Pick<PayloadOf<F>, Key>, context: EmailContext) => Bilingual<EmailTexts>;
}

/** An e-mail that shows a one-time code. Its stored content is deleted once it is closed. */
export interface CodeEmailDeclaration<
  F extends ObjectFact,
  Key extends keyof PayloadOf<F> & string,
> extends CommonDeclaration<F, Key> {
  /** Link, code and texts come from one seal, so they are written together. */
  readonly writeWithCode: (
    kept: Pick<PayloadOf<F>, Key>,
    context: EmailContext,
  ) => WrittenParts & { readonly code: string };
}

/** The particulars of one e-mail once its content is read. */
export interface WrittenParts {
  readonly link: string;
  readonly code: string | null;
  readonly texts: Bilingual<EmailTexts>;
}

/** An e-mail in the form in which it is sent: its fact, its recipients, and how it is written. */
export interface Email {
  readonly fact: Fact;
  readonly kind: Kind;
  readonly hasCode: boolean;
  /** No recipients if this fact does not ask for it. */
  addressees(payload: unknown): readonly (string | Addressee)[];
  /** The data of the fact in its row. */
  contentOf(payload: unknown): Readonly<Record<string, unknown>>;
  /** The rights that its reader must still have. @throws Error when the content is incomplete */
  about(content: unknown): readonly NoticePlace[];
  /** The content with the parts that the reader may read; null: none of it. */
  narrow(content: unknown, may: readonly boolean[]): unknown;
  /** Null: no replies. @throws Error when the content is incomplete */
  replyTo(content: unknown): string | null;
  /** Null: it has no calendar part. @throws Error when the content is incomplete */
  invitation(content: unknown): Invitation | null;
  /** @throws Error when the content is incomplete, or a code cannot be opened */
  write(content: unknown, context: EmailContext): WrittenParts;
  example(context: ExampleContext): unknown;
}

/** Declares an e-mail, in `<name>.email.ts`. `npm run generate` finds it, and `email-when-<name>` follows its fact. */
export const email = <const F extends ObjectFact, const Key extends keyof PayloadOf<F> & string>(
  declared: EmailDeclaration<F, Key> | CodeEmailDeclaration<F, Key>,
): Email => {
  const { fact, kind, when, to, keeps, about, narrow, replyTo, invitation, example } = declared;
  const kept = z.object(Object.fromEntries(keeps.map((key) => [key, fact.payload.shape[key] ?? z.never()])));
  const read = (payload: unknown): PayloadOf<F> => payload as PayloadOf<F>;
  const valuesOf = (content: unknown): Pick<PayloadOf<F>, Key> => {
    const given: unknown = kept.parse(content);
    return given as Pick<PayloadOf<F>, Key>;
  };
  return {
    fact,
    kind,
    hasCode: 'writeWithCode' in declared,
    addressees: (payload) => (when?.(read(payload)) === false ? [] : [to(read(payload))].flat()),
    contentOf: (payload) => Object.fromEntries(keeps.map((key) => [key, read(payload)[key]])),
    about: (content) => about?.(valuesOf(content)) ?? [],
    narrow: (content, may) => {
      const left = narrow ? narrow(valuesOf(content), may) : may.every(Boolean) ? valuesOf(content) : null;
      return left && { ...(content as object), ...left };
    },
    replyTo: (content) => replyTo?.(valuesOf(content)) ?? null,
    invitation: (content) => invitation?.(valuesOf(content)) ?? null,
    write: (content, context) => {
      const values = valuesOf(content);
      if ('writeWithCode' in declared) return declared.writeWithCode(values, context);
      return { link: declared.link(values, context), code: null, texts: declared.texts(values, context) };
    },
    example,
  };
};
