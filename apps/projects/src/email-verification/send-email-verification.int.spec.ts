import { afterAll, describe, expect, it } from '@jest/globals';
import { sendEmailVerification } from '@nivel/contracts/projects/send-email-verification.operation';
import { AuthService } from '../../test/auth-service.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let auth: AuthService;
afterAll(() => auth.stop());
projectsFor(async (started) => {
  projects = started;
  auth = await AuthService.start(projects.stack.natsUrl);
});

describe('asking for the e-mail that proves an address', () => {
  it('is for oneself and, by administrators, for others; asks about no other person', async () => {
    const [admin, manager, ana] = [
      await projects.aPerson('admin'),
      await projects.aPerson('manager'),
      await projects.anAccount(),
    ];
    const of = { p_user_id: ana.userId };
    for (const who of [ana, admin])
      expect(await projects.ask(who.userId, sendEmailVerification, of)).toEqual({
        success: true,
        message: 'Verification email sent',
        attemptsRemaining: 9,
        retryAfter: 60,
      });
    expect(await projects.refusal(manager.userId, sendEmailVerification, of)).toBe('forbidden');
    expect(await projects.refusal(null, sendEmailVerification, of)).toBe('unauthenticated');
    expect(auth.proofsAsked).toEqual([ana.userId, ana.userId]);
  });

  it.each([
    ['limited', false, 'Failed to send verification email'],
    ['unknown', false, 'Failed to send verification email'],
    ['proven', true, 'Email is already verified'],
  ] as const)('that is %s is reported so', async (outcome, success, message) => {
    const ana = await projects.anAccount();
    auth.proof = { outcome, attemptsRemaining: 0, retryAfter: 3_600 };
    const answer = await projects.ask(ana.userId, sendEmailVerification, { p_user_id: ana.userId });
    expect(answer).toEqual({ success, message, attemptsRemaining: 0, retryAfter: 3_600 });
  });
});
