import { expect, it } from '@jest/globals';
import { aiInsight } from '@nivel/contracts/ai/ai-insight';
import type { RiskLevel } from '@nivel/contracts/ai/ai-values';
import type { MemberSentiment } from '@nivel/contracts/ai/member-sentiment';
import type { ProjectIntelligence } from '@nivel/contracts/ai/project-intelligence';
import type { RiskPrediction } from '@nivel/contracts/ai/risk-prediction';
import { v7 } from 'uuid';
import { someWork } from '../../test/some-work.ts';
import { intelligenceOf } from '../intelligence/project-intelligence.ts';
import { insightsOf } from './insight-rules.ts';

const now = new Date('2026-11-25T18:00:00Z');

const aRisk = (risk_level: RiskLevel, confidence_level: number): RiskPrediction => ({
  ...{ milestone_id: v7(), due_on: '2026-12-01', risk_level, confidence_level },
  ...{ risk_score: 70, risk_probability: 0.7 },
  risk_factors: { deadline_pressure: 1, overdue: 0, blocked: 0, dependencies: 0, workload: 0, staleness: 0 },
  details: { days_left: 6, cards_before: 3, open_dependencies: 0, open_cards_of_assignee: 0, days_untouched: 0 },
  mitigation_suggestions: [{ action: 'Work on this card before the others', code: 'do_first' }],
});

const aSentiment = (values: Partial<MemberSentiment>): MemberSentiment => ({
  ...{
    user_id: v7(),
    sentiment_score: 0,
    sentiment_trend: 'stable',
    sentiment_confidence: 0.5,
    communication_volume: 10,
  },
  ...{ positive_interactions: 0, negative_interactions: 0, neutral_interactions: 10, workload_stress: 0 },
  ...{ deadline_pressure: 0, team_conflicts: 0, people: 1, method: 'rules' },
  ...{ period_start: '2026-11-24T18:00:00.000Z', period_end: '2026-11-25T18:00:00.000Z' },
  ...values,
});

const someIntelligence = (
  confidence: number | null,
  velocity_trend: 'increasing' | 'decreasing' | 'stable',
): ProjectIntelligence => {
  const figures = intelligenceOf(v7(), { work: someWork(), forecast: { runs: 100, seed: 1 } }, now);
  return {
    ...figures,
    predictions: { ...figures.predictions, completion_confidence: confidence },
    insights: { velocity_trend },
  };
};

it('makes one of each critical or high risk, of a low confidence and of a decreasing pace', () => {
  const risks = [aRisk('critical', 0.9), aRisk('high', 0.9), aRisk('medium', 0.9), aRisk('low', 0.9)];
  const found = insightsOf(
    { risks, intelligence: someIntelligence(0.49, 'decreasing'), sentiments: [], known: 0.95 },
    now,
  );
  expect(found.map(({ kind, severity, confidence, type }) => [kind, severity, confidence, type])).toEqual([
    ['risk', 'critical', 0.9, 'risk'],
    ['confidence', 'high', 0.95, 'prediction'],
    ['risk', 'high', 0.9, 'risk'],
    ['velocity', 'medium', 0.8, 'recommendation'],
  ]);
  expect(found[1]?.title).toBe('Low Project Completion Confidence');
  expect(found[0]).toMatchObject({ card_ids: [risks[0]?.milestone_id], actionable: true });
  expect(found[0]?.id).toBe(`risk.critical.${risks[0]?.milestone_id}`);
});

it('makes none of an even chance, a pace that grows or stays, or unknown values', () => {
  const known = 0.5;
  expect(
    insightsOf({ risks: [], intelligence: someIntelligence(0.5, 'increasing'), sentiments: [], known }, now),
  ).toEqual([]);
  expect(insightsOf({ risks: [], intelligence: someIntelligence(null, 'stable'), sentiments: [], known }, now)).toEqual(
    [],
  );
});

it('puts more certain ones first among equally severe ones', () => {
  const [less, more] = [aRisk('high', 0.4), aRisk('high', 0.6)];
  const found = insightsOf(
    { risks: [less, more], intelligence: someIntelligence(null, 'stable'), sentiments: [], known: 0.5 },
    now,
  );
  expect(found.map(({ card_ids: ids }) => ids[0])).toEqual([more.milestone_id, less.milestone_id]);
});

it('makes one of each critical or declining sentiment, of a person or of the team', () => {
  const userId = v7();
  const sentiments = [
    aSentiment({ user_id: userId, sentiment_trend: 'critical', sentiment_score: -0.5 }),
    aSentiment({ user_id: null, sentiment_trend: 'declining', sentiment_score: 0.1 }),
    aSentiment({ sentiment_trend: 'stable' }),
    aSentiment({ sentiment_trend: 'improving' }),
  ];
  const found = insightsOf({ risks: [], intelligence: someIntelligence(null, 'stable'), sentiments, known: 0.5 }, now);
  expect(found.map(({ id, severity, value, user_id }) => [id, severity, value, user_id])).toEqual([
    [`sentiment.critical.${userId}`, 'critical', 0.25, userId],
    ['sentiment.declining.team', 'high', 0.55, null],
  ]);
  expect(found.map((insight) => aiInsight.parse(insight).type)).toEqual(['sentiment', 'sentiment']);
});
