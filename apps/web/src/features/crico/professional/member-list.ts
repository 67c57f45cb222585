import { plainText } from '../../../shell/commands/matching.ts';
import type { Cells } from '../area/csv.ts';
import type { ProfessionalMessages } from './messages/es-mx.ts';
import type { ProgressMember, SharedModule } from './professional.queries.ts';

export const sorts = ['name', 'role', 'percent', 'last_day'] as const;
export type MemberSort = (typeof sorts)[number];

/** The display of the members, as in the address. */
export interface MemberView {
  readonly q: string;
  readonly sort: MemberSort;
  readonly turned: boolean;
}

export const nameOf = ({ user_info: info }: ProgressMember): string => info.full_name || info.email;

const rank = { owner: 0, admin: 1, member: 2, guest: 3 } as const;

type Compare = (one: ProgressMember, other: ProgressMember) => number;

const byName: Compare = (one, other) => nameOf(one).localeCompare(nameOf(other));

const compare: Readonly<Record<MemberSort, Compare>> = {
  name: byName,
  role: (one, other) => rank[one.role] - rank[other.role],
  percent: (one, other) => (one.progress?.percent ?? 0) - (other.progress?.percent ?? 0),
  last_day: (one, other) => (one.progress?.last_day ?? '').localeCompare(other.progress?.last_day ?? ''),
};

/**
 * Members whose name or address contains the words, in order; members without shared progress come last, in either direction.
 */
export const shownMembers = (members: readonly ProgressMember[], { q, sort, turned }: MemberView): ProgressMember[] => {
  const words = plainText(q.trim());
  const found = members.filter((member) => plainText(`${nameOf(member)} ${member.user_info.email}`).includes(words));
  const needsProgress = sort === 'percent' || sort === 'last_day';
  return found.sort((one, other) => {
    if (needsProgress && (one.progress === null) !== (other.progress === null)) return one.progress === null ? 1 : -1;
    return compare[sort](one, other) * (turned ? -1 : 1) || byName(one, other);
  });
};

/** The average of members who share their progress; null: nobody does. */
export const averagePercent = (members: readonly ProgressMember[]): number | null => {
  const percents = members.flatMap(({ progress }) => (progress === null ? [] : [progress.percent]));
  if (percents.length === 0) return null;
  return Math.floor(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
};

/** The modules that a member has begun, with their names. */
export const begunModules = (
  { progress }: ProgressMember,
  modules: readonly SharedModule[],
): readonly (SharedModule & { readonly percent: number })[] => {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return (progress?.modules ?? []).flatMap(({ id, percent }) => {
    const module = byId.get(id);
    return module ? [{ ...module, percent }] : [];
  });
};

/** The displayed data, for a spreadsheet. */
export const sheetOf = (
  members: readonly ProgressMember[],
  modules: readonly SharedModule[],
  words: ProfessionalMessages,
  roles: Readonly<Record<ProgressMember['role'], string>>,
): Cells => [
  words.csvColumns,
  ...members.map((member) => [
    nameOf(member),
    member.user_info.email,
    roles[member.role],
    member.progress === null ? words.no : words.yes,
    member.progress === null ? '' : String(member.progress.percent),
    begunModules(member, modules)
      .map(({ level, number, percent }) => `${level}.${number}: ${percent} %`)
      .join('; '),
    member.progress?.last_day ?? '',
  ]),
];
