import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { createCricoMilestone } from '@nivel/contracts/projects/create-crico-milestone.operation';
import { deleteCricoList } from '@nivel/contracts/projects/delete-crico-list.operation';
import { deleteMilestone } from '@nivel/contracts/projects/delete-milestone.operation';
import { deleteMilestoneSafely } from '@nivel/contracts/projects/delete-milestone-safely.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { updateCricoList } from '@nivel/contracts/projects/update-crico-list.operation';
import { updateCricoMilestone } from '@nivel/contracts/projects/update-crico-milestone.operation';
import { updateMilestone } from '@nivel/contracts/projects/update-milestone.operation';
import { listAt, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const create = async (who: Somebody, { id }: Place, given: object = {}): Promise<string> =>
  (await projects.ask(who.userId, createCricoMilestone, { project_id_param: id, ...given })).milestone_id;

describe('TEN-4: who may what with one milestone or list', () => {
  const roles = [...project.roles, 'stranger', 'elsewhere', 'admin'] as const;
  it.each(roles.map((role) => [role] as const))('%s', async (role) => {
    const ana = await projects.aPerson();
    const [place, other] = [await projects.aProject(ana), await projects.aProject(ana)];
    const id = await create(ana, place);
    await projects.rows(`UPDATE projects SET visibility = $2 WHERE id = $1`, [
      place.id,
      role === 'reader' ? 'public' : 'private',
    ]);
    const who = await somebodyWith(role, place, other);
    const at = async (least: (typeof project.roles)[number], code: Promise<string>) => {
      const isEnough =
        role === 'admin' || (project.roles as readonly string[]).indexOf(role) >= project.roles.indexOf(least);
      expect([least, await code]).toEqual([least, isEnough ? 'allowed' : 'forbidden']);
    };
    const list = { p_list_id: listAt(place, 1) };
    await at(
      'member',
      projects.refusal(who.userId, updateCricoMilestone, { milestone_id_param: id, updates_param: { title: 'x' } }),
    );
    await at('member', projects.refusal(who.userId, updateMilestone, { id, name: 'y' }));
    await at('lead', projects.refusal(who.userId, updateCricoList, { ...list, p_name: 'x' }));
    await at('lead', projects.refusal(who.userId, deleteCricoList, list));
    await at('member', projects.refusal(who.userId, deleteMilestoneSafely, { milestone_id_param: id }));
    const gone = await create(ana, place);
    await at('member', projects.refusal(who.userId, deleteMilestone, { id: gone }));
    // A missing thing looks the same to a person without rights.
    expect(await projects.refusal(who.userId, deleteMilestone, { id: v7() })).toBe('forbidden');
    expect(await projects.refusal(null, deleteMilestone, { id })).toBe('unauthenticated');
  });

  const somebodyWith = (role: (typeof roles)[number], place: Place, other: Place): Promise<Somebody> => {
    if (role === 'admin') return projects.aPerson('admin');
    if (role === 'elsewhere') return projects.inTeam(other.id, 'director');
    return role === 'stranger' || role === 'reader' ? projects.aPerson() : projects.inTeam(place.id, role);
  };
});
