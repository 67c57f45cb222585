import { useQuery } from '@tanstack/react-query';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { Charts } from './charts.tsx';
import { figuresText } from './figures-text.ts';
import { chartsQuery } from './figures.queries.ts';
import { useFiguresCurrency } from './use-figures-currency.ts';

/** The charts of the book, in the currency of its figures. */
export const ChartsSection = () => {
  const { charts: text } = figuresText.useText();
  const { data, error, refetch } = useQuery(chartsQuery());
  const { currency } = useFiguresCurrency(data?.currencies.map((one) => one.currency) ?? []);
  if (!data && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const series = data.currencies.find((one) => one.currency === currency);
  return series ? <Charts series={series} today={data.today} /> : <p className="py-6 text-soft">{text.empty}</p>;
};
