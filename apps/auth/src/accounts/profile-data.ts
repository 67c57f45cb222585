import { isFullName, isPersonName, LONGEST_NAME } from '@nivel/contracts/auth/person-name';
import { avatarAddress } from '@nivel/contracts/projects/avatar-file';
import { DEFAULT_TIME_ZONE, isTimeZone, LONGEST_TIME_ZONE } from '@nivel/contracts/kernel/time-zone';
import type { Metadata } from './account.ts';
import { invalid } from '../http/refusals.ts';

const DEEPEST = 12;

/**
 * Postgres stores no lone surrogates, deep nesting would overflow the stack of the next reader, and a key named `__proto__`
 * turns into a prototype in code that copies the object by assignment (the data layer does).
 */
const clean = (value: unknown, depth: number): unknown => {
  if (depth > DEEPEST) throw invalid('User data is nested too deeply');
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map((one) => clean(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, one]) => [key.toWellFormed(), clean(one, depth + 1)]));
};

const NAMES = ['firstName', 'lastName'];

/** Names appear in e-mails and on certificates, so they can contain nothing but a name. */
const refuseOddNames = (data: Metadata): void => {
  for (const field of NAMES) {
    const value = data[field];
    if (typeof value !== 'string' || value.trim() === '' || isPersonName(value.trim())) continue;
    throw invalid(`${field} may hold letters, spaces, hyphens and apostrophes, at most ${LONGEST_NAME} characters`);
  }
  const whole = data['full_name'];
  if (typeof whole === 'string' && whole.trim() !== '' && !isFullName(whole.trim()))
    throw invalid('full_name may hold letters, spaces, hyphens and apostrophes only');
};

/** The user data of a client's request, in a form that can be stored. @throws AppError validation_failed */
export const readUserData = (given: Metadata | undefined): Metadata => {
  const data = clean(given ?? {}, 0) as Metadata;
  refuseOddNames(data);
  return data;
};

/**
 * The same for changes of an account: an unknown zone or language is refused. At sign-up it is ignored, because a browser
 * may know newer zones than this service, and its user could not correct that.
 * @throws AppError validation_failed
 */
export const readChangedData = (given: Metadata | undefined): Metadata => {
  const data = readUserData(given);
  const { timeZone, locale } = data;
  if (isGiven(timeZone) && !(typeof timeZone === 'string' && isTimeZone(timeZone)))
    throw invalid('timeZone must be the name of a time zone, such as America/Mexico_City');
  if (isGiven(locale) && locale !== 'es-MX' && locale !== 'en') throw invalid('locale must be es-MX or en');
  return data;
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** User data are part of each access token, and tokens are sent in headers: both have size limits. */
export const refuseLargeUserData = (data: Metadata, maxBytes: number): void => {
  if (Buffer.byteLength(JSON.stringify(data)) > maxBytes) throw invalid(`User data is larger than ${maxBytes} bytes`);
};

/** Merged at the top level; null deletes a key. A client cannot write the fields that the service itself guarantees. */
export const mergeUserData = (known: Metadata, given: Metadata): Metadata => {
  const vouched = new Set(['sub', 'email', 'email_verified', 'phone_verified']);
  const changes = Object.entries(given).filter(([key]) => !vouched.has(key));
  return Object.fromEntries([...Object.entries(known), ...changes].filter(([key]) => isKept(key, given, vouched)));
};

const isKept = (key: string, given: Metadata, vouched: ReadonlySet<string>): boolean =>
  vouched.has(key) || !Object.hasOwn(given, key) || given[key] !== null;

const text = (value: unknown, longest = 80): string =>
  typeof value === 'string' ? value.trim().slice(0, longest).toWellFormed() : '';

/** Old accounts may contain a name that is not valid today. */
const name = (value: unknown): string => {
  const given = text(value);
  return isPersonName(given) ? given : '';
};

/**
 * The profile that the product's own form sends as user data. Other clients may send anything, so each field may be
 * missing.
 */
export const readProfile = (data: Metadata) => {
  const interests = data['educationalInterests'];
  const timeZone = text(data['timeZone'], LONGEST_TIME_ZONE);
  const username = text(data['username']);
  const [firstName, lastName] = [name(data['firstName']), name(data['lastName'])];
  const whole = text(data['full_name'], 161);
  const avatar = avatarAddress.safeParse(data['avatar_url']);
  return {
    firstName,
    lastName,
    fullName: isFullName(whole) ? whole : `${firstName} ${lastName}`.trim(),
    ...(username === '' ? {} : { username }),
    ...(avatar.success ? { avatarUrl: avatar.data } : {}),
    studentType: text(data['studentType']),
    educationalInterests: (Array.isArray(interests) ? interests : [])
      .map((one) => text(one))
      .filter((one) => one !== '')
      .slice(0, 30),
    skillLevel: text(data['skillLevel']),
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    locale: data['locale'] === 'en' ? ('en' as const) : ('es-MX' as const),
  };
};
