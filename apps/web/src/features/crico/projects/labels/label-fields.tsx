import type { LabelRow } from '@nivel/contracts/projects/board-shape';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { nextLabelColor } from '../../area/board-model/label-commands.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { ColorChoice } from '../color-choice.tsx';
import { projectsText } from '../projects-text.ts';
import { nameProblem, type LabelForm } from './label-form.ts';
import { labelsText } from './labels-text.ts';

interface LabelFieldsProps {
  /** Undefined: one that is not there yet. */
  readonly label: LabelRow | undefined;
  readonly onSave: (form: LabelForm) => void;
  readonly onBack: () => void;
}

/** Name and colour of a label, new or not. */
export const LabelFields = ({ label, onSave, onBack }: LabelFieldsProps) => {
  const text = labelsText.useText();
  const { colors } = projectsText.useText();
  const { board } = useProject();
  const [form, setForm] = useState<LabelForm>(() => label ?? { name: '', color: nextLabelColor(board) });
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useUnsavedText(form.name === label?.name ? '' : form.name);
  const problem = nameProblem(board, form.name, label?.id, text);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem) field.current?.focus();
    else onSave(form);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
      <TextField
        ref={field}
        autoFocus
        required
        label={text.name}
        name="name"
        autoComplete="off"
        value={form.name}
        onChange={(event) => setForm({ ...form, name: event.target.value })}
        error={isChecked ? problem : undefined}
      />
      <ColorChoice
        legend={text.color}
        colors={colors}
        otherName={form.color}
        value={form.color}
        onChange={(color) => setForm({ ...form, color })}
      />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onBack}>
          {text.back}
        </Button>
        <Button type="submit" size="sm">
          {label ? text.save : text.create}
        </Button>
      </div>
    </form>
  );
};
