import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextField } from '@nivel/ui/text-field';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormError } from '../area/form-error.tsx';
import { projectText } from '../area/project/project-text.ts';
import { titleProblem } from '../area/project/title-problem.ts';
import { useBoard } from './board-context.ts';
import { priorities } from '@nivel/contracts/projects/board-values';
import { boardText } from './board-text.ts';
import { spotOf } from '../area/project/columns.ts';

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly items: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

const Choose = ({ label, value, items, disabled, onChange }: Choice) => (
  <Select label={label} value={value} items={items} disabled={disabled} onValueChange={onChange}>
    <SelectTrigger />
    <SelectList>
      {Object.entries(items).map(([one, name]) => (
        <SelectItem key={one} value={one}>
          {name}
        </SelectItem>
      ))}
    </SelectList>
  </Select>
);

/** What is typed of a card. */
const formOf = ({ title, priority, due_on, list_id }: CardRow) => ({
  title,
  priority,
  due: due_on ?? '',
  list: list_id,
});
type CardForm = ReturnType<typeof formOf>;

/** What was changed since the editor opened; what somebody else changed meanwhile stays theirs. */
const changedIn = (form: CardForm, opened: CardForm) => ({
  ...(form.title.trim() === opened.title ? {} : { title: form.title.trim() }),
  ...(form.priority === opened.priority ? {} : { priority: form.priority }),
  ...(form.due === opened.due ? {} : { due_on: form.due === '' ? null : form.due }),
});

const useEditor = (card: CardRow) => {
  const { board, columns, actions, view } = useBoard();
  const [opened] = useState(() => formOf(card));
  const [form, setForm] = useState(opened);
  const isGone = !board.cards.has(card.id);
  const close = () => view.ask(card.id, { editing: null });
  const save = () => {
    const set = changedIn(form, opened);
    if (Object.keys(set).length > 0) actions.update(card, set);
    const target = columns.find(({ list }) => list.id === form.list);
    if (target && form.list !== opened.list && spotOf(columns, card.id)?.listId !== form.list)
      actions.move(columns, { cardId: card.id, listId: form.list, index: target.cards.length });
    close();
  };
  const remove = () => {
    view.change({ editing: null });
    actions.remove(card);
  };
  return { form, change: (values: Partial<CardForm>) => setForm({ ...form, ...values }), isGone, close, save, remove };
};

/** Title, list, priority and due date of a card; from here it is also moved without keys or dragging. */
export const CardEditor = ({ card }: { readonly card: CardRow }) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const { columns, actions } = useBoard();
  const { form, change, isGone, close, save, remove } = useEditor(card);
  const first = useRef<HTMLInputElement>(null);
  const problem = titleProblem(form.title, shared);
  const isFixed = !actions.mayChange || isGone;
  const lists = Object.fromEntries(columns.map(({ list }) => [list.id, list.name]));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem) first.current?.focus();
    else if (!isFixed) save();
  };
  return (
    <Dialog isOpen onOpenChange={close} title={text.editCard} closeLabel={text.close} initialFocus={first}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <TextField
          ref={first}
          label={text.title}
          readOnly={isFixed}
          value={form.title}
          onChange={(event) => change({ title: event.target.value })}
          error={problem}
        />
        <Choose
          label={text.list}
          value={form.list}
          items={lists}
          disabled={isFixed}
          onChange={(list) => change({ list })}
        />
        <Choose
          label={text.priority}
          value={form.priority}
          items={shared.priorities}
          disabled={isFixed}
          onChange={(value) => change({ priority: priorities.find((one) => one === value) ?? form.priority })}
        />
        <TextField
          type="date"
          label={text.dueDate}
          readOnly={isFixed}
          value={form.due}
          onChange={(event) => change({ due: event.target.value })}
        />
        <FormError>{isGone ? shared.errors['card_not_found'] : undefined}</FormError>
        {!isFixed && (
          <div className="flex flex-wrap justify-between gap-2">
            <Button variant="ghost" size="sm" onClick={remove}>
              {text.deleteCard}
            </Button>
            <Button type="submit" size="sm">
              {text.save}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
};
