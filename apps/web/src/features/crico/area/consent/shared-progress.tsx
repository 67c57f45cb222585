import { SHARED_PROGRESS } from '@nivel/contracts/projects/progress-consent';
import { consentText } from './consent-text.ts';

/** What is seen by whoever was allowed to see it, and what nobody ever sees. */
export const SharedProgress = () => {
  const words = consentText.useText();
  return (
    <>
      <ul className="list-disc pl-5">
        {SHARED_PROGRESS.map((one) => (
          <li key={one}>{words.shared[one]}</li>
        ))}
      </ul>
      <p className="text-soft">{words.never}</p>
    </>
  );
};
