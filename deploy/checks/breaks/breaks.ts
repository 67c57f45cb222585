/** A line that is broken on purpose, and the test file that must notice. */
export interface Break {
  /** The resulting wrong behaviour of the product. */
  readonly what: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
  readonly spec: string;
}

const learning = (path: string): string => `apps/learning/src/${path}`;
const auth = (path: string): string => `apps/auth/src/${path}`;
const projects = (path: string): string => `apps/projects/src/${path}`;
const gateway = (path: string): string => `apps/gateway/src/${path}`;

/** `npm run breaks` breaks each line of this list in a copy of the tree and runs its test file, which must turn red. */
export const breaks: readonly Break[] = [
  {
    what: 'a day that is missed costs no freeze',
    file: learning('learner/streak.ts'),
    from: 'streak.freezes - missed : streak.freezes',
    to: 'streak.freezes : streak.freezes',
    spec: learning('learner/streak.spec.ts'),
  },
  {
    what: 'an earlier day counts for the streak once more',
    file: learning('learner/streak.ts'),
    from: 'if (streak.lastDay !== null && day <= streak.lastDay) return streak;',
    to: 'if (streak.lastDay !== null && day < streak.lastDay) return streak;',
    spec: learning('learner/streak.spec.ts'),
  },
  {
    what: 'a wrong choice costs nothing',
    file: learning('grading/grading.ts'),
    from: 'return Math.max(0, (hits - misses) / right);',
    to: 'return Math.max(0, hits / right);',
    spec: learning('grading/grading.spec.ts'),
  },
  {
    what: 'a part of a locked module can be completed',
    file: learning('progress/complete-part.ts'),
    from: '  refuseLocked(curriculum, { ...learner, tier }, module, rules);\n',
    to: '',
    spec: learning('progress/complete-part.int.spec.ts'),
  },
  {
    what: 'a part can be completed without having been studied',
    file: learning('progress/complete-part.ts'),
    from: 'if (missing !== null || view === undefined)',
    to: 'if (view === undefined)',
    spec: learning('progress/complete-part.int.spec.ts'),
  },
  {
    what: 'the points of a part are counted twice',
    file: learning('progress/complete-part.ts'),
    from: 'const ownPoints = learner.totalPoints + part.points;',
    to: 'const ownPoints = learner.totalPoints + part.points * 2;',
    spec: learning('progress/complete-part.spec.ts'),
  },
  {
    what: 'a plan goes on after its end',
    file: learning('access/plan-tiers.ts'),
    from: 'return until !== null && until <= now ? FREE : { tier, until };',
    to: 'return { tier, until };',
    spec: learning('access/plan-access.int.spec.ts'),
  },
  {
    what: 'a refresh token that was used before goes on working',
    file: auth('sessions/rotation.ts'),
    from: "if (count < state.newest - 1 && !isLostRaise) return 'reused';",
    to: "if (count < state.newest - 1 && !isLostRaise) return 'resend-active';",
    spec: auth('sessions/rotation.spec.ts'),
  },
  {
    what: 'a session proof that was seen before counts again',
    file: auth('sessions/session-proof.ts'),
    from: "return proof.seq > session.proofSeq ? 'proven' : 'stale';",
    to: "return proof.seq >= session.proofSeq ? 'proven' : 'stale';",
    spec: auth('sessions/session-proof.spec.ts'),
  },
  {
    what: 'a mailed code may be guessed once more',
    file: auth('codes/one-time-tokens.repository.ts'),
    from: 'AND attempts < $5::int',
    to: 'AND attempts <= $5::int',
    spec: auth('codes/guessed-codes.int.spec.ts'),
  },
  {
    what: 'a password may be guessed once more before the lock',
    file: auth('passwords/login-attempts.repository.ts'),
    from: 'WHEN failures + 1 < most THEN NULL',
    to: 'WHEN failures < most THEN NULL',
    spec: auth('passwords/lock-out.int.spec.ts'),
  },
  {
    what: 'an unknown address is answered without a hash',
    file: auth('passwords/password-hasher.ts'),
    from: '      await this.derive(password, this.dummySalt, { ...this.cost, parallelism: 1 }, call);\n',
    to: '',
    spec: auth('passwords/nobody-learns.int.spec.ts'),
  },
  {
    what: 'a hash is run for a call whose time is over',
    file: auth('passwords/hash-line.ts'),
    from: '      if (timeLeft(call) < LATEST_START_MS) throw this.busy();\n',
    to: '',
    spec: auth('passwords/hash-line.spec.ts'),
  },
  {
    what: 'a link of a mail may lead to any page of the web',
    file: auth('http/redirect-target.ts'),
    from: 'if (onTheWeb !== undefined) return onTheWeb;',
    to: 'if (onTheWeb !== undefined) return true;',
    spec: auth('http/redirect-target.spec.ts'),
  },
  {
    what: 'a test event of the payment provider is taken for a real one',
    file: 'apps/billing/src/events/take-stripe-event.handler.ts',
    from: '    if (event?.isLive !== this.provider.isLive) throw new AppError(billingErrors.event_refused);\n',
    to: '    if (event === null) throw new AppError(billingErrors.event_refused);\n',
    spec: 'apps/billing/src/events/only-the-provider.int.spec.ts',
  },
  {
    what: 'an unpaid subscription gives access without an end',
    file: 'apps/billing/src/subscriptions/access-of.ts',
    from: 'return pastDueSince && { tier, until: graceEnd(pastDueSince) };',
    to: 'return { tier, until: endsAt };',
    spec: 'apps/billing/src/subscriptions/access-of.spec.ts',
  },
  {
    what: 'promotion codes can be tried without a limit',
    file: 'apps/billing/src/promotions/own-promotion.ts',
    from: 'if (freed === undefined) return this.tries.add(unit, userId);',
    to: 'if (freed !== null) return this.tries.add(unit, userId);',
    spec: 'apps/billing/src/promotions/promotions.int.spec.ts',
  },
  {
    what: 'a policy lets everybody pass who has any role',
    file: 'libs/platform/src/enforce-policy.ts',
    from: 'if (role === null || !isAtLeast(policy.membership, role, policy.least))',
    to: 'if (role === null)',
    spec: 'libs/platform/src/policy.int.spec.ts',
  },
  {
    what: 'a fact that comes twice is applied twice',
    file: 'libs/messaging/src/fact-applier.ts',
    from: 'if (first.length > 0) await consumer.handle(received, unit);',
    to: 'await consumer.handle(received, unit);',
    spec: 'libs/platform/src/boot-service.int.spec.ts',
  },
  {
    what: 'a call that must not be repeated is repeated',
    file: 'libs/messaging/src/may-repeat.ts',
    from: "repeat !== 'never'",
    to: 'true',
    spec: 'libs/messaging/src/rpc-client.int.spec.ts',
  },
  {
    what: 'the limit of a list lets in one card more',
    file: projects('board/commands/board-rules.ts'),
    from: 'if (coming <= fits) return;',
    to: 'if (coming <= fits + 1) return;',
    spec: projects('board/board.int.spec.ts'),
  },
  {
    what: 'a member exceeds the limit of a list',
    file: projects('board/commands/board-rules.ts'),
    from: "  if (override && !isAtLeast(project, role, 'lead')) throw new AppError(boardErrors.override_needs_lead);\n",
    to: '',
    spec: projects('board/board.int.spec.ts'),
  },
  {
    what: 'cards may wait for each other',
    file: projects('board/card-content/dependencies.ts'),
    from: '    if (path === null) continue;',
    to: '    if (path === null || path.length > 0) continue;',
    spec: projects('board/cards/card-fields.int.spec.ts'),
  },
  {
    what: 'of two texts the later one wins silently',
    file: projects('board/card-content/merged-text.ts'),
    from: "return blocks.includes(null) ? null : blocks.join('');",
    to: "return blocks.includes(null) ? mine.join('') : blocks.join('');",
    spec: projects('board/card-content/merged-text.spec.ts'),
  },
  {
    what: 'the trash forgets a day too early',
    file: projects('retention/trash-retention.ts'),
    from: 'return new Date(now.getTime() - this.days * DAY_MS);',
    to: 'return new Date(now.getTime() - (this.days - 1) * DAY_MS);',
    spec: projects('trash/purge.int.spec.ts'),
  },
  {
    what: 'the refresh cookie can be read by scripts',
    file: gateway('doors/auth-cookies.ts'),
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    spec: gateway('doors/auth.int.spec.ts'),
  },
  {
    what: 'a caller chooses the address it is limited by',
    file: gateway('http/client-address.ts'),
    from: 'entries.at(-trustedProxies)',
    to: 'entries.at(0)',
    spec: gateway('http/client-address.spec.ts'),
  },
  {
    what: 'another site may call with cookies',
    file: gateway('http/origins.ts'),
    from: "if (site !== undefined && site !== 'same-origin') return false;",
    to: "if (site === 'none') return false;",
    spec: gateway('http/origins.spec.ts'),
  },
  {
    what: 'the reason of a failed mail contains the address of a person',
    file: 'apps/worker/src/delivery/email-failure.ts',
    from: "    .replace(ADDRESS, '<address>')\n",
    to: '',
    spec: 'apps/worker/src/delivery/email-failure.spec.ts',
  },
  {
    what: 'a notification that is put off comes back in the zone of the server',
    file: 'apps/worker/src/notifications/snooze-moment.ts',
    from: 'momentOf(today + 1, MORNING, timeZone)',
    to: "momentOf(today + 1, MORNING, 'UTC')",
    spec: 'apps/worker/src/notifications/snooze-moment.spec.ts',
  },
];
