import { invalid } from '../http/refusals.ts';

const FORM = /^[1-9][0-9]{1,14}$/;
const LONGEST_INPUT = 40;

/**
 * A number as it is stored: digits alone, with the country first.
 * @throws AppError validation_failed when it is none
 */
export const phoneOf = (given: string): string => {
  const phone = given.length > LONGEST_INPUT ? '' : given.replace(/[+\s]/g, '');
  if (!FORM.test(phone)) throw invalid('Invalid phone number format (E.164 required)');
  return phone;
};
