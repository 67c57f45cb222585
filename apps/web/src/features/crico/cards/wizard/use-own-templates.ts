import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { daysBetween } from '@nivel/ui/calendar';
import { useProject } from '../../area/project/project-scene.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { cardTemplatesQuery } from '../../area/data/card-templates.queries.ts';
import { cardsText } from '../cards-text.ts';
import { statusOf, type WizardForm } from './wizard-form.ts';
import type { Board } from '../../area/board-model/board-store.ts';

/** The templates that those who lead a project made for it. */
export const useOwnTemplates = () => {
  const text = cardsText.useText().wizard;
  const { board } = useProject();
  const { id: project_id } = board.project;
  const client = useQueryClient();
  const { data } = useQuery(cardTemplatesQuery(project_id));
  const again = async () => client.invalidateQueries(cardTemplatesQuery(project_id));
  const onError = () => notify({ type: 'error', message: text.templateFailed });
  const { mutate: save, isPending } = useMutation({
    mutationFn: async ({ id: template_id, ...template }: CardTemplateRow) =>
      siteClient.call('save_card_template', { project_id, template_id, ...template }),
    onSuccess: async () => {
      notify({ type: 'success', message: text.templateSaved });
      await again();
    },
    onError,
  });
  const { mutate: remove } = useMutation({
    mutationFn: async (template_id: string) => siteClient.call('delete_card_template', { project_id, template_id }),
    onSuccess: again,
    onError,
  });
  return { templates: data?.templates ?? [], save, remove, isSaving: isPending };
};

/** A card that is being created, as a template for others. */
export const templateFrom = ({ title, priority, list, due }: WizardForm, board: Board): CardTemplateRow => {
  const days = due === '' ? 0 : daysBetween(dayOf(new Date()), due);
  return {
    id: uuidv7(),
    name: [...title.trim()].slice(0, 50).join(''),
    description: '',
    icon: '',
    priority,
    status: statusOf(board, list),
    estimated_days: days > 0 ? Math.min(days, 3_650) : null,
  };
};
