import { limitBroken } from '@nivel/contracts/projects/filter/filter';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { limits } from '../../../../../limits/limits.ts';
import { useBoard } from '../../board-context.ts';
import { inAddress } from '../board-filter.ts';
import { filterOf, formOf, type FormGroup } from './filter-form.ts';
import { changedForm, type FormChange } from './form-changes.ts';

/** The place of a part of the form on the page, and the button that adds to a group. */
export const placeOf = (id: number): string => `[data-part="${id}"]`;
export const adderOf = (id: number): string => `[data-adder="${id}"]`;

/** The filter of the board as a form: changes to it apply after a moment, and a filter written elsewhere is shown here. */
export const useFilterForm = () => {
  const { filter: held, choices, choose } = useBoard();
  const { filter: text } = choices;
  const [form, setForm] = useState<FormGroup>(() => formOf(held.filter));
  const [known, setKnown] = useState(text);
  const asked = filterOf(form);
  const wanted = limitBroken(asked) === null ? inAddress(asked, held) : null;
  if (known !== text) {
    setKnown(text);
    // Unfinished conditions stay, if the filter is the one of this form.
    if (wanted !== text) setForm(formOf(held.filter));
  }
  const [isTouched, setTouched] = useState(false);
  const apply = useEffectEvent(() => {
    if (isTouched && wanted !== null && wanted !== text) choose({ filter: wanted });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(), limits.crico.board.searchPauseMs);
    return () => clearTimeout(timer);
  }, [form]);
  const panel = useRef<HTMLElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  // An added condition has the focus; after a removal, the place where one can be added.
  useLayoutEffect(() => {
    if (focus === null) return;
    panel.current?.querySelector<HTMLElement>(`${focus} [role=combobox], ${focus} button, button${focus}`)?.focus();
    setFocus(null);
  }, [focus]);
  const change = (given: FormChange, then: string | null = null) => {
    setForm((held) => changedForm(held, given));
    setTouched(true);
    setFocus(then);
  };
  return { form, change, panel, isTooMuch: wanted === null };
};

export type Change = ReturnType<typeof useFilterForm>['change'];
