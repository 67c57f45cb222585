import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { SentimentChoice } from '../area/sentiment/sentiment-choice.tsx';
import { sentimentText } from '../area/sentiment/sentiment-text.ts';

/** Whether the person takes part in estimates of a team's mood. */
export const SentimentSection = () => {
  const text = sentimentText.useText();
  return (
    <SettingsSection id="sentimiento" title={text.title} lead={text.lead}>
      <SentimentChoice />
    </SettingsSection>
  );
};
