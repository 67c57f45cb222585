import { cardId } from '../../area/project/board.fixtures.ts';
import { door, project } from '../board-site.ts';
import type { Insight, Intelligence, MemberSentiment, Risk } from './intelligence.queries.ts';

export const risksDoor = door('calculate_project_risk_prediction');
export const intelligenceDoor = door('generate_project_intelligence_metrics');
export const insightsDoor = door('list_ai_insights');
export const sentimentDoor = door('analyze_team_sentiment');

export const aRisk = (number: number, values: Partial<Risk> = {}): Risk => ({
  ...{ milestone_id: cardId(number), due_on: '2026-12-01', risk_level: 'high', risk_score: 50 },
  ...{ risk_probability: 0.71, confidence_level: 0.9 },
  risk_factors: { deadline_pressure: 0.6, overdue: 0, blocked: 0.3, dependencies: 0, workload: 0.1, staleness: 0 },
  details: { days_left: 6, cards_before: 4, open_dependencies: 0, open_cards_of_assignee: 0, days_untouched: 12 },
  mitigation_suggestions: [
    { action: 'Work on this card before the others', code: 'do_first' },
    { action: 'Split the card and deliver a part of it on the day', code: 'split' },
    { action: 'Remove what blocks the card', code: 'remove_blocker' },
  ],
  ...values,
});

export const someIntelligence = (values: Partial<Intelligence> = {}): Intelligence => ({
  ...{ project_id: project, analysis_date: '2026-11-25T18:00:00.000Z' },
  metrics: { velocity_score: 0.4, quality_score: 0.9, collaboration_score: null },
  basis: {
    ...{ days: 89, open: 3, done: 40, finished: 40, finished_recently: 10, finished_before: 15 },
    ...{ reopened: 4, touched: 0, shared: 0 },
  },
  predictions: {
    ...{ method: 'simulation', runs: 10_000, estimated_completion_date: '2026-12-04', completion_confidence: 0.42 },
    ...{ target_on: '2026-12-01', dates: { p50: '2026-12-04', p80: '2026-12-09', p95: null }, range: null },
    past_hits: { hits: 3, tries: 4 },
    fan: [
      { day: '2026-11-24', middle: 3, bounds_50: [3, 3], bounds_80: [3, 3], bounds_95: [3, 3] },
      { day: '2026-12-04', middle: 0, bounds_50: [0, 1], bounds_80: [0, 2], bounds_95: [0, 3] },
    ],
  },
  insights: { velocity_trend: 'decreasing' },
  recommended_actions: [
    { action: 'Take cards out of the scope', code: 'cut_scope', count: 3 },
    { action: 'Remove what blocks cards', code: 'unblock_cards', count: 1 },
    { action: 'Spread open cards', code: 'balance_load', count: 2 },
    { action: 'Give open cards a due date', code: 'set_due_dates', count: 2 },
  ],
  ...values,
});

export const anInsight = (number: number, values: Partial<Insight> = {}): Insight => ({
  ...{ id: `risk.high.${cardId(number)}`, type: 'risk', kind: 'risk', severity: 'high', confidence: 0.9 },
  ...{ title: 'High Milestone Risk', description: '', actionable: true, suggested_actions: [] },
  ...{ created_at: '2026-11-25T18:00:00.000Z', card_ids: [cardId(number)], user_id: null, value: 0.71 },
  ...values,
});

export const aSentiment = (values: Partial<MemberSentiment> = {}): MemberSentiment => ({
  ...{ user_id: null, sentiment_score: 0.3, sentiment_trend: 'stable', sentiment_confidence: 0.6 },
  ...{ communication_volume: 15, positive_interactions: 9, negative_interactions: 1, neutral_interactions: 5 },
  ...{ workload_stress: 0.42, deadline_pressure: 0.25, team_conflicts: 1, people: 4, method: 'rules' },
  ...{ period_start: '2026-11-16T00:00:00.000Z', period_end: '2026-11-23T00:00:00.000Z' },
  ...values,
});

/** A service that foretells something of the board of three cards. */
export const intelligenceDoors = (
  risks: readonly Risk[] = [aRisk(1)],
  insights: readonly Insight[] = [anInsight(1)],
) => ({
  [risksDoor]: () => ({ body: risks }),
  [intelligenceDoor]: () => ({ body: someIntelligence() }),
  [insightsDoor]: () => ({ body: { insights, hidden: 0 } }),
  [sentimentDoor]: () => ({ body: [aSentiment()] }),
});
