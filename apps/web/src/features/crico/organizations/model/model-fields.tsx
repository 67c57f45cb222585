import { LONGEST_MODEL_ADDRESS, LONGEST_MODEL_KEY, LONGEST_MODEL_NAME } from '@nivel/contracts/ai/values/model-values';
import { PasswordField } from '@nivel/ui/password-field';
import { TextField } from '@nivel/ui/text-field';
import { CheckLine } from '../../area/proposals/check-line.tsx';
import type { checkModel, ModelForm } from './model-form.ts';
import { modelText } from './model-text.ts';

interface ModelFieldsProps {
  readonly form: ModelForm;
  readonly errors: ReturnType<typeof checkModel>;
  readonly localAddress: string | null;
  readonly hasKey: boolean;
  readonly change: (values: Partial<ModelForm>) => void;
}

/** The fields of the model of an organization. */
export const ModelFields = ({ form, errors, localAddress, hasKey, change }: ModelFieldsProps) => {
  const text = modelText.useText();
  const addressHint = [text.addressHint, ...(localAddress === null ? [] : [text.localToo(localAddress)])].join('. ');
  return (
    <>
      <TextField
        label={text.address}
        hint={addressHint}
        autoComplete="off"
        inputMode="url"
        maxLength={LONGEST_MODEL_ADDRESS}
        value={form.address}
        onChange={({ target }) => change({ address: target.value })}
        {...(errors.address && { error: errors.address })}
      />
      <TextField
        label={text.model}
        hint={text.modelHint}
        autoComplete="off"
        maxLength={LONGEST_MODEL_NAME}
        value={form.model}
        onChange={({ target }) => change({ model: target.value })}
        {...(errors.model && { error: errors.model })}
      />
      <PasswordField
        label={text.key}
        hint={hasKey ? text.keyKept : text.keyHint}
        // Browsers fill in a stored password in spite of `off`, and it would be sent to the model.
        autoComplete="new-password"
        showLabel={text.showKey}
        hideLabel={text.hideKey}
        maxLength={LONGEST_MODEL_KEY}
        value={form.key}
        onChange={({ target }) => change({ key: target.value, removesKey: false })}
        {...(errors.key && { error: errors.key })}
      >
        {hasKey && form.key === '' && (
          <CheckLine
            name={text.removeKey}
            isChecked={form.removesKey}
            onCheck={(removesKey) => change({ removesKey })}
          />
        )}
      </PasswordField>
      <CheckLine name={text.on} isChecked={form.isOn} onCheck={(isOn) => change({ isOn })} />
    </>
  );
};
