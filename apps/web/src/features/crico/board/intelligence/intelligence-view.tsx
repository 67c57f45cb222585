import { Button } from '@nivel/ui/button';
import { Tabs } from '@nivel/ui/tabs';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from '../board-context.ts';
import { ChatTab } from './chat-tab.tsx';
import { InsightsTab } from './insights-tab.tsx';
import { intelligenceText } from './intelligence-text.ts';
import { OverviewTab } from './overview-tab.tsx';
import { RisksTab } from './risks-tab.tsx';
import { seesSentiment } from './sentiment-words.ts';
import { SentimentTab } from './sentiment-tab.tsx';
import { usePredictionRefresh } from './use-prediction-refresh.ts';

const tabNames = ['overview', 'risks', 'sentiment', 'insights', 'chat'] as const;
type TabName = (typeof tabNames)[number];

/** Predictions from a project's figures, and recommendations. */
export const IntelligenceView = () => {
  const text = intelligenceText.useText();
  const { board } = useBoard();
  const { refresh, isReading } = usePredictionRefresh(board.project.id, board.sequence);
  const [asked, choose] = useState<TabName>('overview');
  const shown = tabNames.filter((name) => name !== 'sentiment' || seesSentiment(board.role));
  const chosen = shown.includes(asked) ? asked : 'overview';
  return (
    <section aria-label={text.title} className="mx-auto flex min-h-0 w-full max-w-6xl flex-1 flex-col gap-3 px-4 pt-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-xl">{text.title}</h2>
          <p className="text-soft wrap-anywhere">{text.subtitle(board.project.name)}</p>
        </div>
        {chosen !== 'insights' && chosen !== 'chat' && (
          <Button
            size="sm"
            variant="secondary"
            loading={isReading}
            icon={<RefreshCw aria-hidden="true" size={15} />}
            onClick={refresh}
          >
            {text.refresh}
          </Button>
        )}
      </div>
      <Tabs
        label={text.sections}
        tabs={shown.map((name) => ({ name, label: text.tabs[name] }))}
        chosen={chosen}
        onChoose={choose}
      >
        {chosen === 'overview' && <OverviewTab />}
        {chosen === 'risks' && <RisksTab />}
        {chosen === 'sentiment' && <SentimentTab />}
        {chosen === 'insights' && <InsightsTab isReading={isReading} onGenerate={refresh} />}
        {chosen === 'chat' && <ChatTab />}
      </Tabs>
    </section>
  );
};
