import { ChoiceGroup } from '@nivel/ui/choice-group';
import { accountsText } from './accounts-text.ts';
import { EmailField } from './email-field.tsx';
import { joinText } from './join-text.ts';
import { NameFields } from './name-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import {
  interests,
  ownWords,
  skillLevels,
  studentTypes,
  type ProfileChoices,
  type RegisterErrors,
  type RegisterForm,
} from './register-form.ts';

interface FieldsProps {
  readonly form: RegisterForm;
  readonly errors: RegisterErrors;
  readonly change: (values: Partial<RegisterForm>) => void;
}

/** Name, address and password. */
export const AccountFields = ({ form, errors, change }: FieldsProps) => {
  const text = accountsText.useText();
  return (
    <>
      <NameFields names={form} errors={errors} change={change} />
      <EmailField value={form.email} onChange={(email) => change({ email })} error={errors.email} />
      <NewPasswordField
        label={text.password}
        value={form.password}
        onChange={(password) => change({ password })}
        ownWords={ownWords(form)}
        error={errors.password}
      />
    </>
  );
};

interface ProfileFieldsProps {
  readonly form: ProfileChoices;
  readonly errors?: Partial<Record<keyof ProfileChoices, string>>;
  readonly change: (values: Partial<ProfileChoices>) => void;
}

/** The learner's profile: what they do, their interests, their knowledge. */
export const ProfileFields = ({ form, errors = {}, change }: ProfileFieldsProps) => {
  const words = joinText.useText();
  return (
    <>
      <ChoiceGroup
        legend={words.studentType}
        name="studentType"
        choices={studentTypes.map((value) => ({ value, label: words.studentTypes[value] }))}
        values={[form.studentType]}
        onChange={([studentType = '']) => change({ studentType })}
        error={errors.studentType}
      />
      <ChoiceGroup
        several
        legend={words.interests}
        hint={words.interestsHint}
        name="educationalInterests"
        choices={interests.map((value) => ({ value, label: words.interestNames[value] }))}
        values={form.educationalInterests}
        onChange={(educationalInterests) => change({ educationalInterests })}
        error={errors.educationalInterests}
      />
      <ChoiceGroup
        look="list"
        legend={words.skillLevel}
        name="skillLevel"
        choices={skillLevels.map((value) => {
          const [label = '', description = ''] = words.skillLevels[value];
          return { value, label, description };
        })}
        values={[form.skillLevel]}
        onChange={([skillLevel = '']) => change({ skillLevel })}
        error={errors.skillLevel}
      />
    </>
  );
};
