import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { anOrganization, aProject, dashboardOf, me } from '../crico.fixtures.ts';
import { cricoSite, dashboardDoor } from '../crico-site.ts';

const member = anOrganization(1, { user_role: 'member' });
const guest = anOrganization(2, { user_role: 'guest' });
const ofOrganization = ({ organization_id: organizationId }: typeof member) =>
  act(() =>
    publish({
      seq: 1,
      type: 'projects.organization-project.changed',
      room: `organization-projects:${organizationId}`,
      data: { organizationId, projectId: aProject(2).id },
      traceId: '',
    }),
  );
const ofOwn = () =>
  act(() =>
    publish({
      seq: 1,
      type: 'projects.own-project.changed',
      data: { userId: me, projectId: aProject(2).id },
      traceId: '',
    }),
  );

const open = async () => {
  let projects = [aProject(1)];
  const visits = cricoSite(
    { [dashboardDoor]: () => ({ body: dashboardOf(projects) }) },
    { organizations: [member, guest] },
  );
  await renderApp('/crico/dashboard?organization=personal');
  await screen.findByRole('link', { name: /Proyecto 1/ });
  return {
    reads: () => visits.filter(({ door }) => door === dashboardDoor).length,
    show: (...shown: typeof projects) => {
      projects = shown;
    },
  };
};

describe('the projects in the sidebar', () => {
  it.each([
    ['in an organization', () => ofOrganization(member)],
    ['of one’s own', ofOwn],
  ])('show what a colleague creates or changes in %s, read once for all that arrives together', async (_, tell) => {
    const app = await open();
    const before = app.reads();
    app.show(aProject(1, { name: 'Con otro nombre' }), aProject(2));
    tell();
    tell();
    expect(await screen.findByRole('link', { name: /Proyecto 2/ }, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Con otro nombre/ })).toBeTruthy();
    expect(app.reads()).toBe(before + 1);
  });

  it('do not follow changes that guests of an organization may not see', async () => {
    const app = await open();
    const before = app.reads();
    jest.useFakeTimers();
    ofOrganization(guest);
    await act(async () => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(app.reads()).toBe(before);
  });
});
