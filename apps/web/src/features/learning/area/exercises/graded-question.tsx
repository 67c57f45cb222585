import { Card } from '@nivel/ui/card';
import { classNames } from '@nivel/ui/class-names';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import type { GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { exercisesText } from './exercises-text.ts';
import { InlineMarkdown, Markdown } from '../markdown/markdown.tsx';
import type { DraftAnswer, Item } from './answers.ts';

type Verdict = 'right' | 'partly' | 'wrong';

const looks: Record<Verdict, { icon: LucideIcon; text: string }> = {
  right: { icon: CircleCheck, text: 'text-success' },
  partly: { icon: CircleDashed, text: 'text-warning' },
  wrong: { icon: CircleX, text: 'text-danger' },
};

const verdictOf = ({ isCorrect, score }: GradedItem): Verdict => (isCorrect ? 'right' : score > 0 ? 'partly' : 'wrong');

const VerdictLine = ({ verdict }: { readonly verdict: Verdict }) => {
  const words = exercisesText.useText();
  const { icon: Icon, text } = looks[verdict];
  return (
    <p className={classNames('flex items-center gap-2 font-semibold', text)}>
      <Icon aria-hidden="true" size={22} />
      {words[verdict]}
    </p>
  );
};

const Options = ({ item, graded }: { readonly item: Item; readonly graded: GradedItem }) => {
  const words = exercisesText.useText();
  const texts = 'options' in item ? new Map(item.options.map(({ id, text }) => [id, text])) : new Map<string, string>();
  return (
    <ul className="flex flex-col gap-2">
      {graded.options
        .filter(({ isRight, wasChosen }) => isRight || wasChosen)
        .map((option) => (
          <li
            key={option.id}
            className={classNames('rounded-md px-4 py-3', option.isRight ? 'bg-success-soft' : 'bg-danger-soft')}
          >
            <span className="font-medium">
              <InlineMarkdown source={texts.get(option.id) ?? option.id} />
            </span>
            <span className={classNames('text-sm font-semibold', option.isRight ? 'text-success' : 'text-danger')}>
              {[option.wasChosen && words.optionChosen, option.isRight && words.optionRight]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="mt-1 block">
              <InlineMarkdown source={option.feedback} />
            </span>
          </li>
        ))}
    </ul>
  );
};

/** How many tries are left, and the value of one that was not the first. */
const Tries = ({ graded, isHandedIn }: { readonly graded: GradedItem; readonly isHandedIn: boolean }) => {
  const words = exercisesText.useText();
  if (graded.isCorrect)
    return graded.credit < 1 && <p className="font-medium">{words.credit(Math.round(graded.credit * 100))}</p>;
  return graded.triesLeft > 0 && !isHandedIn && <p className="font-medium">{words.triesLeft(graded.triesLeft)}</p>;
};

interface GradedQuestionProps {
  readonly item: Item;
  readonly graded: GradedItem;
  readonly draft: DraftAnswer | undefined;
  /** The set was handed in: its remaining tries are gone. */
  readonly isHandedIn?: boolean;
}

/** The answer and why it is right or not; what would have been right only once no try is left. */
export const GradedQuestion = ({ item, graded, draft, isHandedIn = false }: GradedQuestionProps) => {
  const words = exercisesText.useText();
  const inWords = (answer: string): string =>
    item.type === 'true_false' ? (answer === 'true' ? words.isTrue : words.isFalse) : answer;
  return (
    <Card className="flex flex-col gap-3 p-5">
      {item.type !== 'writing' && <VerdictLine verdict={verdictOf(graded)} />}
      <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal">
        <InlineMarkdown source={item.prompt} />
      </h3>
      {graded.options.length > 0 && <Options item={item} graded={graded} />}
      {!('options' in item) && typeof draft === 'string' && (
        <p className="text-soft">
          {words.yourAnswer}: <strong className="whitespace-pre-line text-text">{inWords(draft)}</strong>
        </p>
      )}
      {graded.feedback && <InlineMarkdown source={graded.feedback} />}
      {item.type === 'writing' && graded.solution && (
        <div>
          <p className="font-medium">{words.sample}</p>
          <Markdown source={graded.solution} />
        </div>
      )}
      {graded.solution && !graded.isCorrect && (
        <p className="font-medium">{words.solution(inWords(graded.solution))}</p>
      )}
      <Tries graded={graded} isHandedIn={isHandedIn} />
      {graded.explanation && <InlineMarkdown source={graded.explanation} />}
    </Card>
  );
};
