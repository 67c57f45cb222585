import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import { IconButton } from '@nivel/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { OwnTemplateForm } from './own-template-form.tsx';
import { useOwnTemplates } from './use-own-templates.ts';
import type { Wizard } from './use-wizard.ts';

interface OwnTemplateProps {
  readonly template: CardTemplateRow;
  readonly onBegin: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const OwnTemplate = ({ template, onBegin, onEdit, onRemove }: OwnTemplateProps) => {
  const text = cardsText.useText().wizard;
  const { board } = useProject();
  const { name, description, estimated_days: days } = template;
  return (
    <li className="flex items-center rounded-md border border-line-strong">
      <button
        type="button"
        onClick={onBegin}
        className="min-h-12 min-w-0 flex-1 rounded-md p-3 text-left hover:bg-sunken"
      >
        <span className="block truncate font-medium">{name} </span>
        {description !== '' && <span className="block text-sm text-soft">{description} </span>}
        {days !== null && <span className="block text-sm text-soft tabular-nums">{text.days(days)}</span>}
      </button>
      {leadsProject(board) && (
        <>
          <IconButton label={text.editTemplate(name)} className="mx-0.5" onClick={onEdit}>
            <Pencil aria-hidden="true" size={15} />
          </IconButton>
          <IconButton label={text.removeTemplate(name)} className="mx-0.5" onClick={onRemove}>
            <Trash2 aria-hidden="true" size={15} />
          </IconButton>
        </>
      )}
    </li>
  );
};

/** The project's templates, which leads change and remove. */
export const OwnTemplates = ({ wizard }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText().wizard;
  const { templates, save, remove } = useOwnTemplates();
  const [edited, setEdited] = useState<string | null>(null);
  if (templates.length === 0) return null;
  return (
    <section aria-label={text.own}>
      <h3 className="mb-2 text-base">{text.own}</h3>
      <ul aria-label={text.own} className="grid gap-2 sm:grid-cols-2">
        {templates.map((template) =>
          template.id === edited ? (
            <OwnTemplateForm
              key={template.id}
              template={template}
              onSave={(changed) => {
                save(changed, { onSuccess: () => setEdited(null) });
              }}
              onCancel={() => setEdited(null)}
            />
          ) : (
            <OwnTemplate
              key={template.id}
              template={template}
              onBegin={() =>
                wizard.begin({ priority: template.priority, status: template.status, days: template.estimated_days })
              }
              onEdit={() => setEdited(template.id)}
              onRemove={() => remove(template.id)}
            />
          ),
        )}
      </ul>
    </section>
  );
};
