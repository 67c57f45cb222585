import { ChoiceGroup } from '@nivel/ui/choice-group';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { countWords } from '@nivel/contracts/learning/count-words';
import { useId } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { exercisesText } from './exercises-text.ts';
import { InlineMarkdown } from '../markdown/markdown.tsx';
import { readNumber, type DraftAnswer, type Item } from './answers.ts';

interface QuestionProps {
  readonly item: Item;
  readonly draft: DraftAnswer | undefined;
  readonly onAnswer: (answer: DraftAnswer) => void;
  /** Shown beside the field on an attempt to continue without an answer. */
  readonly error?: string;
}

const asList = (draft: DraftAnswer | undefined): readonly string[] =>
  draft === undefined ? [] : typeof draft === 'string' ? [draft] : draft;

const Choices = ({ item, draft, onAnswer, error }: QuestionProps) => {
  const words = exercisesText.useText();
  const several = item.type === 'multiple_choice';
  const choices =
    item.type === 'single_choice' || item.type === 'multiple_choice'
      ? item.options.map(({ id, text }) => ({ value: id, label: <InlineMarkdown source={text} /> }))
      : [
          { value: 'true', label: words.isTrue },
          { value: 'false', label: words.isFalse },
        ];
  return (
    <ChoiceGroup
      look="list"
      legend={
        <span className="mb-2 block text-xl leading-snug font-semibold">
          <InlineMarkdown source={item.prompt} />
        </span>
      }
      hint={several ? words.several : undefined}
      name={item.id}
      several={several}
      choices={choices}
      values={asList(draft)}
      onChange={(values) => onAnswer(several ? values : (values[0] ?? ''))}
      error={error}
    />
  );
};

const Written = ({ item, draft, onAnswer, error }: QuestionProps) => {
  const words = exercisesText.useText();
  const promptId = useId();
  const isNumber = item.type === 'number';
  const value = typeof draft === 'string' ? draft : '';
  const problem = isNumber && value !== '' && readNumber(value) === null ? words.numberInvalid : error;
  return (
    <div className="flex flex-col gap-4">
      <div id={promptId} className="text-xl leading-snug font-semibold">
        <InlineMarkdown source={item.prompt} />
      </div>
      <TextField
        key={item.id}
        label={isNumber ? words.yourNumber : words.yourAnswer}
        hint={item.type === 'number' && item.unit ? words.unit(item.unit) : undefined}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={limits.exercises.answerCharacters}
        value={value}
        onChange={(event) => onAnswer(event.target.value)}
        error={problem}
        aria-details={promptId}
      />
    </div>
  );
};

interface OwnTextProps extends QuestionProps {
  readonly item: Extract<Item, { type: 'writing' }>;
}

const OwnText = ({ item, draft, onAnswer, error }: OwnTextProps) => {
  const words = exercisesText.useText();
  const value = typeof draft === 'string' ? draft : '';
  return (
    <div className="flex flex-col gap-4">
      <div className="text-xl leading-snug font-semibold">
        <InlineMarkdown source={item.prompt} />
      </div>
      <div>
        <p className="font-medium">{words.criteria}</p>
        <ul className="mt-1 list-disc pl-6">
          {item.criteria.map((criterion) => (
            <li key={criterion}>
              <InlineMarkdown source={criterion} />
            </li>
          ))}
        </ul>
      </div>
      <TextArea
        key={item.id}
        label={words.yourText}
        hint={words.wordsWritten(countWords(value), item.minWords)}
        rows={8}
        maxLength={limits.exercises.answerCharacters}
        value={value}
        onChange={(event) => onAnswer(event.target.value)}
        error={error && words.moreWords(item.minWords)}
      />
    </div>
  );
};

/** One question with the control that fits it. */
export const Question = (props: QuestionProps) => {
  if (props.item.type === 'writing') return <OwnText {...props} item={props.item} />;
  return props.item.type === 'short_text' || props.item.type === 'number' ? (
    <Written {...props} />
  ) : (
    <Choices {...props} />
  );
};
