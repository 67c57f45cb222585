import { SharedProgress } from '../area/consent/shared-progress.tsx';
import { consentText } from '../area/consent/consent-text.ts';

interface ConsentFieldProps {
  readonly organization: string;
  /** Null: unanswered. */
  readonly value: boolean | null;
  readonly onChange: (isShared: boolean) => void;
}

/**
 * Whether the organization may see how one is doing in learning. Nothing is chosen beforehand, and it may stay unanswered now.
 */
export const ConsentField = ({ organization, value, onChange }: ConsentFieldProps) => {
  const words = consentText.useText();
  return (
    <fieldset className="rounded-md border border-line px-4 py-3">
      {/* Inside of the border, which a legend of several lines would be drawn across. */}
      <legend className="float-left w-full font-semibold">{words.question(organization)}</legend>
      <div className="clear-both flex flex-col gap-2 pt-1 text-sm">
        <p>{words.seen}</p>
        <SharedProgress />
        <div className="flex flex-wrap gap-x-6">
          {[true, false].map((isShared) => (
            <label key={String(isShared)} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="radio"
                name="consent"
                className="size-4 accent-accent"
                checked={value === isShared}
                onChange={() => onChange(isShared)}
              />
              {isShared ? words.yes : words.no}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
};
