import { CERTIFICATE_NUMBER, certificateNumberOf } from '@nivel/contracts/learning/certificate-values';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { certificatesText } from './certificates-text.ts';
import { Verification } from './verification.tsx';

const route = getRouteApi('/public/certificado/{-$number}');

/** Takes a number as it was copied from paper. @param asked the number in the address */
const NumberForm = ({ asked }: { readonly asked: string }) => {
  const text = certificatesText.useText();
  const navigate = route.useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(asked);
  const [isChecked, setIsChecked] = useState(asked !== '');
  const number = certificateNumberOf(typed);
  const isFit = CERTIFICATE_NUMBER.test(number);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isFit) void navigate({ params: { number } });
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col items-start gap-3">
      <TextField
        ref={field}
        label={text.number}
        hint={text.verifyLead}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular-nums"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(isChecked && !isFit && { error: text.malformed })}
      />
      <Button type="submit" variant="secondary">
        {text.verify}
      </Button>
    </form>
  );
};

/** The content of a certificate, for anybody with its number. It is excluded from search engines. */
export const VerifyCertificatePage = () => {
  const text = certificatesText.useText();
  const { number: asked = '' } = route.useParams();
  const number = certificateNumberOf(asked);
  useTitle(text.verifyTitle);
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-8 px-4 py-12 sm:px-6">
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{text.verifyTitle}</h1>
      {CERTIFICATE_NUMBER.test(number) && <Verification number={number} />}
      <NumberForm key={number} asked={asked} />
    </section>
  );
};
