import { isSecureAddress } from '@nivel/contracts/kernel/secure-address';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { automationText } from '../automation-text.ts';
import { useRuleError } from '../use-rule-changes.ts';
import { useWebhooks } from './use-webhooks.ts';

type Webhooks = ReturnType<typeof useWebhooks>;

const LONGEST_NAME = 50;

const WebhookList = ({ webhooks, remove }: Pick<Webhooks, 'webhooks' | 'remove'>) => {
  const { webhooks: text } = automationText.useText();
  if (webhooks.length === 0) return <p className="text-sm text-soft">{text.none}</p>;
  return (
    <ul aria-label={text.heading} className="flex flex-col gap-1.5">
      {webhooks.map((webhook) => (
        <li
          key={webhook.id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line p-2"
        >
          <span className="min-w-0 wrap-anywhere">
            {webhook.name} <span className="text-sm text-soft">{webhook.host}</span>
          </span>
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.deleteOf(webhook.name)}
            onClick={() => remove.mutate(webhook)}
          >
            {text.delete}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** The secret of a webhook that was just added: it is shown now and never again. */
const NewSecret = ({ secret }: { readonly secret: string }) => {
  const { webhooks: text } = automationText.useText();
  return (
    <div role="status" className="rounded-md bg-warning-soft px-3 py-2">
      <p className="text-sm">{text.secretOnce}</p>
      <code className="text-sm wrap-anywhere select-all">{secret}</code>
    </div>
  );
};

const AddWebhook = ({ add }: Pick<Webhooks, 'add'>) => {
  const { webhooks: text } = automationText.useText();
  const inWords = useRuleError();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isNamed, isSecure] = [name.trim() !== '', isSecureAddress(url.trim())];
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isNamed || !isSecure || add.isPending) return;
    const done = () => {
      setName('');
      setUrl('');
      setChecked(false);
    };
    add.mutate({ name: name.trim(), url: url.trim() }, { onSuccess: done });
  };
  return (
    <form noValidate aria-label={text.add} onSubmit={onSubmit} className="flex flex-col gap-3">
      <TextField
        label={text.name}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...(isChecked && !isNamed && { error: text.nameWrong })}
      />
      <TextField
        label={text.address}
        hint={text.addressHint}
        autoComplete="off"
        inputMode="url"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        {...(isChecked && !isSecure && { error: text.addressWrong })}
      />
      <div role="alert" className="empty:hidden">
        {add.isError && <p className="font-medium text-danger">{inWords(add.error)}</p>}
      </div>
      <Button type="submit" size="sm" variant="secondary" className="self-start" loading={add.isPending}>
        {text.add}
      </Button>
    </form>
  );
};

/** Addresses that rules of the project may call. */
export const WebhookSection = () => {
  const { webhooks: text } = automationText.useText();
  const { webhooks, add, remove } = useWebhooks();
  return (
    <section aria-labelledby="automation-webhooks" className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="automation-webhooks" className="text-base font-semibold">
        {text.heading}
      </h3>
      <p className="text-sm text-soft">{text.about}</p>
      <WebhookList webhooks={webhooks} remove={remove} />
      {add.isSuccess && <NewSecret secret={add.data.secret} />}
      <AddWebhook add={add} />
    </section>
  );
};
