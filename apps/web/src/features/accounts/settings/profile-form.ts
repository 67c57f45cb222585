import type { SessionUser } from '../../../shell/session/session-state.ts';
import type { Names } from '../name-fields.tsx';
import type { ProfileChoices } from '../register-form.ts';

/** The profile fields that the settings show and change. */
export type Profile = Names & ProfileChoices;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The profile that an account has; what it never gave is empty. */
export const profileOf = ({ user_metadata: data }: SessionUser): Profile => ({
  firstName: textOf(data['firstName']),
  lastName: textOf(data['lastName']),
  studentType: textOf(data['studentType']),
  educationalInterests: textsOf(data['educationalInterests']),
  skillLevel: textOf(data['skillLevel']),
});

/** The lists are in the order of choosing, which does not matter here. */
const isSameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Changed fields only, so that a second tab keeps what it changed in other fields. */
export const changedFields = (known: Profile, profile: Profile): Partial<Profile> => {
  const { studentType, educationalInterests, skillLevel } = profile;
  const [firstName, lastName] = [profile.firstName.trim(), profile.lastName.trim()];
  return {
    ...(firstName !== known.firstName && { firstName }),
    ...(lastName !== known.lastName && { lastName }),
    ...(studentType !== known.studentType && { studentType }),
    ...(!isSameChoice(educationalInterests, known.educationalInterests) && { educationalInterests }),
    ...(skillLevel !== known.skillLevel && { skillLevel }),
  };
};

/** An account with a whole name of its own, which Crico and certificates show, has it changed with its parts. */
export const accountDataOf = ({ user_metadata: data }: SessionUser, profile: Profile, changed: Partial<Profile>) => {
  const isRenamed = changed.firstName !== undefined || changed.lastName !== undefined;
  const isWhole = isRenamed && textOf(data['full_name']).trim() !== '';
  return { ...changed, ...(isWhole && { full_name: `${profile.firstName.trim()} ${profile.lastName.trim()}` }) };
};
