import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCommands } from '../../../shell/commands/command-registry.ts';
import { dashboardQuery } from './data/learning.queries.ts';
import { learningText } from './learning-text.ts';

/** A learner's commands, available everywhere: continue, ask for help, see the plans and the whole path. */
export const useLearningCommands = (): void => {
  const text = learningText.useText();
  const navigate = useNavigate();
  const { data } = useQuery({ ...dashboardQuery(), enabled: false });
  const next = data?.next;
  useCommands([
    ...(next
      ? [
          {
            id: 'learning.continue',
            label: text.continueTitle,
            run: () =>
              void navigate({
                to: '/dashboard/modulos/$moduleId/partes/$partId',
                params: { moduleId: next.moduleId, partId: next.partId },
              }),
          },
        ]
      : []),
    { id: 'learning.mentoring', label: text.goToMentoring, run: () => void navigate({ to: '/dashboard/mentorias' }) },
    { id: 'learning.questions', label: text.goToQuestions, run: () => void navigate({ to: '/dashboard/preguntas' }) },
    { id: 'learning.search', label: text.searchLink, run: () => void navigate({ to: '/dashboard/buscar' }) },
    { id: 'learning.notes', label: text.goToNotes, run: () => void navigate({ to: '/dashboard/notas', search: {} }) },
    {
      id: 'learning.certificates',
      label: text.goToCertificates,
      run: () => void navigate({ to: '/dashboard/certificados' }),
    },
    { id: 'learning.repetition', label: text.goToRepetition, run: () => void navigate({ to: '/dashboard/repaso' }) },
    { id: 'learning.plans', label: text.goToPlans, run: () => void navigate({ to: '/payment' }) },
    { id: 'learning.dashboard', label: text.goToDashboard, run: () => void navigate({ to: '/estudiantes-dashboard' }) },
  ]);
};
