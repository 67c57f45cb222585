import { invalid } from '../http/refusals.ts';

/** The form browsers accept in `input type=email` (WHATWG HTML), which is also what the reference accepts. */
const FORM =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const LONGEST = 254;

export const isEmailAddress = (email: string): boolean => email.length <= LONGEST && FORM.test(email);

/** The address as shown to a person who only has a link: its owner recognizes it, and others cannot reconstruct it. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}${'*'.repeat(3)}${at > 3 ? email[at - 1] : ''}${email.slice(at)}`;
};

/** Converted to lower case at every entry; surrounding blanks are typing errors and are removed. */
export const normalEmail = (given: string): string => given.trim().toLowerCase();

/** @throws AppError `validation_failed` if it is not an address */
export const emailOf = (given: string): string => {
  const email = normalEmail(given);
  if (!isEmailAddress(email)) throw invalid('Unable to validate email address: invalid format');
  return email;
};
