import type { RiskLevel } from '@nivel/contracts/ai/ai-values';
import { intelligenceText } from './intelligence-text.ts';

const looks: Record<RiskLevel, string> = {
  critical: 'bg-danger-soft text-danger',
  high: 'bg-warning-soft text-warning',
  medium: 'bg-info-soft text-info',
  low: 'bg-sunken text-soft',
};

/** The severity of something. */
export const LevelBadge = ({ level }: { readonly level: RiskLevel }) => (
  <span className={`rounded-sm px-1.5 py-0.5 text-xs font-medium whitespace-nowrap ${looks[level]}`}>
    {intelligenceText.useText().levels[level]}
  </span>
);
