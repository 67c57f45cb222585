import { z } from 'zod';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Bilingual } from '@nivel/contracts/worker/bilingual';
import type { Kind } from '../kinds/kind.ts';

/** Where an e-mail goes, and how its reader is spoken to. */
export interface Addressee {
  readonly userId: string;
  readonly email: string;
  /** Empty where it is not known, or not proven. */
  readonly firstName: string;
  readonly locale: string;
}

export interface EmailSettings {
  readonly PUBLIC_URL: string;
  readonly MAIL_SEAL_KEY: string;
  readonly MAIL_DIRECT_LINKS: boolean;
}

/** What an e-mail is written with, beside what it keeps of its fact. */
export interface EmailContext {
  readonly userId: string;
  readonly occurredAt: Date;
  readonly now: Date;
  readonly settings: EmailSettings;
}

/** The texts of one e-mail in one language. Nothing in them is escaped. */
export interface EmailTexts {
  readonly subject: string;
  /** What an e-mail program shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What the button says. */
  readonly action: string;
  readonly notes: readonly string[];
}

/** Of whom and with what an example is made, for the gallery and the tests. */
export interface ExampleContext {
  readonly addressee: Addressee & { readonly locale: 'es-MX' | 'en' };
  readonly seal: (value: unknown, context: string) => string;
}

type ObjectFact = Fact<string, z.ZodObject>;

interface CommonDeclaration<F extends ObjectFact, Key extends keyof PayloadOf<F> & string> {
  readonly fact: F;
  readonly kind: Kind;
  /** Where the fact asks for it only sometimes. */
  readonly when?: (payload: PayloadOf<F>) => boolean;
  /** The id of somebody whose address is known, or the address of that moment where the fact brings it. */
  readonly to: (payload: PayloadOf<F>) => string | Addressee;
  /** What it needs of the fact; kept in its row until it is sent. */
  readonly keeps: readonly Key[];
  readonly example: (context: ExampleContext) => PayloadOf<F>;
}

interface EmailDeclaration<F extends ObjectFact, Key extends keyof PayloadOf<F> & string> extends CommonDeclaration<
  F,
  Key
> {
  /** Where the button leads: a path of ours, or a whole address. */
  readonly link: (kept: Pick<PayloadOf<F>, Key>, context: EmailContext) => string;
  readonly texts: (kept: Pick<PayloadOf<F>, Key>, context: EmailContext) => Bilingual<EmailTexts>;
}

/** An e-mail that shows a one-time code. What is kept of it is forgotten once it is closed. */
export interface CodeEmailDeclaration<
  F extends ObjectFact,
  Key extends keyof PayloadOf<F> & string,
> extends CommonDeclaration<F, Key> {
  /** Link, code and texts come out of one seal, so they are written together. */
  readonly writeWithCode: (
    kept: Pick<PayloadOf<F>, Key>,
    context: EmailContext,
  ) => WrittenParts & { readonly code: string };
}

/** What is particular about one e-mail once its content is read. */
export interface WrittenParts {
  readonly link: string;
  readonly code: string | null;
  readonly texts: Bilingual<EmailTexts>;
}

/** An e-mail as it is sent: of which fact, to whom, and how it is written. */
export interface Email {
  readonly fact: Fact;
  readonly kind: Kind;
  readonly hasCode: boolean;
  /** null: this fact does not ask for it. */
  addressee(payload: unknown): string | Addressee | null;
  /** What its row keeps of the fact. */
  contentOf(payload: unknown): Readonly<Record<string, unknown>>;
  /** @throws Error when the content is not what it needs, or a code cannot be opened */
  write(content: unknown, context: EmailContext): WrittenParts;
  example(context: ExampleContext): unknown;
}

/** Declares an e-mail, in `<name>.email.ts`. `npm run generate` finds it, and `email-when-<name>` follows its fact. */
export const email = <const F extends ObjectFact, const Key extends keyof PayloadOf<F> & string>(
  declared: EmailDeclaration<F, Key> | CodeEmailDeclaration<F, Key>,
): Email => {
  const { fact, kind, when, to, keeps, example } = declared;
  const kept = z.object(Object.fromEntries(keeps.map((key) => [key, fact.payload.shape[key] ?? z.never()])));
  const read = (payload: unknown): PayloadOf<F> => payload as PayloadOf<F>;
  return {
    fact,
    kind,
    hasCode: 'writeWithCode' in declared,
    addressee: (payload) => (when?.(read(payload)) === false ? null : to(read(payload))),
    contentOf: (payload) => Object.fromEntries(keeps.map((key) => [key, read(payload)[key]])),
    write: (content, context) => {
      const given: unknown = kept.parse(content);
      const values = given as Pick<PayloadOf<F>, Key>;
      if ('writeWithCode' in declared) return declared.writeWithCode(values, context);
      return { link: declared.link(values, context), code: null, texts: declared.texts(values, context) };
    },
    example,
  };
};
