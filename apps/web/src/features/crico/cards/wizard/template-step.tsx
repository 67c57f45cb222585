import { Bug, FilePen, Palette, Search, Trash2, Zap, type LucideIcon } from 'lucide-react';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { milestoneTemplates, templateIds } from './milestone-templates.ts';
import { useOwnTemplates } from './use-own-templates.ts';
import type { Wizard } from './use-wizard.ts';

const icons: Record<(typeof templateIds)[number], LucideIcon> = {
  feature: Zap,
  bug: Bug,
  documentation: FilePen,
  research: Search,
  design: Palette,
};

/** Those of the project, which those who lead it can take away. */
const OwnTemplates = ({ wizard }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const { templates, remove } = useOwnTemplates();
  if (templates.length === 0) return null;
  return (
    <section aria-label={text.wizard.own}>
      <h3 className="mb-2 text-base">{text.wizard.own}</h3>
      <ul aria-label={text.wizard.own} className="grid gap-2 sm:grid-cols-2">
        {templates.map(({ id, name, priority, status, estimated_days: days }) => (
          <li key={id} className="flex items-center rounded-md border border-line-strong">
            <button
              type="button"
              onClick={() => wizard.begin({ priority, status, days })}
              className="min-h-12 min-w-0 flex-1 rounded-md p-3 text-left hover:bg-sunken"
            >
              <span className="block truncate font-medium">{name} </span>
              {days !== null && <span className="block text-sm text-soft tabular-nums">{text.wizard.days(days)}</span>}
            </button>
            {leadsProject(board) && (
              <button
                type="button"
                aria-label={text.wizard.removeTemplate(name)}
                onClick={() => remove(id)}
                className="mx-1 grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
              >
                <Trash2 aria-hidden="true" size={15} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** With what to begin: a template, or nothing. */
export const TemplateStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText().wizard;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={text.steps.template} className="grid gap-2 sm:grid-cols-2">
        {templateIds.map((id) => {
          const Icon = icons[id];
          const { name, about } = text.templates[id];
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => wizard.begin(milestoneTemplates[id])}
                className="flex h-full w-full items-start gap-3 rounded-md border border-line-strong p-3 text-left hover:bg-sunken"
              >
                <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent" />
                <span className="min-w-0">
                  <span className="block font-medium">{name} </span>
                  <span className="block text-sm text-soft">{about} </span>
                  <span className="block text-sm text-soft tabular-nums">{text.days(milestoneTemplates[id].days)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <OwnTemplates wizard={wizard} />
      <button
        type="button"
        onClick={() => wizard.begin(null)}
        className="min-h-9 self-center rounded-sm px-3 text-accent underline pointer-coarse:min-h-11"
      >
        {text.fromScratch}
      </button>
    </div>
  );
};
