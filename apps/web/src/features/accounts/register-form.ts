import { ownWordsOf } from '@nivel/contracts/auth/own-words';
import { isPersonName } from '@nivel/contracts/auth/person-name';
import { isEmailAddress } from './email-address.ts';
import type { JoinMessages } from './messages/join.es-mx.ts';
import { assessPassword } from './password-strength.ts';

export const studentTypes = ['highschool', 'university', 'professional', 'teacher', 'selfTaught'] as const;
export const interests = ['prompting', 'automation', 'data', 'machineLearning', 'creative', 'ethics'] as const;
export const skillLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** Learners' own statements; empty without a value. */
export interface ProfileChoices {
  readonly studentType: string;
  readonly educationalInterests: readonly string[];
  readonly skillLevel: string;
}

export interface RegisterForm extends ProfileChoices {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export const emptyForm: RegisterForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  studentType: '',
  educationalInterests: [],
  skillLevel: '',
};

export type RegisterErrors = Partial<Record<keyof RegisterForm, string>>;

/** Words of the user that must not make up the password. */
export const ownWords = ({ email, firstName, lastName }: RegisterForm): string[] =>
  ownWordsOf(email.trim(), { firstName, lastName });

type FormText = JoinMessages & { readonly required: string };

/** The fault of a name; undefined when nothing is. Blanks around it are not part of it. */
export const nameProblem = (name: string, text: FormText): string | undefined => {
  const trimmed = name.trim();
  if (trimmed === '') return text.required;
  return isPersonName(trimmed) ? undefined : text.nameInvalid;
};

/** The faults of the form, beside each field; an empty object when nothing is. */
export const checkForm = (form: RegisterForm, text: FormText): RegisterErrors => {
  const { broken } = assessPassword(form.password, ownWords(form));
  const checks: Record<keyof RegisterForm, string | false | undefined> = {
    firstName: nameProblem(form.firstName, text),
    lastName: nameProblem(form.lastName, text),
    email: form.email.trim() === '' ? text.required : !isEmailAddress(form.email) && text.emailInvalid,
    password: form.password === '' ? text.required : broken !== undefined && text.rules[broken],
    studentType: form.studentType === '' && text.chooseOne,
    educationalInterests: form.educationalInterests.length === 0 && text.chooseSome,
    skillLevel: form.skillLevel === '' && text.chooseOne,
  };
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem));
};
