import { ClientError } from '@nivel/client/client-error';
import { CERTIFICATE_NUMBER, certificateNumberOf } from '@nivel/contracts/learning/certificate-values';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoText } from '../area/crico-text.ts';
import { errorText } from '../area/in-words.ts';
import { Panel } from '../area/panel.tsx';
import { adminText } from './admin-text.ts';
import { RevokeCertificate, type FoundCertificate } from './revoke-certificate.tsx';

const isUnknown = (error: Error): boolean => error instanceof ClientError && error.code === 'certificate_not_found';

/** Finds a certificate of the school by its number, to revoke it. */
export const CertificatesPanel = () => {
  const text = cricoText.useText();
  const all = adminText.useText();
  const words = all.certificates;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [found, setFound] = useState<FoundCertificate>();
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (number: string) => siteClient.call('verify_certificate', { number }, { retries: 2 }),
    onSuccess: (one) => setFound(one.state === 'revoked' ? undefined : one),
  });
  const number = certificateNumberOf(typed);
  const isNumber = CERTIFICATE_NUMBER.test(number);
  const failure = error ? (isUnknown(error) ? words.unknown : errorText(text, error)) : undefined;
  const answer = data?.state === 'revoked' ? words.isRevoked : failure;
  const problem = isChecked && !isNumber ? words.numberInvalid : answer;
  const start = (value: string) => {
    setTyped(value);
    setIsChecked(false);
    reset();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isNumber) field.current?.focus();
    else if (!isPending) mutate(number);
  };
  return (
    <Panel id="certificates" title={all.tabs.certificates} lead={words.lead}>
      <form noValidate onSubmit={onSubmit} className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          ref={field}
          label={words.number}
          autoComplete="off"
          spellCheck={false}
          className="tabular-nums"
          value={typed}
          onChange={({ target }) => start(target.value)}
          {...(problem !== undefined && { error: problem })}
        />
        <Button type="submit" size="sm" variant="secondary" loading={isPending} className="sm:mt-[1.6875rem]">
          {words.find}
        </Button>
      </form>
      {found && <RevokeCertificate found={found} onClose={() => setFound(undefined)} onRevoked={() => start('')} />}
    </Panel>
  );
};
