import { lazy, Suspense, useEffect } from 'react';
import { useCommands } from '../../../../shell/commands/command-registry.ts';
import { isActivityOpen } from '../../area/project/open-activity.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }));

/** The history of the open project, as a panel over it. */
export const ActivityPanel = () => {
  const text = projectText.useText();
  const { board } = useProject();
  const isOpen = isActivityOpen.use();
  const isReader = board.role === 'reader';
  useCommands(isReader ? [] : [{ id: 'crico.activity', label: text.activity, run: () => isActivityOpen.write(true) }]);
  // Another project starts without it.
  useEffect(() => () => isActivityOpen.write(false), []);
  if (!isOpen || isReader) return null;
  return (
    <Suspense>
      <ActivityDialog onClose={() => isActivityOpen.write(false)} />
    </Suspense>
  );
};
