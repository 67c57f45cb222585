import { useId, useState, type KeyboardEvent } from 'react';
import { labelOf, wantedMention } from '../comments/mention-text.ts';
import type { FieldExtension } from '../markdown/markdown-editor.tsx';
import { typeInto } from '../markdown/use-formatting.ts';
import { foundPeople, type Assignable } from '../people/assignable.ts';
import { MentionList } from './mention-list.tsx';
import type { TalkWords } from './messages/es-mx.ts';

/** People who are offered at once; the others are found by more letters. */
const MOST_OFFERED = 6;

interface Wanted {
  readonly from: number;
  readonly words: string;
  readonly field: HTMLTextAreaElement;
}

/** Offers those who can read it behind an `@`: arrows choose, Enter and Tab accept, Escape continues writing. */
export const useMentions = (
  people: readonly Assignable[],
  onPick: (label: string, id: string) => void,
  text: Pick<TalkWords, 'mention' | 'mentionFound'>,
): FieldExtension => {
  const id = useId();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [chosen, setChosen] = useState(0);
  /** The position after which the person continued without a name. */
  const [left, setLeft] = useState<number | null>(null);
  const found = wanted === null ? [] : foundPeople(people, wanted.words).slice(0, MOST_OFFERED);
  const isOpen = wanted !== null && wanted.from !== left && (found.length > 0 || !wanted.words.includes(' '));
  const at = Math.min(chosen, found.length - 1);
  const onMoved = (field: HTMLTextAreaElement): void => {
    const { selectionStart: caret, selectionEnd: end, value } = field;
    const next = caret === end ? wantedMention(value.slice(0, caret)) : null;
    if (next?.from !== wanted?.from || next?.words !== wanted?.words) setChosen(0);
    setWanted(next && { ...next, field });
    if (next?.from !== left) setLeft(null);
  };
  const pick = (person: Assignable | undefined): void => {
    if (!person || !wanted) return;
    const { field, from, words } = wanted;
    const label = labelOf(person, people);
    onPick(label, person.id);
    const insert = `@${label} `;
    const end = from + insert.length;
    typeInto(field, { from, to: from + words.length + 1, insert, start: end, end });
    setWanted(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setLeft(wanted.from);
    else if (found.length === 0) return false;
    else if (step !== undefined) setChosen((at + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(found[at]);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const attributes = isOpen
    ? ({
        'aria-autocomplete': 'list',
        'aria-controls': id,
        'aria-activedescendant': found.length > 0 ? `${id}-${at}` : undefined,
      } as const)
    : {};
  const popup = isOpen && <MentionList id={id} text={text} found={found} chosen={at} onPick={pick} />;
  return { onKeyDown, onMoved, attributes, popup };
};
