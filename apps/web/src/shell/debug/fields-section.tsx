import { ChoiceGroup } from '@nivel/ui/choice-group';
import { PasswordField } from '@nivel/ui/password-field';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { StrengthMeter } from '@nivel/ui/strength-meter';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { useState } from 'react';
import { DayInput } from '../days/day-input.tsx';
import { DebugSection } from './debug-section.tsx';

const sizes = { small: 'Small', large: 'Large' };
const choices = Object.entries(sizes).map(([value, label]) => ({ value, label }));
const rules = [
  { text: 'ten characters', isMet: true, metLabel: 'met' },
  { text: 'a number', isMet: false, metLabel: 'met' },
];

const Choices = () => {
  const [size, setSize] = useState('small');
  const [day, setDay] = useState('2026-11-24');
  const [values, setValues] = useState<readonly string[]>(['small']);
  return (
    <>
      <Select label="Select" value={size} onValueChange={setSize} items={sizes}>
        <SelectTrigger />
        <SelectList>
          {choices.map(({ value, label }) => (
            <SelectItem key={value} value={value}>
              {label}
            </SelectItem>
          ))}
        </SelectList>
      </Select>
      <DayInput label="Day" value={day} onChange={setDay} />
      {(['list', 'cards', 'chips'] as const).map((look) => (
        <ChoiceGroup
          key={look}
          legend={`Choices as ${look}`}
          name={look}
          look={look}
          several
          choices={choices}
          values={values}
          onChange={setValues}
        />
      ))}
    </>
  );
};

/** Fields, empty, with a hint and with an error. */
export const FieldsSection = () => (
  <DebugSection title="Fields">
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField label="Text" hint="A hint" />
      <TextField label="Text with an error" defaultValue="Wrong" error="An error says what to do." />
      <TextArea label="Longer text" hint="A hint" />
      <TextArea label="Longer text with an error" defaultValue="Wrong" error="An error says what to do." />
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="off">
        <StrengthMeter score={2} label="Strength" word="fair" rules={rules} />
      </PasswordField>
      <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
      <Choices />
    </div>
  </DebugSection>
);
