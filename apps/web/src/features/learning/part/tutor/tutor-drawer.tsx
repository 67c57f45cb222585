import { ClientError } from '@nivel/client/client-error';
import { LONGEST_TUTOR_QUESTION } from '@nivel/contracts/learning/tutor-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { FieldError } from '@nivel/ui/field-error';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextArea } from '@nivel/ui/text-area';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useId, useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { DrawerProps } from '../../../../shell/drawer/use-drawer.tsx';
import { partQuery, type OpenedPart } from '../../area/data/learning.queries.ts';
import { formatNumber, reasonText } from '../../area/in-words.ts';
import { learningText } from '../../area/learning-text.ts';
import { PlanLink } from '../../area/plan-link.tsx';
import { PassageView, type Passage } from './passage.tsx';
import { tutorText } from './tutor-text.ts';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId/partes/$partId');

/** The choice of no exercise. */
const NONE = 'none';
/** The maximum length of a prompt in a line of the list. */
const PROMPT_SHOWN = 70;

interface Answer {
  readonly question: string;
  readonly passages: readonly Passage[];
}

const itemsOf = (part: OpenedPart | undefined) =>
  part?.content.type === 'exercises' ? part.content.items.map(({ id, prompt }) => ({ id, prompt })) : [];

const useItemNames = (part: OpenedPart | undefined): Readonly<Record<string, string>> => {
  const text = tutorText.useText();
  const named = itemsOf(part).map(({ id, prompt }, at) => {
    const plain = prompt.replaceAll(/[*_`]/g, '').replaceAll(/\s+/g, ' ');
    const short = plain.length > PROMPT_SHOWN ? `${plain.slice(0, PROMPT_SHOWN - 1).trimEnd()}…` : plain;
    return [id, text.nthItem(at + 1, short)] as const;
  });
  return Object.fromEntries(named.length === 0 ? [] : [[NONE, text.anyItem], ...named]);
};

/** Asks, and keeps the answers of this visit, the newest first. */
const useTutor = (partId: string) => {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({
      question,
      item,
    }: {
      readonly question: string;
      readonly item: string;
      readonly said: string;
    }) => siteClient.call('ask_tutor', { part_id: partId, question, ...(item !== NONE && { item_id: item }) }),
    onSuccess: ({ passages }, { said }) => setAnswers((known) => [{ question: said, passages }, ...known]),
  });
  return { answers, ask: mutate, isPending, error };
};

const Failure = ({ error }: { readonly error: Error }) => {
  const text = tutorText.useText();
  const learning = learningText.useText();
  const id = useId();
  const code = error instanceof ClientError ? error.code : '';
  if (code === 'tutor_needs_plan')
    return (
      <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-sunken p-5">
        <p>{text.needsPlan}</p>
        <PlanLink tier="pro" />
      </div>
    );
  return <FieldError id={id}>{text.failed(text.reasons[code] ?? reasonText(learning, error))}</FieldError>;
};

interface AskingProps extends Pick<ReturnType<typeof useTutor>, 'ask' | 'isPending' | 'error'> {
  readonly names: Readonly<Record<string, string>>;
}

const Asking = ({ names, ask, isPending, error }: AskingProps) => {
  const text = tutorText.useText();
  const [question, setQuestion] = useState('');
  const [item, setItem] = useState(NONE);
  const [isChecked, setIsChecked] = useState(false);
  const words = question.trim();
  const hasItems = Object.keys(names).length > 0;
  const isEmpty = words === '' && item === NONE;
  const empty = isEmpty ? (hasItems ? text.emptiesBesideItem : text.empties) : undefined;
  const isTooLong = [...words].length > LONGEST_TUTOR_QUESTION;
  const problem = isTooLong ? text.tooLong(formatNumber(LONGEST_TUTOR_QUESTION)) : empty;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(problem !== undefined);
    if (problem === undefined && !isPending)
      ask({ question: words, item, said: words === '' ? (names[item] ?? '') : words });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {hasItems && (
        <Select label={text.item} value={item} onValueChange={setItem} items={names}>
          <SelectTrigger />
          <SelectList>
            {[NONE, ...Object.keys(names).filter((id) => id !== NONE)].map((id) => (
              <SelectItem key={id} value={id}>
                {names[id]}
              </SelectItem>
            ))}
          </SelectList>
        </Select>
      )}
      <TextArea
        rows={3}
        label={text.question}
        hint={text.hint}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        {...(isChecked && problem !== undefined && { error: problem })}
      />
      {error && <Failure error={error} />}
      <Button type="submit" loading={isPending} className="self-start">
        {text.ask}
      </Button>
    </form>
  );
};

/** The tutor beside a part: it cites what the module teaches, and in exercises first says only where. */
export const TutorDrawer = (dialog: DrawerProps) => {
  const { moduleId, partId } = route.useParams();
  const text = tutorText.useText();
  const { data: part } = useQuery(partQuery(partId));
  const { answers, ...asking } = useTutor(partId);
  const isStep = part?.content.type === 'exercises';
  return (
    <Dialog {...dialog} side="end" isWide title={text.title} description={text.lead} closeLabel={text.close}>
      <div className="mt-4 flex flex-col gap-6">
        <Asking names={useItemNames(part)} {...asking} />
        <section aria-label={text.answers} aria-live="polite" className="flex flex-col gap-6">
          {answers.map(({ question, passages }, at) => (
            <article key={answers.length - at} className="flex flex-col gap-3">
              <h3 className="font-medium wrap-anywhere">{question}</h3>
              <p className="text-soft">
                {passages.length === 0 ? text.none : isStep ? text.steps : text.found(passages.length)}
              </p>
              <ol className="flex flex-col gap-3">
                {passages.map((passage, nth) => (
                  <PassageView
                    key={nth}
                    moduleId={moduleId}
                    passage={passage}
                    isStep={isStep}
                    onLeave={() => dialog.onOpenChange(false)}
                  />
                ))}
              </ol>
            </article>
          ))}
        </section>
      </div>
    </Dialog>
  );
};
