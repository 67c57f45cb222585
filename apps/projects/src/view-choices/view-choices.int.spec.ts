import { describe, expect, it } from '@jest/globals';
import { readViewChoices } from '@nivel/contracts/projects/read-view-choices.operation';
import { saveViewChoices } from '@nivel/contracts/projects/save-view-choices.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const keptBy = ({ userId }: Somebody, project_id: string) => projects.ask(userId, readViewChoices, { project_id });
const nothing = { choices: null, collapsed: null };

describe("a person's view choices", () => {
  it('is kept for them alone, project by project, choices and folded columns apart', async () => {
    const ana = await projects.aPerson();
    const [{ id: project_id }, other] = [await projects.aProject(ana), await projects.aProject(ana)];
    const beto = await projects.inTeam(project_id, 'guest');
    expect(await keptBy(ana, project_id)).toEqual(nothing);
    const choices = { view: 'table', sort: 'due', turned: true, group: 'label', size: '100' } as const;
    await projects.ask(ana.userId, saveViewChoices, { project_id, choices });
    await projects.ask(ana.userId, saveViewChoices, { project_id, collapsed: ['done', project_id] });
    expect(await keptBy(ana, project_id)).toEqual({ choices, collapsed: ['done', project_id] });
    await projects.ask(ana.userId, saveViewChoices, { project_id, choices: { view: 'simple' }, collapsed: [] });
    expect(await keptBy(ana, project_id)).toEqual({ choices: { view: 'simple' }, collapsed: [] });
    expect([await keptBy(beto, project_id), await keptBy(ana, other.id)]).toEqual([nothing, nothing]);
    await projects.ask(beto.userId, saveViewChoices, { project_id, choices: { lanes: 'assignee' } });
    expect((await keptBy(beto, project_id)).choices).toEqual({ lanes: 'assignee' });
    const own = `field.${project_id}` as const;
    await projects.ask(beto.userId, saveViewChoices, { project_id, choices: { group: own, lanes: own } });
    expect((await keptBy(beto, project_id)).choices).toEqual({ group: own, lanes: own });
    expect((await keptBy(ana, project_id)).choices).toEqual({ view: 'simple' });
  });

  it('is nothing for strangers, nothing that there is not, and not endless', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const { id: project_id } = await projects.aProject(ana);
    for (const operation of [readViewChoices, saveViewChoices])
      expect(await projects.refusal(stranger.userId, operation, { project_id })).toBe('forbidden');
    const refusal = (given: object) => projects.refusal(ana.userId, saveViewChoices, { project_id, ...given });
    for (const given of [
      { choices: { view: 'wall' } },
      { choices: { columns: 'title*9999' } },
      { choices: { columns: `title.${'<b>'}` } },
      { choices: { columns: 'a.'.repeat(2_000) } },
      { choices: { sort: 'field.1' } },
      { choices: { q: 'x' } },
      { collapsed: ['x'.repeat(81)] },
      { collapsed: Array.from({ length: 201 }, (_, index) => `c${index}`) },
      { user_id: stranger.userId },
    ])
      expect(await refusal(given)).toBe('invalid_input');
    expect(await keptBy(ana, project_id)).toEqual(nothing);
    const columns = { columns: `number*80.title.${project_id}`, sort: `field.${project_id}` } as const;
    expect(await refusal({ choices: columns })).toBe('allowed');
    expect((await keptBy(ana, project_id)).choices).toEqual(columns);
    expect(await refusal({ collapsed: Array.from({ length: 200 }, (_, index) => `c${index}`) })).toBe('allowed');
  });
});
