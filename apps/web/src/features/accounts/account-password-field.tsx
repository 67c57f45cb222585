import { PasswordField } from '@nivel/ui/password-field';
import type { ComponentProps } from 'react';
import { accountsText } from './accounts-text.ts';

type AccountPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'required' | 'showLabel' | 'hideLabel'>;

/** A password that has to be there, with the words of the accounts. */
export const AccountPasswordField = (props: AccountPasswordFieldProps) => {
  const text = accountsText.useText();
  return <PasswordField {...props} required showLabel={text.showPassword} hideLabel={text.hidePassword} />;
};
