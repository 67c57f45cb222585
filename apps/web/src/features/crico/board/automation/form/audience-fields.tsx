import { ruleAudiences, type RuleAudience } from '@nivel/contracts/projects/automation/automation-values';
import { automationText } from '../automation-text.ts';
import { RuleChoice } from './rule-choice.tsx';
import { useRuleItems } from './use-rule-items.ts';

interface Addressed {
  readonly to: RuleAudience;
  /** Of `person` alone. */
  readonly person_id: string | null;
}

interface AudienceFieldsProps {
  readonly addressed: Addressed;
  readonly onChange: (addressed: Addressed) => void;
}

/** Whom a message of a rule goes to. */
export const AudienceFields = ({ addressed: { to, person_id }, onChange }: AudienceFieldsProps) => {
  const text = automationText.useText();
  const { persons } = useRuleItems();
  const choose = (chosen: string) => {
    const audience = ruleAudiences.find((one) => one === chosen);
    if (audience) onChange({ to: audience, person_id: null });
  };
  return (
    <>
      <RuleChoice
        label={text.form.audience}
        value={to}
        items={ruleAudiences.map((one) => [one, text.audiences[one]] as const)}
        onChoose={choose}
      />
      {to === 'person' && (
        <RuleChoice
          label={text.form.person}
          value={person_id ?? ''}
          items={persons}
          onChoose={(id) => onChange({ to, person_id: id })}
        />
      )}
    </>
  );
};
