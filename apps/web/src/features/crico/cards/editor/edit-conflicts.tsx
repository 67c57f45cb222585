import { Button } from '@nivel/ui/button';
import { formatDay } from '../../../../shell/days/days.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardsText } from '../cards-text.ts';
import type { CardForm } from './card-form.ts';
import type { CardEditing } from './use-card-editor.ts';

/** The value of a field in words. */
const useInWords = () => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, people } = useProject();
  return (form: CardForm, name: keyof CardForm): string => {
    const value = form[name];
    if (value === null || value === '') return text.nothing;
    if (name === 'list') return board.lists.get(value)?.name ?? text.nothing;
    if (name === 'assignee') return people.find(({ id }) => id === value)?.name ?? text.somebody;
    if (name === 'priority') return shared.priorities[form.priority];
    return name === 'start' || name === 'due' ? formatDay(value) : value;
  };
};

/** Others' changes of fields that are being edited here: shows both values, and the person chooses. */
export const EditConflicts = ({ editing }: { readonly editing: CardEditing }) => {
  const text = cardsText.useText();
  const inWords = useInWords();
  const { meanwhile, shown, change } = editing;
  return (
    <div role="status" className="contents">
      {meanwhile.length > 0 && (
        <ul aria-label={text.meanwhile} className="flex flex-col gap-2 rounded-md bg-warning-soft p-3">
          {meanwhile.map((name) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-2">
              <span>{text.changedTo(text.fields[name], inWords(shown, name))}</span>
              <Button size="sm" variant="secondary" onClick={() => change({ [name]: shown[name] })}>
                {text.takeTheirs(text.fields[name])}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
