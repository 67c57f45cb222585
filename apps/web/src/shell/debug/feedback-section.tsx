import { Card } from '@nivel/ui/card';
import { EmptyState } from '@nivel/ui/empty-state';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { ProgressRing } from '@nivel/ui/progress-ring';
import { SaveIndicator } from '@nivel/ui/save-indicator';
import { Skeleton } from '@nivel/ui/skeleton';
import { Spinner } from '@nivel/ui/spinner';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { DebugSection } from './debug-section.tsx';

const labels = { saving: 'Saving', saved: 'Saved', error: 'Not saved' };
const stays = { saved: Number.MAX_SAFE_INTEGER, error: Number.MAX_SAFE_INTEGER };
const percentages = [0, 35, 100];

/** What tells a person how far something is, and that there is nothing. */
export const FeedbackSection = () => (
  <DebugSection title="Feedback">
    <div className="flex flex-wrap items-center gap-6">
      {percentages.map((progress) => (
        <ProgressRing key={progress} progress={progress} showText aria-label={`Ring at ${progress} %`} />
      ))}
      {percentages.map((progress) => (
        <div key={progress} className="w-40">
          <ProgressBar progress={progress} aria-label={`Bar at ${progress} %`} />
        </div>
      ))}
      <Spinner />
      <SaveIndicator state="saving" labels={labels} hidesAfterMs={stays} />
      <Skeleton className="h-12 w-40" />
    </div>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Card className="p-4">A card.</Card>
      <EmptyState drawing={<UnpluggedDrawing />} title="Nothing here yet">
        What to do about it.
      </EmptyState>
    </div>
  </DebugSection>
);
