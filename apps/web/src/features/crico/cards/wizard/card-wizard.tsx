import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import type { ComponentType, SubmitEvent } from 'react';
import { markdownText } from '../../area/markdown/markdown-text.ts';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { LeaveQuestion } from '../leave-question.tsx';
import { BasicStep } from './basic-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { TemplateStep } from './template-step.tsx';
import { useWizard, type Wizard } from './use-wizard.ts';
import { isListFull, wizardSteps, type WizardStep } from './wizard-form.ts';

const steps: Record<WizardStep, ComponentType<{ readonly wizard: Wizard }>> = {
  template: TemplateStep,
  basic: BasicStep,
  details: DetailsStep,
  settings: SettingsStep,
};

/** Where one is among the steps. */
const Progress = ({ at }: { readonly at: number }) => {
  const text = cardsText.useText().wizard;
  return (
    <ol className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {wizardSteps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={
            index === at ? 'border-b-2 border-accent font-semibold' : 'border-b-2 border-transparent text-soft'
          }
        >
          {index + 1}. {text.steps[step]}
        </li>
      ))}
    </ol>
  );
};

/** Whether the step can be left forwards. */
const useIsSound = ({ step, form, title, areDaysReversed, areTextsLong, areHoursWrong }: Wizard): boolean => {
  const { board } = useProject();
  if (step === 'basic') return !title && !areTextsLong;
  if (step === 'details') return !areDaysReversed && !areTextsLong;
  return !areHoursWrong && (!isListFull(board, form.list) || (leadsProject(board) && form.override));
};

/** Create New Milestone: a template, what it is, details, settings. */
export const CardWizard = () => {
  const text = cardsText.useText();
  // Loaded with the first step, so that a later one is there at once.
  markdownText.useText();
  const wizard = useWizard();
  const { step, at, close, leaving } = wizard;
  const isSound = useIsSound(wizard);
  const isLast = step === 'settings';
  const Step = steps[step];
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is sent in a dialog above comes by here too.
    if (event.target !== event.currentTarget || !isSound || step === 'template') return;
    if (isLast) wizard.submit();
    else wizard.next();
  };
  return (
    <Dialog isOpen isWide onOpenChange={close} title={text.wizard.title} closeLabel={text.close}>
      <Progress at={at} />
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <Step wizard={wizard} />
        <div className="flex justify-end gap-2">
          {at > 0 && (
            <Button variant="secondary" size="sm" className="mr-auto" onClick={wizard.back}>
              {text.wizard.back}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={close}>
            {text.cancel}
          </Button>
          {step !== 'template' && (
            <Button type="submit" size="sm" disabled={!isSound}>
              {isLast ? text.wizard.create : text.wizard.next}
            </Button>
          )}
        </div>
      </form>
      <LeaveQuestion leaving={leaving} />
    </Dialog>
  );
};
