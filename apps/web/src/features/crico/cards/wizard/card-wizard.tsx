import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import type { ComponentType, SubmitEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { markdownText } from '../../area/markdown/markdown-text.ts';
import { validationToast } from '../../area/project/command-failure.ts';
import { isListFull } from '../../area/board-model/over-limit.ts';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { proposalText } from '../../area/proposals/proposal-text.ts';
import { cardsText } from '../cards-text.ts';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { BasicStep } from './basic-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { TemplateStep } from './template-step.tsx';
import { useWizard, type Wizard } from './use-wizard.ts';
import { wizardSteps, type WizardStep } from './wizard-form.ts';

const steps: Record<WizardStep, ComponentType<{ readonly wizard: Wizard }>> = {
  template: TemplateStep,
  basic: BasicStep,
  details: DetailsStep,
  settings: SettingsStep,
};

/** The present step. */
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

/** Why the step cannot be left forwards; undefined when it can. */
const useReason = ({
  step,
  form,
  title,
  areDaysWrong,
  areDaysReversed,
  areTextsLong,
  areHoursWrong,
}: Wizard): string | undefined => {
  const text = cardsText.useText();
  const { errors, invalid, fieldProblems } = projectText.useText();
  const { board } = useProject();
  const long = areTextsLong ? invalid.fields['text'] : undefined;
  if (step === 'basic') return title ?? long;
  if (step === 'details' && areDaysWrong) return fieldProblems.day;
  if (step === 'details') return areDaysReversed ? errors['dates_reversed'] : long;
  if (areHoursWrong) return text.hoursProblem;
  const isFull = isListFull(board, form.list) && !(leadsProject(board) && form.override);
  return isFull ? errors['list_full'] : undefined;
};

/** Create New Milestone: a template, title, details, settings. */
export const CardWizard = () => {
  const text = cardsText.useText();
  // Loaded with the first step, so that a later one appears immediately.
  markdownText.useText();
  proposalText.useText();
  const wizard = useWizard();
  const { step, at, close, leaving } = wizard;
  const shared = projectText.useText();
  const reason = useReason(wizard);
  const isLast = step === 'settings';
  const Step = steps[step];
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'template') return;
    if (reason !== undefined) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      notify(validationToast(reason, shared));
    } else if (isLast) wizard.submit();
    else wizard.next();
  };
  return (
    <Dialog isOpen isWide onOpenChange={close} title={text.wizard.title} closeLabel={text.close}>
      <Progress at={at} />
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        {!wizard.isHeld && (
          <p role="alert" className="rounded-md bg-warning-soft p-3">
            {text.notHeld}
          </p>
        )}
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
            <Button type="submit" size="sm" disabled={wizard.form.title.trim() === ''}>
              {isLast ? text.wizard.create : text.wizard.next}
            </Button>
          )}
        </div>
      </form>
      <UnsavedQuestion leaving={leaving} labels={text} />
    </Dialog>
  );
};
