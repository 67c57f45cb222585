import { TextField } from '@nivel/ui/text-field';
import { useEffect, useRef } from 'react';
import { MarkdownEditor } from '../../area/markdown/markdown-editor.tsx';
import { cardsText } from '../cards-text.ts';
import type { Wizard } from './use-wizard.ts';
import { WizardProposal } from './wizard-proposal.tsx';

/** The basic fields of the card. */
export const BasicStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const { form, title, change } = wizard;
  const text = cardsText.useText();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <TextField
        ref={first}
        label={text.fields.title}
        required
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
        error={form.title === '' ? undefined : title}
        hint={form.title === '' ? title : undefined}
      />
      <MarkdownEditor
        label={text.texts.description}
        value={form.description}
        onChange={(description) => change({ description })}
      />
      <WizardProposal wizard={wizard} />
    </>
  );
};
