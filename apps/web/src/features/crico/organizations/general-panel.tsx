import { Button } from '@nivel/ui/button';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoText } from '../area/crico-text.ts';
import type { Organization } from '../area/data/crico.queries.ts';
import { FormError } from '../area/form-error.tsx';
import { errorText } from '../area/in-words.ts';
import { checkOrganization, slugProblem, type OrganizationForm } from '../area/organization/organization-form.ts';
import { OrganizationFields } from '../area/organization/organization-fields.tsx';
import { useSlugCheck } from '../area/organization/use-slug-check.ts';
import { Panel } from '../area/panel.tsx';
import { organizationsText } from './organizations-text.ts';
import { useOrganizationAct } from './use-organization-act.ts';

/** Name, slug and description, for people who may change them. */
export const GeneralPanel = ({ organization }: { readonly organization: Organization }) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const { id, name, slug, description } = organization;
  const [form, setForm] = useState<OrganizationForm>({ name, slug, description });
  const [isChecked, setIsChecked] = useState(false);
  const problems = checkOrganization(form, text.organizationForm);
  const isNewSlug = form.slug.trim() !== slug;
  const slugState = useSlugCheck(form.slug.trim(), isNewSlug && !slugProblem(form.slug, text.organizationForm));
  const { mutate, isPending, error } = useOrganizationAct(id, {
    call: async () => siteClient.invoke('PUT organizations', { id, ...form }),
    done: () => words.saved,
    isToldThere: true,
  });
  const isSame = form.name === name && !isNewSlug && form.description === description;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(problems).length === 0 && slugState !== 'taken' && !isPending) mutate();
  };
  return (
    <Panel id="general" title={words.general}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <OrganizationFields
          form={form}
          errors={isChecked ? problems : {}}
          slugState={slugState}
          change={(values) => setForm({ ...form, ...values })}
        />
        <FormError>{error ? errorText(text, error) : undefined}</FormError>
        <div className="flex justify-end">
          <Button type="submit" size="sm" loading={isPending} disabled={isSame}>
            {text.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
