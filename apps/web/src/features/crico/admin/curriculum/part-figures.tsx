import { useQuery } from '@tanstack/react-query';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { curriculumText } from './data/curriculum-text.ts';
import { figuresQuery } from './data/curriculum.queries.ts';

/** What learners do in a part; nothing where the figures cannot be read. */
export const PartFigures = ({ id }: { readonly id: string }) => {
  const words = curriculumText.useText();
  const { data } = useQuery(figuresQuery(id));
  if (!data) return null;
  const { opened, completed, first_try_share: share } = data;
  const percent = share === null ? null : share.toLocaleString(currentLocale(), { style: 'percent' });
  const figures = [
    words.opened(words.learners(opened)),
    words.completed(words.learners(completed)),
    ...(percent === null ? [] : [words.firstTry(percent)]),
  ];
  return <p className="w-full text-sm text-soft tabular-nums">{figures.join(' · ')}</p>;
};
