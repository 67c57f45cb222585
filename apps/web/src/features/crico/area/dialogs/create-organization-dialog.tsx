import { ClientError } from '@nivel/client/client-error';
import { slugOf } from '@nivel/contracts/projects/organization-slug';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { organizationsQuery } from '../data/crico.queries.ts';
import { FormError } from '../form-error.tsx';
import type { CricoMessages } from '../messages/es-mx.ts';
import { OrganizationFields } from '../organization/organization-fields.tsx';
import { checkOrganization, slugProblem, type OrganizationForm } from '../organization/organization-form.ts';
import { usePlace } from '../organization/use-place.ts';
import { useSlugCheck } from '../organization/use-slug-check.ts';

const empty: OrganizationForm = { name: '', slug: '', description: '' };

/** Known refusals have the form's own words; all others are one sentence. */
const failureText = (text: CricoMessages, error: unknown): string =>
  (error instanceof ClientError ? text.errors[error.code] : undefined) ?? text.organizationForm.failed;

const useCreate = (onClose: () => void) => {
  const text = cricoText.useText();
  const client = useQueryClient();
  const { choose } = usePlace();
  return useMutation({
    mutationFn: async ({ name, slug, description }: OrganizationForm) =>
      siteClient.invoke('POST organizations', {
        name: name.trim(),
        slug: slug.trim(),
        description: description.trim(),
      }),
    onSuccess: async ({ id, name }) => {
      await client.invalidateQueries({ queryKey: organizationsQuery().queryKey });
      notify({ type: 'success', message: text.organizationForm.created(name) });
      onClose();
      choose(id);
    },
  });
};

/** Creates an organization, and opens it. */
export const CreateOrganizationDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = cricoText.useText();
  const words = text.organizationForm;
  const first = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(empty);
  const [hasOwnSlug, setHasOwnSlug] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useCreate(onClose);
  const problems = checkOrganization(form, words);
  const slugState = useSlugCheck(form.slug.trim(), !slugProblem(form.slug, words));
  const change = (values: Partial<OrganizationForm>) => {
    if (values.slug !== undefined) setHasOwnSlug(values.slug !== '');
    const derived = values.name !== undefined && !hasOwnSlug ? { slug: slugOf(values.name) } : {};
    setForm({ ...form, ...derived, ...values });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const isBroken = Object.keys(problems).length > 0 || slugState === 'taken';
    if (!isBroken && !isPending) mutate(form);
    else if (isBroken)
      event.currentTarget.querySelector<HTMLElement>(problems.name ? '[name=name]' : '[name=slug]')?.focus();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      closeLabel={text.close}
      initialFocus={first}
    >
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <OrganizationFields
          form={form}
          errors={isChecked ? problems : {}}
          slugState={slugState}
          change={change}
          first={first}
        />
        <FormError>{error ? failureText(text, error) : undefined}</FormError>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={isPending}>
            {words.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
