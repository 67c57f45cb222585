import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { LONGEST_REVOCATION } from '@nivel/contracts/learning/certificate-values';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { TextField } from '@nivel/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { formatDay } from '../../../shell/days/days.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from '../area/crico-text.ts';
import { errorText } from '../area/in-words.ts';
import { adminText } from './admin-text.ts';

export type FoundCertificate = OutputOf<Procedures['verify_certificate']>;

interface RevokeCertificateProps {
  readonly found: FoundCertificate;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

/** The holder of the certificate, in words. */
const useWhose = ({ certified }: FoundCertificate): string => {
  const words = adminText.useText().certificates;
  if (certified === null) return words.changed;
  const level = `${certified.level_id} · ${certified.level_name}`;
  const day = formatDay(certified.issued_on, { dateStyle: 'long' });
  const { holder_name: name } = certified;
  return name === '' ? words.unnamed(level, day) : words.named(name, level, day);
};

/** Asks for the reason before a certificate is revoked permanently. */
export const RevokeCertificate = ({ found, onClose, onRevoked }: RevokeCertificateProps) => {
  const text = cricoText.useText();
  const words = adminText.useText().certificates;
  const whose = useWhose(found);
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => siteClient.call('revoke_certificate', { number: found.number, reason }, { retries: 2 }),
    onSuccess: () => {
      notify({ type: 'success', message: words.revoked });
      onRevoked();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.revokeTitle}
      description={`${whose} ${words.forGood}`}
      action={words.revoke}
      labels={text}
      isReady={reason !== ''}
      isBusy={isPending}
      failure={error ? words.revokeFailed(errorText(text, error)) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        autoComplete="off"
        maxLength={LONGEST_REVOCATION}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
};
