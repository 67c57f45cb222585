import { bare, isMadeOfOwnWords } from '@nivel/contracts/auth/own-words';
import { isPasswordTooLong } from '@nivel/contracts/auth/password-limits';

export type StrengthScore = 0 | 1 | 2 | 3 | 4;

/** The rules of a password in the order of display. */
export const passwordRules = ['length', 'longest', 'own', 'common'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export interface PasswordAssessment {
  readonly score: StrengthScore;
  readonly rules: Readonly<Record<PasswordRule, boolean>>;
  /** The first rule that is broken. */
  readonly broken: PasswordRule | undefined;
}

const shortest = 8;
/** The most used everywhere, in lower case and without accents, for a warning while typing; the service checks the whole list. */
const common = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  '87654321',
  '12341234',
  'password',
  'password1',
  'contrasena',
  'qwertyui',
  'qwerty123',
  'qwertyuiop',
  'asdfghjkl',
  'iloveyou',
  'teamo123',
  'mexico123',
  'america1',
  'chivas123',
  'abcd1234',
  'abc12345',
  'hola1234',
  'holahola',
  'princesa',
  'estrella',
  'sunshine',
]);

/** Length counts most; variety adds a little. */
const rawScore = (password: string): number => {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const length = Math.min(password.length, distinct * 2);
  return (length >= 16 ? 3 : length >= 12 ? 2 : 1) + (kinds >= 3 || length >= 20 ? 1 : 0);
};

/**
 * Assesses a password while it is typed.
 *
 * @param ownWords names and address of the user, of which a password must not consist
 */
export const assessPassword = (password: string, ownWords: readonly string[]): PasswordAssessment => {
  const isLong = [...password].length >= shortest;
  const isTooLong = isPasswordTooLong(password);
  const rules = {
    length: isLong,
    longest: password !== '' && !isTooLong,
    own: password !== '' && !isMadeOfOwnWords(password, ownWords),
    common: isLong && (isTooLong || !common.has(bare(password))),
  };
  const broken = passwordRules.find((rule) => !rules[rule]);
  if (password === '') return { score: 0, rules, broken };
  return { score: broken ? 1 : (Math.min(4, rawScore(password)) as StrengthScore), rules, broken };
};
