import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { project } from '@nivel/contracts/projects/memberships';
import { readTeamTalk } from '@nivel/contracts/projects/read-team-talk.operation';
import { MOST_TALKERS } from '@nivel/contracts/projects/team-talk';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { isOfTeam } from '../talk/audience.ts';
import { hoursBefore, lastWholeWeek, type TalkPeriod } from './talk-period.ts';
import { TeamTalkRepository } from './team-talk.repository.ts';

type Talk = OutputOf<typeof readTeamTalk>;
type Input = InputOf<typeof readTeamTalk>;

@Handles(readTeamTalk)
export class ReadTeamTalkHandler implements Handler<typeof readTeamTalk> {
  constructor(
    private readonly talk: TeamTalkRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle({ project_id: id, hours }: Input, call: Call): Promise<Talk> {
    const role = roleOf(call, project);
    const now = this.clock.now();
    const seesPeople = isAtLeast(project, role, 'lead');
    const period = seesPeople ? hoursBefore(now, hours) : lastWholeWeek(now);
    const shown = { from: period.from.toISOString(), to: period.to.toISOString() };
    if (!isOfTeam(role)) return { audience: 'nobody', ...shown, is_settled: true, me: null, people: [], texts: [] };
    const all = await this.roles.peopleOf(this.work.reads, id);
    const team = all.filter((person) => isOfTeam(person.role)).map(({ userId }) => userId);
    const isSettled =
      seesPeople ||
      (await this.talk.isSettled(this.work.reads, id, period, { team, all: all.map(({ userId }) => userId) }));
    const texts = isSettled ? await this.talk.texts(this.work.reads, id, period, team) : [];
    // People who wrote nothing, or opted out, are not listed.
    const people = [...new Set(texts.map(({ author }) => author))].slice(0, MOST_TALKERS);
    const places = new Map(people.map((person, place) => [person, place]));
    return {
      ...{ audience: seesPeople ? 'people' : 'team', ...shown, is_settled: isSettled },
      me: places.get(actorOf(call).userId) ?? null,
      people: await this.peopleOf(id, people, period, { now, seesPeople }),
      texts: texts.flatMap(({ author, isBefore, text }): Talk['texts'] => {
        const place = places.get(author);
        return place === undefined ? [] : [[place, isBefore, text]];
      }),
    };
  }

  /** Factors that may weigh on people. */
  private async peopleOf(
    id: string,
    people: readonly string[],
    period: TalkPeriod,
    { now, seesPeople }: { readonly now: Date; readonly seesPeople: boolean },
  ): Promise<Talk['people']> {
    const [loads, returned] = await Promise.all([
      this.talk.loads(this.work.reads, id, people, now),
      this.talk.returned(this.work.reads, id, people, period),
    ]);
    const loadOf = new Map(loads.map((load) => [load.person, load]));
    const returnedOf = new Map(returned.map((row) => [row.person, row.returned]));
    return people.map((person) => {
      const load = loadOf.get(person);
      return {
        user_id: seesPeople ? person : null,
        ...{ open: load?.open ?? 0, overdue: load?.overdue ?? 0, due_soon: load?.dueSoon ?? 0 },
        returned: returnedOf.get(person) ?? 0,
      };
    });
  }
}
