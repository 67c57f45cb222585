import { learningText } from '../../area/learning-text.ts';

interface RunsLeftProps {
  /** Runs that may still be handed in today. */
  readonly left: number | null | undefined;
  readonly isHandedIn: boolean;
}

/** What is particular about a set that is handed in whole, and how often it may be today. */
export const RunsLeft = ({ left, isHandedIn }: RunsLeftProps) => {
  const { exercises: words } = learningText.useText();
  if (typeof left !== 'number') return null;
  return (
    <div className="mb-6 rounded-md bg-sunken px-4 py-3">
      {!isHandedIn && left > 0 && <p>{words.handedInWhole}</p>}
      <p className="font-medium">{words.runsLeft(left)}</p>
    </div>
  );
};
