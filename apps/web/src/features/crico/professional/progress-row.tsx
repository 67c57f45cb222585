import { ProgressBar } from '@nivel/ui/progress-bar';
import { useId, useState } from 'react';
import { Avatar } from '../../../shell/pictures/avatar.tsx';
import { cricoText } from '../area/crico-text.ts';
import { formatDay } from '../../../shell/days/days.ts';
import { begunModules, nameOf } from './member-list.ts';
import { isArriving, type MemberProgress, type ProgressMember } from './professional.queries.ts';
import { professionalText } from './professional-text.ts';

interface ProgressRowProps {
  readonly all: MemberProgress;
  readonly member: ProgressMember;
}

const Modules = ({ all, member }: ProgressRowProps) => {
  const words = professionalText.useText();
  const begun = begunModules(member, all.modules);
  if (begun.length === 0) return <p className="text-soft">{words.noModules}</p>;
  return (
    <ul aria-label={words.modulesOf(nameOf(member))} className="flex flex-col gap-1">
      {begun.map(({ id, level, number, title, percent }) => (
        <li key={id} className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">{words.module(level, number, title)}</span>
          <span className="shrink-0 tabular-nums">{words.percent(percent)}</span>
        </li>
      ))}
    </ul>
  );
};

const lastDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** A member: who they are, and how far, if they agreed that it is shown. */
export const ProgressRow = ({ all, member }: ProgressRowProps) => {
  const text = cricoText.useText();
  const words = professionalText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const modulesId = useId();
  const name = nameOf(member);
  const { progress } = member;
  const day = progress?.last_day ?? null;
  return (
    <>
      <tr className="border-t border-line align-top">
        <th scope="row" className="py-2 pr-3 pl-4 text-left font-normal">
          <span className="flex items-start gap-2.5">
            <span className="max-sm:hidden">
              <Avatar name={name} picture={member.user_info.avatar_url} />
            </span>
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-sm wrap-anywhere text-soft max-sm:hidden">{member.user_info.email}</span>
              {progress && (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? modulesId : undefined}
                  onClick={() => setIsOpen(!isOpen)}
                  className="min-h-8 text-sm text-accent underline pointer-coarse:min-h-11"
                >
                  {words.modules(progress.modules.length, all.modules.length)}
                  <span className="sr-only">, {name}</span>
                </button>
              )}
            </span>
          </span>
        </th>
        <td className="py-2 pr-3 text-soft max-sm:hidden">{text.organizationRoles[member.role]}</td>
        {progress ? (
          <>
            <td className="w-40 py-2 pr-3 max-sm:w-24">
              <span className="tabular-nums">{words.percent(progress.percent)}</span>
              <ProgressBar progress={progress.percent} aria-label={words.progressOf(name)} />
            </td>
            <td className="py-2 pr-4 tabular-nums">{day === null ? words.never : formatDay(day, lastDay)}</td>
          </>
        ) : (
          <td colSpan={2} className="py-2 pr-4 text-soft">
            {isArriving(all, member) ? words.arriving : words.notShared}
          </td>
        )}
      </tr>
      {progress && isOpen && (
        <tr>
          <td id={modulesId} colSpan={4} className="bg-sunken px-4 py-2.5 text-sm">
            <Modules all={all} member={member} />
          </td>
        </tr>
      )}
    </>
  );
};
