import { ClientError } from '@nivel/client/client-error';
import { cfdiUses, fiscalRegimes, usesIn } from '@nivel/contracts/billing/fiscal-lists';
import { stateOfPostalCode } from '@nivel/contracts/billing/postal-code';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import type { OwnCfdi } from '../../area/billing.queries.ts';
import { cfdiText } from './cfdi-text.ts';
import { consistent, fiscalErrors, regimesFor, typedBefore, type TypedFiscalData } from './fiscal-form.ts';
import { useRequestCfdi } from './use-cfdi.ts';

interface ChoiceProps<Key extends string> {
  readonly label: string;
  readonly value: Key;
  readonly keys: readonly Key[];
  readonly nameOf: (key: Key) => string;
  readonly onChange: (key: Key) => void;
}

const Choice = <Key extends string>({ label, value, keys, nameOf, onChange }: ChoiceProps<Key>) => {
  const items = Object.fromEntries(keys.map((key) => [key, `${key} ${nameOf(key)}`]));
  const choose = (chosen: string): void => {
    const key = keys.find((one) => one === chosen);
    if (key !== undefined) onChange(key);
  };
  return (
    <Select label={label} value={value} items={items} onValueChange={choose}>
      <SelectTrigger />
      <SelectList>
        {keys.map((key) => (
          <SelectItem key={key} value={key}>
            {items[key]}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

interface FieldsProps {
  readonly typed: TypedFiscalData;
  readonly isChecked: boolean;
  readonly onChange: (to: TypedFiscalData) => void;
}

const Fields = ({ typed, isChecked, onChange }: FieldsProps) => {
  const text = cfdiText.useText();
  const errors = isChecked ? fiscalErrors(text, typed) : {};
  const field = (name: 'rfc' | 'legal_name' | 'postal_code') => ({
    ...{ name, value: typed[name], error: errors[name], autoComplete: 'off', spellCheck: false },
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(consistent({ ...typed, [name]: target.value })),
  });
  return (
    <>
      <TextField {...field('rfc')} label={text.rfc} autoCapitalize="characters" maxLength={20} />
      <TextField {...field('legal_name')} label={text.legalName} hint={text.legalNameHint} maxLength={300} />
      <Choice
        label={text.regime}
        value={typed.regime}
        keys={regimesFor(typed.rfc)}
        nameOf={(key) => fiscalRegimes[key].name}
        onChange={(regime) => onChange(consistent({ ...typed, regime }))}
      />
      <Choice
        label={text.use}
        value={typed.use}
        keys={usesIn(typed.regime)}
        nameOf={(key) => cfdiUses[key].name}
        onChange={(use) => onChange({ ...typed, use })}
      />
      <TextField
        {...field('postal_code')}
        label={text.postalCode}
        hint={stateOfPostalCode(typed.postal_code.trim()) ?? ''}
        inputMode="numeric"
        maxLength={5}
      />
    </>
  );
};

interface CfdiDialogProps {
  readonly receiptId: string;
  /** The request that was refused, or the last one for another payment. */
  readonly last: OwnCfdi | undefined;
  readonly onDone: () => void;
}

/** The fiscal data of a person for a CFDI. */
export const CfdiDialog = ({ receiptId, last, onDone }: CfdiDialogProps) => {
  const text = cfdiText.useText();
  const [typed, setTyped] = useState(typedBefore(last));
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useRequestCfdi(receiptId, onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(fiscalErrors(text, typed)).length === 0) mutate(typed);
  };
  const code = error instanceof ClientError ? error.code : '';
  const isRefused = last?.receipt_id === receiptId && last.refusal !== null;
  return (
    <Dialog isOpen onOpenChange={onDone} title={text.title} description={text.lead} closeLabel={text.close}>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
        {isRefused && (
          <p className="rounded-sm bg-warning-soft px-3 py-2 text-warning">{text.refused(last.refusal ?? '')}</p>
        )}
        <Fields typed={typed} isChecked={isChecked} onChange={setTyped} />
        <div role="alert">
          {error && (
            <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">
              {text.failures[code] ?? text.unknownFailure}
            </p>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onDone}>
            {text.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {text.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
