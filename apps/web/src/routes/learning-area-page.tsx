import { LearningArea } from '../features/learning/area/learning-area.tsx';
import { SubscriptionBanner } from '../features/billing/banner/subscription-banner.tsx';

/** The learning area, with the news about the subscription above it. */
export const LearningAreaPage = () => (
  <LearningArea>
    <SubscriptionBanner />
  </LearningArea>
);
