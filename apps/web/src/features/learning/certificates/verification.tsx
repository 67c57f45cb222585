import { certificateNumberText } from '@nivel/contracts/learning/certificate-values';
import { Button } from '@nivel/ui/button';
import { BadgeCheck, BadgeX } from 'lucide-react';
import { formatDay } from '../../../shell/days/days.ts';
import { certificatesText } from './certificates-text.ts';
import { useVerification, type Verified } from './use-verification.ts';

const long = { dateStyle: 'long' } as const;

const Facts = ({ number, certified }: Pick<Verified, 'number' | 'certified'>) => {
  const text = certificatesText.useText();
  const facts: [name: string, value: string][] = [[text.number, certificateNumberText(number)]];
  if (certified) {
    facts.unshift(
      [text.level, `${certified.level_id} · ${certified.level_name}`],
      [text.issuedOn, formatDay(certified.issued_on, long)],
    );
    if (certified.holder_name !== '') facts.unshift([text.holder, certified.holder_name]);
  }
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid sm:contents">
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Answer = ({ verified }: { readonly verified: Verified }) => {
  const text = certificatesText.useText();
  const { number, state, certified } = verified;
  const isCertified = state === 'valid' || state === 'unnamed';
  const Mark = isCertified ? BadgeCheck : BadgeX;
  return (
    <div className="flex flex-col gap-5 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div role="status" className="flex flex-col gap-2">
        <p className="flex items-center gap-3 text-xl font-semibold">
          <Mark
            aria-hidden="true"
            size={32}
            className={isCertified ? 'shrink-0 text-success' : 'shrink-0 text-danger'}
          />
          {text[state]}
        </p>
        {certified?.revoked_on && <p>{text.revokedOn(formatDay(certified.revoked_on, long))}</p>}
        {state === 'changed' && <p>{text.changedText}</p>}
      </div>
      <Facts number={number} certified={certified} />
    </div>
  );
};

/** The known data of a certificate. @param number as it is stored */
export const Verification = ({ number }: { readonly number: string }) => {
  const text = certificatesText.useText();
  const { outcome, again } = useVerification(number);
  if (outcome === undefined) return <p role="status">{text.verifying}</p>;
  if (outcome === 'unknown')
    return (
      <div role="alert" className="flex flex-col gap-1">
        <p className="text-xl font-semibold">{text.unknown}</p>
        <p className="text-soft">{text.unknownText}</p>
      </div>
    );
  if (outcome === 'failed')
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-xl font-semibold">{text.verifyFailed}</p>
        <p className="text-soft">{text.verifyFailedText}</p>
        <Button variant="secondary" onClick={again}>
          {text.tryAgain}
        </Button>
      </div>
    );
  return <Answer verified={outcome} />;
};
