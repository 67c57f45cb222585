export type StrengthScore = 0 | 1 | 2 | 3 | 4;

export interface PasswordAssessment {
  readonly score: StrengthScore;
  readonly rules: {
    readonly length: boolean;
    readonly bytes: boolean;
    readonly own: boolean;
    readonly common: boolean;
  };
  readonly isAcceptable: boolean;
}

const shortest = 8;
const longestBytes = 72;
const productWords = ['nivel', 'crico'];
/** The most used everywhere, for a warning while typing; the service checks the whole list. */
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
  'contraseña',
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

const words = (ownWords: readonly string[]): string[] =>
  [...productWords, ...ownWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length >= 3,
  );

/** Whether the password is made of the product's or the user's own words and little else. */
const isMadeOf = (password: string, ownWords: readonly string[]): boolean => {
  const rest = words(ownWords).reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  return rest.length < password.length && rest.replace(/[^\p{L}]/gu, '').length < 4;
};

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
 * @param ownWords names and address of the user, which a password must not be made of
 */
export const assessPassword = (password: string, ownWords: readonly string[]): PasswordAssessment => {
  const isLong = [...password].length >= shortest;
  const rules = {
    length: isLong,
    bytes: password !== '' && new Blob([password]).size <= longestBytes,
    own: password !== '' && !isMadeOf(password, ownWords),
    common: isLong && !common.has(password.toLowerCase()),
  };
  const isAcceptable = Object.values(rules).every(Boolean);
  if (password === '') return { score: 0, rules, isAcceptable };
  return { score: isAcceptable ? (Math.min(4, rawScore(password)) as StrengthScore) : 1, rules, isAcceptable };
};
