import { CalendarDays, CircleHelp, Flag, Tag, TagPlus, UserRound, X, type LucideIcon } from 'lucide-react';
import { formatDay } from '../../../../shell/days/days.ts';
import type { ProjectMessages } from '../project/messages/es-mx.ts';
import { projectText } from '../project/project-text.ts';
import type { Misread, QuickPart } from './quick-add.ts';

const icons: Record<QuickPart['kind'], LucideIcon> = {
  label: Tag,
  newLabel: TagPlus,
  person: UserRound,
  priority: Flag,
  due: CalendarDays,
};

const inWords = (part: QuickPart, text: ProjectMessages): string => {
  if (part.kind === 'due') return formatDay(part.day, { weekday: 'short', day: 'numeric', month: 'short' });
  return part.kind === 'priority' ? text.priorities[part.priority] : part.name;
};

/** Why a word stays text. */
const reasonOf = ({ kind, why }: Pick<Misread, 'kind' | 'why'>, { whyNot }: ProjectMessages['quickAdd']): string =>
  why === 'mayNot' ? whyNot.mayNot : whyNot[kind][why];

interface QuickPartChipsProps {
  readonly parts: readonly QuickPart[];
  readonly misread: readonly Misread[];
  readonly onTakeOff: (source: string) => void;
}

/** A text that looks like a part but is not, and why: it stays in the title. */
const MisreadWords = ({ misread, onTakeOff }: Omit<QuickPartChipsProps, 'parts'>) => {
  const text = projectText.useText().quickAdd;
  if (misread.length === 0) return null;
  return (
    <ul aria-label={text.misread} className="flex flex-wrap gap-1">
      {misread.map(({ kind, source, why }, index) => (
        <li
          key={`${source} ${index}`}
          className="inline-flex max-w-full items-center gap-1 rounded-full border border-dashed border-line-strong pl-2 text-xs text-soft"
        >
          <CircleHelp aria-hidden="true" size={13} className="shrink-0" />
          <span className="truncate">
            {source}: {reasonOf({ kind, why }, text)}
          </span>
          <button
            type="button"
            aria-label={text.takeOff(source)}
            onClick={() => onTakeOff(source)}
            className="grid size-6 shrink-0 place-items-center rounded-full hover:text-text pointer-coarse:size-11"
          >
            <X aria-hidden="true" size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The understood parts of a line; each part can be left as text instead. */
export const QuickPartChips = ({ parts, misread, onTakeOff }: QuickPartChipsProps) => {
  const shared = projectText.useText();
  const text = shared.quickAdd;
  const said = parts.map((part) => `${text.kinds[part.kind]} ${inWords(part, shared)}`);
  const not = misread.map(({ kind, source, why }) => `${text.misread} ${source}: ${reasonOf({ kind, why }, text)}`);
  return (
    <>
      <p role="status" className="sr-only">
        {[...said, ...not].join(', ')}
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
      <MisreadWords misread={misread} onTakeOff={onTakeOff} />
    </>
  );
};
