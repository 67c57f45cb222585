import { isSecureAddress } from '@nivel/contracts/kernel/secure-address';
import type { ModelMessages } from './messages/es-mx.ts';
import type { ShownModel } from './model.queries.ts';

export interface ModelForm {
  readonly address: string;
  readonly model: string;
  /** Empty: the stored one stays. */
  readonly key: string;
  readonly removesKey: boolean;
  readonly isOn: boolean;
  /** When the settings that the form began with were saved; null: there were none. */
  readonly seen: string | null;
}

export const formOf = ({ settings }: ShownModel): ModelForm => ({
  address: settings?.address ?? '',
  model: settings?.model ?? '',
  ...{ key: '', removesKey: false },
  isOn: settings?.is_on ?? true,
  seen: settings?.updated_at ?? null,
});

/** The faults of the form, beside each field; an empty object where there are none. */
export const checkModel = (
  form: ModelForm,
  local: string | null,
  text: ModelMessages,
): Partial<Record<'address' | 'model' | 'key', string>> => {
  const address = form.address.trim();
  const isLocal = local !== null && (address === local || address.startsWith(`${local}/`));
  const isPlain = !/[?#]|\/\/[^/]*@/.test(address);
  return {
    ...(!isPlain && { address: text.addressNotPlain }),
    ...(!isLocal && !isSecureAddress(address) && { address: text.addressWrong }),
    ...(form.model.trim() === '' && { model: text.modelWrong }),
    ...(form.key !== '' && !/^[\x21-\x7e]+$/.test(form.key.trim()) && { key: text.keyWrong }),
  };
};

/** What the service gets of the form. */
export const inputOf = (organization_id: string, { address, model, key, removesKey }: ModelForm) => ({
  ...{ organization_id, address: address.trim(), model: model.trim() },
  ...(key.trim() !== '' ? { key: key.trim() } : removesKey ? { key: null } : {}),
});
