/** The signs of an RFC in the order of their values, as the SAT's table has them. */
const SIGNS = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const FORM = /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{2}[0-9A]$/;
const FULL_LENGTH = 13;
const MODULUS = 11;

/** Whether six digits are a day that there is; the century is not included. */
const isDay = (digits: string): boolean => {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The last sign of an RFC, from those before it: weights from 13 down, and the difference to a multiple of 11. */
export const rfcCheckDigit = (body: string): string => {
  const padded = body.padStart(FULL_LENGTH - 1, ' ');
  const sum = [...padded].reduce((total, sign, at) => total + SIGNS.indexOf(sign) * (FULL_LENGTH - at), 0);
  const digit = (MODULUS - (sum % MODULUS)) % MODULUS;
  return digit === 10 ? 'A' : String(digit);
};

/** An RFC as a person types it, in its normal form. */
export const normalRfc = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/**
 * Whether this is the RFC of a person or company: its form, its day, and its check digit. The generic RFCs for the public
 * belong to nobody.
 */
export const isRfc = (rfc: string): boolean =>
  FORM.test(rfc) &&
  isDay(rfc.slice(-9, -3)) &&
  rfcCheckDigit(rfc.slice(0, -1)) === rfc.at(-1) &&
  !['XAXX010101000', 'XEXX010101000'].includes(rfc);

/** The kind of holder of an RFC: a natural person has 13 characters, a company 12. */
export const rfcKind = (rfc: string): 'person' | 'company' => (rfc.length === FULL_LENGTH ? 'person' : 'company');
