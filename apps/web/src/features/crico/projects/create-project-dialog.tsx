import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { Dialog } from '@nivel/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { limits } from '../../../limits/limits.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { currentLocale } from '../../../shell/language/locale.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { dashboardQuery } from '../area/data/projects.queries.ts';
import { FormError } from '../area/form-error.tsx';
import { personal } from '../area/organization/preferred-organization.ts';
import { usePlace } from '../area/organization/use-place.ts';
import { ColorChoice } from './color-choice.tsx';
import { NameAndDescription } from './name-and-description.tsx';
import { checkProject, emptyProject, templates, type ProjectForm } from './project-form.ts';
import { projectsText } from './projects-text.ts';

const useCreate = (onClose: () => void) => {
  const text = projectsText.useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { organization } = usePlace();
  const place = organization?.organization_id ?? null;
  return useMutation({
    mutationFn: async ({ name, description, color, template }: ProjectForm) =>
      siteClient.call('create_crico_project', {
        name_param: name.trim(),
        description_param: description.trim(),
        color_param: color,
        template_param: template,
        language_param: currentLocale(),
        organization_id_param: place,
      }),
    onSuccess: async ({ project_id: project }, { name }) => {
      await client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
      notify({ type: 'success', title: text.created, message: text.createdText(name.trim()) });
      onClose();
      await navigate({ to: '/crico/dashboard', search: { project, organization: place ?? personal } });
    },
    onError: () => notify({ type: 'error', title: text.failed, message: text.failedText }),
  });
};

/** The name, cut to the maximum in characters as people count them. */
const capped = (name: string): string => [...name].slice(0, limits.crico.project.nameMost).join('');

interface StepProps {
  readonly form: ProjectForm;
  readonly change: (values: Partial<ProjectForm>) => void;
}

const TemplateStep = ({ form, change }: StepProps) => {
  const text = projectsText.useText();
  return (
    <ChoiceGroup
      legend={text.template}
      name="template"
      look="list"
      choices={templates.map((value) => ({ value, ...text.templates[value] }))}
      values={[form.template]}
      onChange={([value]) => change({ template: templates.find((one) => one === value) ?? form.template })}
    />
  );
};

const DetailsStep = ({ form, change, isChecked }: StepProps & { readonly isChecked: boolean }) => {
  const text = projectsText.useText();
  const problems = checkProject(form, text);
  return (
    <>
      <NameAndDescription
        labels={text}
        value={form}
        errors={{ name: isChecked ? problems.name : undefined, description: problems.description }}
        change={({ name, ...rest }) => change({ ...rest, ...(name !== undefined && { name: capped(name) }) })}
      />
      <ColorChoice
        legend={text.color}
        colors={text.colors}
        otherName={form.color}
        value={form.color}
        onChange={(color) => change({ color })}
      />
    </>
  );
};

interface CreateProjectDialogProps {
  /** The default name until a person changes it. */
  readonly draftName?: string | undefined;
  readonly onClose: () => void;
}

/** Creates a project in the current place: first the template, then the name. */
export const CreateProjectDialog = ({ draftName = '', onClose }: CreateProjectDialogProps) => {
  const text = projectsText.useText();
  const [step, setStep] = useState(1);
  const [form, setForm] = useState<ProjectForm>({ ...emptyProject, name: capped(draftName) });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useCreate(onClose);
  const change = (values: Partial<ProjectForm>) => setForm({ ...form, ...values });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 1) return setStep(2);
    setIsChecked(true);
    const { name, description } = checkProject(form, text);
    if (name ?? description)
      event.currentTarget.querySelector<HTMLElement>(`[aria-invalid=true], [name=name]`)?.focus();
    else if (!isPending) mutate(form);
    return undefined;
  };
  const isForbidden = error instanceof ClientError && error.code === 'forbidden';
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.create} description={text.step(step)} closeLabel={text.close}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        {step === 1 ? (
          <TemplateStep form={form} change={change} />
        ) : (
          <DetailsStep form={form} change={change} isChecked={isChecked} />
        )}
        <FormError>{error ? (isForbidden ? text.forbidden : text.failedText) : undefined}</FormError>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" onClick={step === 1 ? onClose : () => setStep(1)}>
            {step === 1 ? text.cancel : text.back}
          </Button>
          <Button type="submit" size="sm" loading={isPending}>
            {step === 1 ? text.next : text.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
