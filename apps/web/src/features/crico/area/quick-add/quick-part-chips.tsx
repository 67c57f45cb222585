import { CalendarDays, Flag, Tag, UserRound, X, type LucideIcon } from 'lucide-react';
import { formatDay } from '../days.ts';
import type { ProjectMessages } from '../project/messages/es-mx.ts';
import { projectText } from '../project/project-text.ts';
import type { QuickPart } from './quick-add.ts';

const icons: Record<QuickPart['kind'], LucideIcon> = {
  label: Tag,
  person: UserRound,
  priority: Flag,
  due: CalendarDays,
};

const inWords = (part: QuickPart, text: ProjectMessages): string => {
  if (part.kind === 'due') return formatDay(part.day, { weekday: 'short', day: 'numeric', month: 'short' });
  return part.kind === 'priority' ? text.priorities[part.priority] : part.name;
};

interface QuickPartChipsProps {
  readonly parts: readonly QuickPart[];
  readonly onTakeOff: (source: string) => void;
}

/** What was understood of a line; each part can be left as text instead. */
export const QuickPartChips = ({ parts, onTakeOff }: QuickPartChipsProps) => {
  const shared = projectText.useText();
  const text = shared.quickAdd;
  const said = parts.map((part) => `${text.kinds[part.kind]} ${inWords(part, shared)}`);
  return (
    <>
      <p role="status" className="sr-only">
        {said.join(', ')}
      </p>
      {parts.length > 0 && (
        <ul aria-label={text.understood} className="flex flex-wrap gap-1">
          {parts.map((part) => {
            const Icon = icons[part.kind];
            return (
              <li
                key={`${part.kind} ${part.source}`}
                className="inline-flex max-w-full items-center gap-1 rounded-full bg-accent-soft pl-2 text-xs font-medium"
              >
                <Icon aria-hidden="true" size={13} className="shrink-0" />
                <span className="sr-only">{text.kinds[part.kind]} </span>
                <span className="truncate">{inWords(part, shared)}</span>
                <button
                  type="button"
                  aria-label={text.takeOff(part.source)}
                  onClick={() => onTakeOff(part.source)}
                  className="grid size-6 shrink-0 place-items-center rounded-full text-soft hover:text-text pointer-coarse:size-11"
                >
                  <X aria-hidden="true" size={13} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};
