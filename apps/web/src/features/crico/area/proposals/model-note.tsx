import type { UsedModel } from '@nivel/contracts/ai/values/used-model';
import { Suspense } from 'react';
import { proposalText } from './proposal-text.ts';

const Note = ({ model: { name, problem } }: { readonly model: UsedModel }) => {
  const { model } = proposalText.useText();
  const note = problem === null ? model.by(name) : model.instead(name, model.problems[problem]);
  return <p className="text-sm wrap-anywhere text-soft">{note}</p>;
};

/** Which model made an answer, or why the rules did in its place; nothing where no model was asked. */
export const ModelNote = ({ model }: { readonly model: UsedModel | null | undefined }) =>
  model ? (
    <Suspense fallback={null}>
      <Note model={model} />
    </Suspense>
  ) : null;
