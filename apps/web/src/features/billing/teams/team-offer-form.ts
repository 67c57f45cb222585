import { teamOffer } from '@nivel/contracts/billing/team-offer';
import type { TeamsMessages } from './messages/es-mx.ts';

/** The typed values. */
export interface TypedOffer {
  readonly organization: string;
  readonly name: string;
  readonly email: string;
  readonly seats: string;
  readonly message: string;
}

export const nothingTyped: TypedOffer = { organization: '', name: '', email: '', seats: '', message: '' };

const nameError = (text: TeamsMessages, typed: string): string | undefined => {
  const { length } = [...typed.trim()];
  if (length === 0) return text.required;
  return length < 2 ? text.tooShort : undefined;
};

/** The fault of each field, in words. */
export const errorsOf = (text: TeamsMessages, typed: TypedOffer): Partial<Record<keyof TypedOffer, string>> => {
  const { fewestSeats, mostSeats, longestMessage } = teamOffer;
  const seats = Number(typed.seats);
  const isCount = Number.isInteger(seats) && seats >= fewestSeats && seats <= mostSeats;
  const found = {
    organization: nameError(text, typed.organization),
    name: nameError(text, typed.name),
    email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed.email.trim()) ? undefined : text.emailWrong,
    seats: isCount ? undefined : text.seatsWrong(fewestSeats, mostSeats.toLocaleString('es-MX')),
    message: [...typed.message.trim()].length <= longestMessage ? undefined : text.messageLong(longestMessage),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
};
