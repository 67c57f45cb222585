import type { OpenedPart } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { PlanLink } from '../area/plan-link.tsx';
import { useWhyLocked } from '../area/use-why-locked.ts';

/** Above the sample of a locked module: its nature, and what opens the rest. */
export const SampleNotice = ({ because }: { readonly because: NonNullable<OpenedPart['lockedBecause']> }) => {
  const text = learningText.useText();
  const whyLocked = useWhyLocked();
  return (
    <div className="mt-4 flex flex-col items-start gap-3 rounded-lg bg-sunken p-5">
      <p>
        {text.sampleNotice} {whyLocked(because)}
      </p>
      {because.tier && <PlanLink tier={because.tier} />}
    </div>
  );
};
