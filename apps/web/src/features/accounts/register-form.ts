import { isEmailAddress } from './email-address.ts';
import type { JoinMessages } from './messages/join.es-mx.ts';
import { assessPassword } from './password-strength.ts';

export const studentTypes = ['highschool', 'university', 'professional', 'teacher', 'selfTaught'] as const;
export const interests = ['prompting', 'automation', 'data', 'machineLearning', 'creative', 'ethics'] as const;
export const skillLevels = ['beginner', 'intermediate', 'advanced'] as const;

export interface RegisterForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly studentType: string;
  readonly educationalInterests: readonly string[];
  readonly skillLevel: string;
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
export const ownWords = (form: Pick<RegisterForm, 'firstName' | 'lastName' | 'email'>): string[] => [
  form.firstName,
  form.lastName,
  form.email.split('@')[0] ?? '',
];

/** What is wrong with the form, beside each field; an empty object when nothing is. */
export const checkForm = (form: RegisterForm, text: JoinMessages & { readonly required: string }): RegisterErrors => {
  const password = assessPassword(form.password, ownWords(form));
  const brokenRule = (['length', 'bytes', 'common', 'own'] as const).find((rule) => !password.rules[rule]);
  const checks: Record<keyof RegisterForm, string | false> = {
    firstName: form.firstName.trim() === '' && text.required,
    lastName: form.lastName.trim() === '' && text.required,
    email: form.email.trim() === '' ? text.required : !isEmailAddress(form.email) && text.emailInvalid,
    password: form.password === '' ? text.required : brokenRule !== undefined && text.rules[brokenRule],
    studentType: form.studentType === '' && text.chooseOne,
    educationalInterests: form.educationalInterests.length === 0 && text.chooseSome,
    skillLevel: form.skillLevel === '' && text.chooseOne,
  };
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem !== false));
};
