import { Bug, FilePen, Palette, Search, Zap, type LucideIcon } from 'lucide-react';
import { cardsText } from '../cards-text.ts';
import { milestoneTemplates, templateIds } from './milestone-templates.ts';
import { OwnTemplates } from './own-templates.tsx';
import type { Wizard } from './use-wizard.ts';

const icons: Record<(typeof templateIds)[number], LucideIcon> = {
  feature: Zap,
  bug: Bug,
  documentation: FilePen,
  research: Search,
  design: Palette,
};

/** The step that chooses a template, or none. */
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
