import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { TextField } from '@nivel/ui/text-field';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { session, useSession } from '../../../../shell/session/session.ts';
import { accountsText } from '../../accounts-text.ts';
import { useSubmit } from '../../use-submit.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';
import { ownDataError, ownDataText } from './own-data-text.ts';

/** Asks before the account is closed: for its address, and for a proof of who asks where one is needed. */
export const CloseAccount = ({ onCancel }: { readonly onCancel: () => void }) => {
  const words = ownDataText.useText();
  const text = accountsText.useText();
  const navigate = useNavigate();
  const state = useSession();
  const { isBusy, error, setError, run } = useSubmit();
  const proof = useFreshProof(error);
  const [typed, setTyped] = useState('');
  const own = state.status === 'signed-in' ? state.user.email : '';
  const { deletion } = words;
  const close = () =>
    run(async () => {
      await proof.run(async (shown) => {
        const { deletes_at } = await siteClient.call('close_account', { email: typed, ...shown });
        // The page is public: the session has ended, and this window may have heard of it already.
        await navigate({ to: '/account-closed', search: { until: dayOf(new Date(deletes_at)) } });
        await session.signOut();
      });
    });
  return (
    <ConfirmDialog
      title={deletion.questionTitle}
      description={deletion.question}
      action={deletion.confirm}
      labels={{ cancel: words.cancel, close: words.close }}
      size="md"
      isBusy={isBusy}
      isReady={typed.trim().toLowerCase() === own.toLowerCase()}
      failure={error && !proof.isAbout(error) ? ownDataError(words, text, error) : undefined}
      onConfirm={() => void close()}
      onCancel={onCancel}
    >
      <TextField
        label={deletion.typed(own)}
        name="own-address"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setError(undefined);
          setTyped(event.target.value);
        }}
      />
      {proof.field}
    </ConfirmDialog>
  );
};
