import { PlanLink } from '../plan-link.tsx';
import { questionsText } from './questions-text.ts';

/** The benefit of a plan, for a person whose plan lacks it. */
export const PlanOffer = () => {
  const text = questionsText.useText();
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg bg-sunken p-5">
      <p>{text.needsPlan}</p>
      <PlanLink tier="pro" />
    </div>
  );
};
