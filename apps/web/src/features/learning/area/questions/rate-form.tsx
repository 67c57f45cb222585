import { Button } from '@nivel/ui/button';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { TextField } from '@nivel/ui/text-field';
import { LONGEST_RATING } from '@nivel/contracts/learning/question-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { useQuestionReason } from './message-form.tsx';
import { questionKeys } from './questions.queries.ts';
import { questionsText } from './questions-text.ts';

interface RateFormProps {
  readonly questionId: string;
  readonly onRated: () => void;
}

/** How much an answer helped; closes the question. */
export const RateForm = ({ questionId, onRated }: RateFormProps) => {
  const text = questionsText.useText();
  const reason = useQuestionReason();
  const client = useQueryClient();
  const [rating, setRating] = useState<string[]>([]);
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      siteClient.call('rate_question', { question_id: questionId, rating: Number(rating[0]), words: words.trim() }),
    onSuccess: onRated,
    onSettled: async () => client.invalidateQueries({ queryKey: questionKeys.all }),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (rating.length > 0 && !isPending) mutate();
  };
  const problem = isChecked && rating.length === 0 ? text.rateFirst : error ? text.failed(reason(error)) : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <ChoiceGroup
        legend={text.rateLegend}
        name={`rating-${questionId}`}
        choices={text.rateNames.map((name, index) => ({ value: String(index + 1), label: `${index + 1} · ${name}` }))}
        values={rating}
        onChange={setRating}
        {...(problem !== undefined && { error: problem })}
      />
      <TextField
        label={text.rateWords}
        maxLength={LONGEST_RATING}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" variant="secondary" loading={isPending} className="self-start">
        {text.rate}
      </Button>
    </form>
  );
};
