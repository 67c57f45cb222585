import { Injectable } from '@nestjs/common';
import type { CardNotice } from '@nivel/contracts/projects/card-notice';
import { cardsAssigned } from '@nivel/contracts/projects/cards-assigned.fact';
import { cardsBlocked } from '@nivel/contracts/projects/cards-blocked.fact';
import { watchedCardsChanged } from '@nivel/contracts/projects/watched-cards-changed.fact';
import { array, bool, query, text, uuid } from '@nivel/messaging/statement';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import type { CardNews } from './card-news.ts';
import type { Project } from '../state/change.ts';

/** The notices that a command causes for others. */
export interface CommandNews {
  /** Runs on behalf of the person who did it. */
  readonly unit: SqlUnit;
  readonly project: Project;
  readonly by: string;
  readonly news: readonly CardNews[];
}

const NAMES = query({
  text: 'SELECT user_id AS "userId", full_name AS "fullName" FROM crico_users WHERE user_id = ANY ($1)',
  params: [array(uuid)],
  row: { userId: uuid, fullName: text },
});
const QUIET = query({
  text: 'SELECT project_id AS id, milestone_updates AS "isOn" FROM project_settings WHERE project_id = ANY ($1)',
  params: [array(uuid)],
  row: { id: uuid, isOn: bool },
});

/** Notifies people of others' changes to their cards; the commands of a batch share one check of read rights. */
@Injectable()
export class CardNotices {
  constructor(private readonly roles: ProjectRolesRepository) {}

  async tell(unit: SqlUnit, commands: readonly CommandNews[]): Promise<void> {
    if (commands.length === 0) return;
    const pairs = commands.flatMap(({ project, news }) =>
      news.map(({ to }) => ({ userId: to, projectId: project.id })),
    );
    const roles = await this.roles.rolesOfEach(unit, pairs);
    const readers = new Set(pairs.flatMap((pair, index) => (roles[index] ? [keyOf(pair)] : [])));
    const names = await unit.rows(NAMES, [commands.map(({ by }) => by)]);
    const quiet = (await unit.rows(QUIET, [commands.map(({ project }) => project.id)])).filter(({ isOn }) => !isOn);
    for (const command of commands) {
      const isQuiet = quiet.some(({ id }) => id === command.project.id);
      const heard = command.news.filter(
        ({ to, what }) =>
          readers.has(keyOf({ userId: to, projectId: command.project.id })) && (what.is !== 'changed' || !isQuiet),
      );
      const fullName = names.find(({ userId }) => userId === command.by)?.fullName ?? '';
      for (const about of together(heard)) tellOne(command, fullName, about);
    }
  }
}

const keyOf = ({ userId, projectId }: { userId: string; projectId: string }): string => `${userId} ${projectId}`;

/** The notice to one person about one command: all cards with which the same happened are one notice. */
const together = (news: readonly CardNews[]): CardNews[][] => [
  ...Map.groupBy(news, ({ to, what }) => `${to} ${what.is}`).values(),
];

const tellOne = ({ unit, project, by }: CommandNews, fullName: string, news: readonly CardNews[]): void => {
  const [first] = news;
  if (first === undefined) return;
  const { to, what, card } = first;
  const notice: CardNotice = {
    userId: to,
    projectId: project.id,
    projectName: project.name,
    by: { userId: by, fullName },
    card: { id: card.id, reference: `${project.key}-${card.number}`, title: card.title },
    count: news.length,
  };
  const about = { aggregate: project.id };
  if (what.is === 'assigned') unit.tell(cardsAssigned, notice, about);
  else if (what.is === 'blocked') unit.tell(cardsBlocked, { ...notice, reason: what.reason }, about);
  else unit.tell(watchedCardsChanged, { ...notice, event: what.event }, about);
};
