import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { calendarOf } from '@nivel/planning/automatic-dates';
import { useProject } from '../project/project-scene.ts';
import { differenceFrom } from './days-from-baseline.ts';
import { baselinesText } from './baselines-text.ts';
import { useComparedDates } from './compared-baseline.ts';

/** How much later or earlier a card ends than in the compared baseline; nothing without one. */
export const BaselineDifference = ({ card }: { readonly card: CardRow }) => {
  const text = baselinesText.useText();
  const { project } = useProject().board;
  const dates = useComparedDates(project.id);
  if (!dates) return null;
  const days = differenceFrom(dates.get(card.id), card, calendarOf(project.calendar));
  if (days === null) return dates.has(card.id) ? null : text.isNew;
  return <span className={days > 0 ? 'text-danger' : ''}>{text.difference(days)}</span>;
};
