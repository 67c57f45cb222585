/** Data of any shape that JSON can hold, keyed by name. */
export type Metadata = Readonly<Record<string, unknown>>;

/** A way in which a person proves who they are: `email`, or a provider. */
export interface AccountIdentity {
  readonly id: string;
  readonly provider: string;
  readonly subject: string;
  readonly identityData: Metadata;
  readonly email: string;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Kinds of second factors, as the wire contract calls them: an app that shows codes, a number, a key, a set of recovery codes. */
export const FACTOR_KINDS = ['totp', 'phone', 'webauthn', 'recovery_code'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** A second factor, as its owner and clients see it. It counts once it was verified. */
export interface AccountFactor {
  readonly id: string;
  readonly kind: FactorKind;
  /** Empty where it has none. */
  readonly friendlyName: string;
  readonly isVerified: boolean;
  /** Digits alone, with the country first, of what gets its codes by SMS; null for the other kinds. */
  readonly phone: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A person's account as this service knows it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  /** Hash of the value that the browser keeps which signed up; null where none was given. */
  readonly signUpBrowser: Uint8Array | null;
  readonly userMetadata: Metadata;
  readonly appMetadata: Metadata;
  readonly emailConfirmedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly reauthenticationSentAt: Date | null;
  /** The address that it is to have; null where no change waits. */
  readonly newEmail: string | null;
  readonly emailChangeSentAt: Date | null;
  /** Which of the two addresses has confirmed the change already. */
  readonly emailChangeConfirmed: string | null;
  /** Digits alone, with the country first; null where its owner has proven none. */
  readonly phone: string | null;
  readonly phoneConfirmedAt: Date | null;
  /** The number that it is to have; null where no change waits. */
  readonly newPhone: string | null;
  readonly phoneChangeSentAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly bannedUntil: Date | null;
  /** When the time zone was changed last; null before the first change. */
  readonly timeZoneSince: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly identities: readonly AccountIdentity[];
  /** In the order in which they were added. */
  readonly factors: readonly AccountFactor[];
}

/** Whether a factor by itself makes signing in take a second step: recovery codes only stand in for another. */
export const isSecondFactor = ({ kind, isVerified }: Pick<AccountFactor, 'kind' | 'isVerified'>): boolean =>
  isVerified && kind !== 'recovery_code';

/** Whether signing in takes a second step. */
export const hasSecondFactor = ({ factors }: Pick<Account, 'factors'>): boolean => factors.some(isSecondFactor);

/**
 * Whether the codes of the second step go to a number. It signs in by code no more: who holds the SIM card would take both steps.
 */
export const takesSecondStep = (
  { factors }: { readonly factors: readonly Pick<AccountFactor, 'isVerified' | 'phone'>[] },
  phone: string,
): boolean => factors.some((factor) => factor.isVerified && factor.phone === phone);

/** The end of a ban that is never lifted by itself. */
export const FOR_EVER = new Date('9999-12-31T00:00:00Z');

export const isBanned = (account: Account, now: Date): boolean =>
  account.bannedUntil !== null && account.bannedUntil > now;

/** What the service itself says in the data about a user. */
const vouchedFor = ({ id, email }: { id: string; email: string }): Metadata => ({
  sub: id,
  email,
  email_verified: false,
  phone_verified: false,
});

/** The account without anything that its sign-up brought along but the address; a password is to be chosen. */
export const bareAccount = (account: Account): Account => ({
  ...account,
  passwordHash: null,
  userMetadata: vouchedFor(account),
  appMetadata: { ...account.appMetadata, needs_password: true },
  identities: account.identities.map((identity) => ({ ...identity, identityData: vouchedFor(account) })),
});

/** An account that waits for its proof, with what another sign-up for the same address wrote in place of its own. */
export const takenOver = (waiting: Account, by: Account): Account => {
  const userMetadata = { ...by.userMetadata, ...vouchedFor(waiting) };
  return {
    ...waiting,
    passwordHash: by.passwordHash,
    appMetadata: by.appMetadata,
    userMetadata,
    identities: waiting.identities.map((identity) => ({ ...identity, identityData: userMetadata })),
  };
};

/** The account before it is saved for the first time. The four proofs take precedence over anything a client wrote. */
export const newAccount = (of: {
  id: string;
  identityId: string;
  email: string;
  passwordHash: string | null;
  signUpBrowser: Uint8Array | null;
  data: Metadata;
  now: Date;
}): Account => {
  const data = { ...of.data, ...vouchedFor(of) };
  const identity: AccountIdentity = {
    id: of.identityId,
    provider: 'email',
    subject: of.id,
    identityData: data,
    email: of.email,
    lastSignInAt: of.now,
    createdAt: of.now,
    updatedAt: of.now,
  };
  return {
    id: of.id,
    email: of.email,
    passwordHash: of.passwordHash,
    signUpBrowser: of.signUpBrowser,
    userMetadata: data,
    appMetadata: { provider: 'email', providers: ['email'] },
    emailConfirmedAt: null,
    confirmationSentAt: of.now,
    recoverySentAt: null,
    reauthenticationSentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeConfirmed: null,
    phone: null,
    phoneConfirmedAt: null,
    newPhone: null,
    phoneChangeSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    timeZoneSince: null,
    createdAt: of.now,
    updatedAt: of.now,
    identities: [identity],
    factors: [],
  };
};
