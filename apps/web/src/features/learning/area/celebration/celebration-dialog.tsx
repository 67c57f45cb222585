import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRef } from 'react';
import { Axo } from '../../../../shell/brand/axo.tsx';
import { LevelMark } from '../levels/level-mark.tsx';
import { AchievementIcon } from '../achievement-icon.tsx';
import { formatNumber } from '../in-words.ts';
import { learningText } from '../learning-text.ts';
import type { LearningMessages } from '../messages/es-mx.ts';
import { endCelebration, switchCelebrations, type Celebration } from './celebration.store.ts';

const wordsOf = (celebration: Celebration, text: LearningMessages): { title: string; line: string } => {
  const words = text.celebration;
  switch (celebration.kind) {
    case 'module':
      return { title: words.moduleTitle, line: words.moduleText(celebration.title) };
    case 'level':
      return { title: words.levelTitle, line: words.levelText(celebration.title) };
    case 'achievement':
      return { title: words.achievementTitle, line: celebration.title };
  }
};

/** A short moment of joy about a module, a level or an achievement. */
export const CelebrationDialog = ({ celebration }: { readonly celebration: Celebration }) => {
  const text = learningText.useText();
  const { title, line } = wordsOf(celebration, text);
  const goOn = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={endCelebration}
      title={title}
      description={line}
      closeLabel={text.close}
      initialFocus={goOn}
    >
      <div className="mt-4 flex flex-col items-center gap-4">
        <div className="flex items-end gap-3">
          {celebration.kind === 'achievement' && <AchievementIcon name={celebration.icon} isHeld size="lg" />}
          {celebration.kind === 'level' && <LevelMark level={celebration.id} size={72} />}
          <Axo mood="cheer" size={132} />
        </div>
        {celebration.kind === 'achievement' && (
          <p className="text-center text-soft">
            {celebration.description}{' '}
            {celebration.points > 0 && (
              <strong className="text-text">{text.earned(formatNumber(celebration.points))}</strong>
            )}
          </p>
        )}
        <Button ref={goOn} size="lg" fullWidth onClick={endCelebration}>
          {text.celebration.goOn}
        </Button>
        <Button variant="ghost" onClick={() => switchCelebrations(false)}>
          {text.celebration.off}
        </Button>
      </div>
    </Dialog>
  );
};
