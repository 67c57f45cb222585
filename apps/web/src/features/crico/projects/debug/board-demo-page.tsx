import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DebugFailure } from '../../../../shell/debug/debug-failure.tsx';
import { DebugFrame } from '../../../../shell/debug/debug-frame.tsx';
import { useSession } from '../../../../shell/session/session.ts';
import { dashboardQuery } from '../../area/data/projects.queries.ts';
import { CricoGuard } from '../../area/guard/guard.tsx';
import { makeDemoProject } from './make-demo-project.ts';

const sizes = [12, 1_000, 5_000] as const;

const BoardDemo = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [part, setPart] = useState(0);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (cards: number) => makeDemoProject(cards, setPart),
    onSuccess: async (project) => {
      await client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
      await navigate({ to: '/crico/dashboard', search: { project } });
    },
  });
  return (
    <DebugFrame
      title="Board demo"
      lead="Makes a project with so many cards and opens it. Delete it when it is done with."
    >
      <div className="flex flex-wrap gap-3">
        {sizes.map((cards) => (
          <Button
            key={cards}
            variant="secondary"
            loading={isPending && variables === cards}
            disabled={isPending}
            onClick={() => mutate(cards)}
          >
            {cards.toLocaleString('en')} cards
          </Button>
        ))}
      </div>
      {isPending && <ProgressBar progress={part * 100} aria-label="Cards that are made" />}
      {error !== null && <DebugFailure error={error} />}
    </DebugFrame>
  );
};

/** The board demo: a project of the developer's own with as many cards as wanted, made by the import, in the board itself. */
export const BoardDemoPage = () => {
  const state = useSession();
  return (
    state.status === 'signed-in' && (
      <CricoGuard user={state.user}>
        <BoardDemo />
      </CricoGuard>
    )
  );
};
