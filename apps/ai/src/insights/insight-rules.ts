import type { AiInsight } from '@nivel/contracts/ai/ai-insight';
import { LOW_CONFIDENCE, riskLevels } from '@nivel/contracts/ai/ai-values';
import type { MemberSentiment } from '@nivel/contracts/ai/member-sentiment';
import type { ProjectIntelligence } from '@nivel/contracts/ai/project-intelligence';
import type { RiskPrediction } from '@nivel/contracts/ai/risk-prediction';

/** The stated confidence of a decreasing pace. */
const VELOCITY_CONFIDENCE = 0.8;

interface Figures {
  readonly risks: readonly RiskPrediction[];
  readonly intelligence: ProjectIntelligence;
  readonly sentiments: readonly MemberSentiment[];
  /** How much the history says. */
  readonly known: number;
}

const percent = (share: number): number => Math.round(share * 100);
/** A score from -1 to 1 as a share: 50 × (score + 1) percent. */
const shareOfScore = (score: number): number => (score + 1) / 2;

const riskInsight = (risk: RiskPrediction, created_at: string): AiInsight => ({
  id: `risk.${risk.risk_level}.${risk.milestone_id}`,
  ...{ type: 'risk', kind: 'risk', severity: risk.risk_level, confidence: risk.confidence_level, created_at },
  title: risk.risk_level === 'critical' ? 'Critical Milestone Risk' : 'High Milestone Risk',
  description: `The milestone misses its due date with a probability of ${percent(risk.risk_probability)} %.`,
  actionable: risk.mitigation_suggestions.length > 0,
  suggested_actions: risk.mitigation_suggestions,
  ...{ card_ids: [risk.milestone_id], user_id: null },
  value: risk.risk_probability,
});

const confidenceInsight = (
  { predictions, recommended_actions: actions }: ProjectIntelligence,
  known: number,
  created_at: string,
): AiInsight[] => {
  const { completion_confidence: confidence } = predictions;
  if (confidence === null || confidence >= LOW_CONFIDENCE) return [];
  return [
    {
      ...{ id: 'confidence', type: 'prediction', kind: 'confidence', severity: 'high', confidence: known, created_at },
      title: 'Low Project Completion Confidence',
      description: `The project is complete on time with a probability of ${percent(confidence)} %.`,
      actionable: actions.length > 0,
      suggested_actions: actions.map(({ action, code }) => ({ action, code })),
      ...{ card_ids: [], user_id: null, value: confidence },
    },
  ];
};

const velocityInsight = ({ insights, metrics }: ProjectIntelligence, created_at: string): AiInsight[] =>
  insights.velocity_trend === 'decreasing'
    ? [
        {
          ...{ id: 'velocity', type: 'recommendation', kind: 'velocity', severity: 'medium', created_at },
          confidence: VELOCITY_CONFIDENCE,
          title: 'Decreasing Project Velocity',
          description: 'Fewer milestones were finished in the last 30 days than in the days before.',
          ...{ actionable: false, suggested_actions: [], card_ids: [], user_id: null, value: metrics.velocity_score },
        },
      ]
    : [];

const sentimentInsight = (sentiment: MemberSentiment, created_at: string): AiInsight[] => {
  const { user_id: userId, sentiment_trend: trend, sentiment_score: score } = sentiment;
  if (trend !== 'critical' && trend !== 'declining') return [];
  const isCritical = trend === 'critical';
  return [
    {
      ...{ id: `sentiment.${trend}.${userId ?? 'team'}`, type: 'sentiment', kind: 'sentiment', created_at },
      severity: isCritical ? 'critical' : 'high',
      confidence: sentiment.sentiment_confidence,
      title: isCritical ? 'Critical Team Sentiment' : 'Declining Team Sentiment',
      description: `Comments and messages have an estimated sentiment of ${percent(shareOfScore(score))} %.`,
      ...{ actionable: false, suggested_actions: [], card_ids: [], user_id: userId, value: shareOfScore(score) },
    },
  ];
};

const severityOf = ({ severity }: AiInsight): number => riskLevels.indexOf(severity);

/** What the figures of a project give reason to say: the most severe first, then the most certain. */
export const insightsOf = ({ risks, intelligence, sentiments, known }: Figures, now: Date): AiInsight[] => {
  const at = now.toISOString();
  const found = [
    ...risks
      .filter(({ risk_level: level }) => level === 'critical' || level === 'high')
      .map((risk) => riskInsight(risk, at)),
    ...confidenceInsight(intelligence, known, at),
    ...velocityInsight(intelligence, at),
    ...sentiments.flatMap((sentiment) => sentimentInsight(sentiment, at)),
  ];
  return found.sort((one, other) => severityOf(other) - severityOf(one) || other.confidence - one.confidence);
};
