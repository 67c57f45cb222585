import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { cricoText } from '../crico-text.ts';
import { FormError } from '../form-error.tsx';
import { RoleSelect } from '../role-select.tsx';

interface AddressFormProps<Role extends string> {
  /** Sorted from the weakest role. */
  readonly roles: readonly Role[];
  readonly names: Readonly<Record<Role, string>>;
  readonly initial: Role;
  /** The label of the button. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Why the last address was not taken. */
  readonly failure?: string | undefined;
  /** @param onTaken empties the field for the next address */
  readonly onSend: (address: string, role: Role, onTaken: () => void) => void;
}

/** Asks for an address and the role that it is to have. */
export const AddressForm = <Role extends string>(props: AddressFormProps<Role>) => {
  const { roles, names, initial, action, isBusy, failure, onSend } = props;
  const text = cricoText.useText().invites;
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const address = email.trim();
  const problem = address === '' ? text.emailRequired : /^\S+@\S+\.\S+$/.test(address) ? undefined : text.emailInvalid;
  const onTaken = () => {
    setEmail('');
    setIsChecked(false);
    field.current?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // It may be inside another form.
    event.stopPropagation();
    setIsChecked(true);
    if (problem) field.current?.focus();
    else if (!isBusy) onSend(address, role, onTaken);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_10rem_auto]">
        <TextField
          ref={field}
          label={text.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isChecked ? problem : undefined}
        />
        <RoleSelect label={text.role} value={role} roles={roles} names={names} onChange={setRole} />
        <Button type="submit" size="sm" loading={isBusy} className="sm:mt-[1.6875rem]">
          {action}
        </Button>
      </div>
      <FormError>{failure}</FormError>
    </form>
  );
};
