import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import {
  LONGEST_LETTER,
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
} from '@nivel/contracts/projects/automation/automation-values';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { automationText } from '../automation-text.ts';
import { AudienceFields } from './audience-fields.tsx';

interface MessageProps<Kind extends RuleAction['kind']> {
  readonly action: Extract<RuleAction, { kind: Kind }>;
  readonly onChange: (action: RuleAction) => void;
}

/** A notice. */
export const NotifyFields = ({ action, onChange }: MessageProps<'notify'>) => {
  const { form } = automationText.useText();
  return (
    <>
      <AudienceFields addressed={action} onChange={(addressed) => onChange({ ...action, ...addressed })} />
      <TextField
        label={form.message}
        autoComplete="off"
        maxLength={LONGEST_MESSAGE}
        value={action.message}
        onChange={({ target }) => onChange({ ...action, message: target.value })}
      />
    </>
  );
};

/** An e-mail. */
export const EmailFields = ({ action, onChange }: MessageProps<'email'>) => {
  const { form } = automationText.useText();
  return (
    <>
      <AudienceFields addressed={action} onChange={(addressed) => onChange({ ...action, ...addressed })} />
      <TextField
        label={form.subject}
        autoComplete="off"
        maxLength={LONGEST_SUBJECT}
        value={action.subject}
        onChange={({ target }) => onChange({ ...action, subject: target.value })}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={form.message}
          hint={form.emailHint}
          rows={3}
          maxLength={LONGEST_LETTER}
          value={action.message}
          onChange={({ target }) => onChange({ ...action, message: target.value })}
        />
      </div>
    </>
  );
};
