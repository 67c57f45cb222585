import { ClientError } from '@nivel/client/client-error';
import type { ModelSettings } from '@nivel/contracts/ai/model-settings';
import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type SubmitEvent } from 'react';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { cricoText } from '../../area/crico-text.ts';
import { FormError } from '../../area/form-error.tsx';
import { errorText } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { Panel } from '../../area/panel.tsx';
import { proposalText } from '../../area/proposals/proposal-text.ts';
import { ModelFields } from './model-fields.tsx';
import { checkModel, formOf, type ModelForm } from './model-form.ts';
import { modelText } from './model-text.ts';
import { modelQuery, type ShownModel } from './model.queries.ts';
import { SentData } from './sent-data.tsx';
import { isModelChanged, useModel } from './use-model.ts';

/** Why something was refused, in words. */
const useModelError = (error: Error | null, { settings }: ShownModel): string | undefined => {
  const crico = cricoText.useText();
  const { errors, changedTo } = modelText.useText();
  if (error === null) return undefined;
  if (isModelChanged(error) && settings !== null) return changedTo(settings.model, settings.address);
  const own = error instanceof ClientError ? Object.entries(errors).find(([code]) => code === error.code)?.[1] : null;
  return own ?? errorText(crico, error);
};

/** What came of a test, announced when it is there. */
const TestResult = ({ name, test }: { readonly name: string; readonly test: ReturnType<typeof useModel>['test'] }) => {
  const text = modelText.useText();
  const { problems } = proposalText.useText().model;
  // Nothing is answered in 0 s.
  const seconds = Math.max(0.1, (test.data?.took_ms ?? 0) / 1_000).toLocaleString(currentLocale(), {
    maximumFractionDigits: 1,
  });
  return (
    <div role="status" className="wrap-anywhere empty:hidden">
      {test.data &&
        (test.data.problem === null ? (
          <p className="text-success">{text.answered(seconds)}</p>
        ) : (
          <p className="text-danger">{text.failed(name, problems[test.data.problem])}</p>
        ))}
    </div>
  );
};

interface ModelFormProps {
  readonly organizationId: string;
  readonly shown: ShownModel;
}

const ModelFormView = ({ organizationId, shown }: ModelFormProps) => {
  const text = modelText.useText();
  const { save: saveLabel } = cricoText.useText();
  const { save, test } = useModel(organizationId);
  const [form, setForm] = useState(() => formOf(shown));
  const [isChecked, setIsChecked] = useState(false);
  const problem = useModelError(save.error ?? test.error, shown);
  const problems = checkModel(form, shown.local_address, text);
  const isBusy = save.isPending || test.isPending;
  const begin = (work: (form: ModelForm) => void) => {
    setIsChecked(true);
    if (Object.keys(problems).length > 0 || isBusy) return;
    save.reset();
    test.reset();
    work(form);
  };
  /** The key is stored now: the field is for another one. */
  const onSaved = ({ updated_at: seen }: ModelSettings) =>
    setForm((now) => ({ ...now, key: '', removesKey: false, seen }));
  /** After a refusal that names what is there now, saving again replaces that. */
  const seenNow = isModelChanged(save.error) ? (shown.settings?.updated_at ?? null) : form.seen;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    begin((saved) => save.mutate({ ...saved, seen: seenNow }, { onSuccess: onSaved }));
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <ModelFields
        form={form}
        errors={isChecked ? problems : {}}
        localAddress={shown.local_address}
        hasKey={shown.settings?.has_key === true}
        change={(values) => {
          setForm({ ...form, ...values });
          test.reset();
        }}
      />
      <SentData messagesAnHour={shown.messages_an_hour} />
      <TestResult name={form.model} test={test} />
      <FormError>{problem}</FormError>
      <div className="flex justify-end gap-2">
        <Button
          type="button"
          size="sm"
          variant="secondary"
          loading={test.isPending}
          onClick={() => begin((tested) => test.mutate(tested))}
        >
          {text.test}
        </Button>
        <Button type="submit" size="sm" loading={save.isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
};

/** The language model of an organization, for those who administer it. */
export const ModelPanel = ({ organizationId }: { readonly organizationId: string }) => {
  const text = modelText.useText();
  const { data, error, refetch } = useQuery(modelQuery(organizationId));
  return (
    <Panel id="model" title={text.title} lead={text.lead}>
      {data ? (
        <Suspense fallback={<LoadingRows />}>
          <ModelFormView organizationId={organizationId} shown={data} />
        </Suspense>
      ) : error ? (
        <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows />
      )}
    </Panel>
  );
};
