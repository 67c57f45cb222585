import { Button } from '@nivel/ui/button';
import type { ReactNode, SubmitEvent } from 'react';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { curriculumText } from './data/curriculum-text.ts';
import { problemsIn, type OutlinedThing, type Problem } from './data/curriculum.queries.ts';
import { useFailureText } from './data/failure-text.ts';
import { ProblemList, useSentence } from './data/problem-list.tsx';
import { ThingField } from './fields/thing-field.tsx';
import { useThingForm, type EditedThing } from './use-thing-form.ts';

interface ThingFormProps {
  readonly thing: EditedThing;
  readonly title: string;
  readonly things: readonly OutlinedThing[];
  readonly markdown: (source: string) => ReactNode;
  /** What else can be done with the thing, once it is saved. */
  readonly actions: (form: { readonly revision: string | null; readonly isUnsaved: boolean }) => ReactNode;
  readonly onSaved: (id: string) => void;
  /** Reads again what somebody else has saved. */
  readonly onReload: () => void;
}

const isAbout =
  (path: string) =>
  ({ place }: Problem): boolean =>
    place === path || place.startsWith(`${path}.`);

type Form = ReturnType<typeof useThingForm>;

const Refusal = ({ form, onReload }: { readonly form: Form; readonly onReload: () => void }) => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const { error, isPending } = form.saving;
  if (error === null || isPending) return null;
  if (form.theirs === undefined) {
    const problems = problemsIn(error);
    const title = problems.length > 0 ? words.saveFailed : `${words.saveFailed} ${failureText(error)}`;
    return <ProblemList isAnswer title={title} problems={problems} />;
  }
  const theirs = form.theirs;
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-md bg-warning-soft px-4 py-3">
      <p className="font-medium text-warning">{words.conflict}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onReload}>
          {words.takeTheirs}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => form.saveOver(theirs)}>
          {words.keepMine}
        </Button>
      </div>
    </div>
  );
};

/** The form of a level, module, part or achievement. */
export const ThingForm = ({ thing, title, things, markdown, actions, onSaved, onReload }: ThingFormProps) => {
  const words = curriculumText.useText();
  const sentenceOf = useSentence();
  const form = useThingForm(thing, onSaved);
  const problems = problemsIn(form.saving.error);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.hasFault && !form.saving.isPending) form.save();
  };
  const errorOf = (path: string): string | undefined => {
    const first = problems.find(isAbout(path));
    return first && sentenceOf(first);
  };
  const canSave = form.isUnsaved || thing.state === 'removed';
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className="sticky top-[53px] z-10 -mx-4 flex flex-wrap items-center gap-2 border-b border-line bg-raised px-4 py-2">
        <h2 className="min-w-0 flex-1 basis-48 text-lg wrap-anywhere">{title}</h2>
        <span role="status" className="text-sm text-soft">
          {form.isUnsaved ? words.notSaved : words.savedAlready}
        </span>
        <Button type="submit" size="sm" disabled={!canSave || form.hasFault} loading={form.saving.isPending}>
          {words.save}
        </Button>
      </div>
      {thing.state === 'removed' && <p className="text-warning">{words.removed}</p>}
      <Refusal form={form} onReload={onReload} />
      {form.fields.map((field) => (
        <ThingField
          key={field.path}
          field={field}
          value={form.values[field.path] ?? ''}
          onChange={(value) => form.change(field.path, value)}
          errorOf={errorOf}
          things={things}
          ownId={thing.id}
          markdown={markdown}
        />
      ))}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">{actions(form)}</div>
      <UnsavedQuestion leaving={form.leaving} labels={words} />
    </form>
  );
};
