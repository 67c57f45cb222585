import { SHARED_PROGRESS } from '@nivel/contracts/projects/progress-consent';
import { consentText } from './consent-text.ts';

/** The data visible to people who may see it, and the data that nobody ever sees. */
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
