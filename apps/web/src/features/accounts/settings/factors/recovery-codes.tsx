import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsText, errorText } from '../../accounts-text.ts';
import type { CodeCount } from '../../factors.calls.ts';
import { secondStepText } from '../../second-step-text.ts';
import { LoadFailure, LoadingList } from '../load-failure.tsx';
import { codeCountQuery } from './factors.query.ts';
import { MakeCodes } from './make-codes.tsx';

/** From so many on, the owner is asked for a new set. */
const FEW = 3;

const Count = ({ remaining, total }: CodeCount) => {
  const words = secondStepText.useText().recovery;
  const isFew = remaining <= FEW;
  return (
    <p className={isFew ? 'rounded-md bg-warning-soft px-4 py-3' : 'text-soft'}>
      {words.left(remaining, total)} {isFew && words.few}
    </p>
  );
};

const CountOfCodes = () => {
  const words = secondStepText.useText().recovery;
  const text = accountsText.useText();
  const { data, error, refetch } = useQuery(codeCountQuery());
  if (data) return <Count {...data} />;
  if (error) return <LoadFailure message={words.failed(errorText(text, error))} onAgain={() => void refetch()} />;
  return data === null ? <p className="text-soft">{words.none}</p> : <LoadingList>{words.loading}</LoadingList>;
};

interface RecoveryCodesProps {
  readonly hasCodes: boolean;
  /** A new set was made. */
  readonly onMade: () => void;
}

/** How many recovery codes are left, why to have some, and the way to a new set. */
export const RecoveryCodes = ({ hasCodes, onMade }: RecoveryCodesProps) => {
  const words = secondStepText.useText().recovery;
  const [isMaking, setIsMaking] = useState(false);
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="mb-2 text-lg">{words.title}</h3>
      {hasCodes ? <CountOfCodes /> : <p className="max-w-[68ch] text-soft">{words.none}</p>}
      <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setIsMaking(true)}>
        {hasCodes ? words.renew : words.make}
      </Button>
      {isMaking && <MakeCodes isRenewal={hasCodes} onMade={onMade} onClose={() => setIsMaking(false)} />}
    </div>
  );
};
