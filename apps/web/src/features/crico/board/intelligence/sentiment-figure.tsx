import { useQuery } from '@tanstack/react-query';
import { useBoard } from '../board-context.ts';
import { Figure } from './figure.tsx';
import { intelligenceText } from './intelligence-text.ts';
import { sentimentQuery, type MemberSentiment } from './intelligence.queries.ts';
import { percentOf } from './percent.ts';
import { shareOfScore } from './sentiment-words.ts';

const meanOf = (sentiments: readonly MemberSentiment[]): number =>
  sentiments.reduce((sum, { sentiment_score: score }) => sum + score, 0) / Math.max(1, sentiments.length);

/** The mood of the team at a glance. */
export const SentimentFigure = () => {
  const { cards: text, failed } = intelligenceText.useText();
  const { id } = useBoard().board.project;
  const { data, isError } = useQuery(sentimentQuery(id));
  const people = (data ?? []).reduce((sum, sentiment) => sum + sentiment.people, 0);
  const isCritical = data?.some(({ sentiment_trend: trend }) => trend === 'critical') ?? false;
  const note = people === 0 ? text.nothing : text.sentimentNote(people);
  return (
    <Figure title={text.sentiment} note={isError ? failed.sentiment : note} isAlarming={isCritical}>
      {data === undefined && !isError && '…'}
      {(isError || data?.length === 0) && '–'}
      {data !== undefined && data.length > 0 && percentOf(shareOfScore(meanOf(data)))}
    </Figure>
  );
};
