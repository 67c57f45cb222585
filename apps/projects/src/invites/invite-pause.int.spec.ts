import { expect, it } from '@jest/globals';
import { inviteToCrico } from '@nivel/contracts/projects/invite-to-crico.operation';
import { resendInvite } from '@nivel/contracts/projects/resend-invite.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor(
  (started) => {
    projects = started;
  },
  { INVITE_PAUSE_SECONDS: '3600' },
);

it('an address that was invited just now gets no second e-mail, and the answer states the wait', async () => {
  const [admin, other] = [await projects.aPerson('admin'), await projects.aPerson('admin')];
  const email = 'nueva@example.com';
  const { id } = await projects.ask(admin.userId, inviteToCrico, { email });
  const refused = {
    definition: { code: 'too_many_invites' },
    details: { reason: 'just-now', retryAfter: expect.any(Number) },
  };
  for (const { userId } of [admin, other])
    await expect(projects.ask(userId, inviteToCrico, { email })).rejects.toMatchObject(refused);
  await expect(projects.ask(admin.userId, resendInvite, { invite_id: id })).rejects.toMatchObject(refused);
});
