import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginDataExport } from '@nivel/contracts/auth/begin-data-export.operation';
import { dataExported } from '@nivel/contracts/auth/data-exported.fact';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { readDataExport } from '@nivel/contracts/auth/read-data-export.operation';
import { readPersonalData } from '@nivel/contracts/auth/read-personal-data.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { v7 } from 'uuid';
import { AppUnderTest } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { PhoneFactorsUnderTest } from '../../test/phone-factors-under-test.ts';

const [MINUTE, HOUR] = [60, 3_600];

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const begin = ({ access }: Signed, proof: object = {}) => auth.rpc(beginDataExport, proof, access);
const read = (id: string, { access }: Signed, part = 'auth') => auth.rpc(readDataExport, { id, part }, access);
const codeIs = (code: string) => ({ definition: { code } });

describe('beginning an export', () => {
  it('names every part, is written to its owner, and goes on when it is asked for again', async () => {
    const ana = await auth.aLearner();
    const begun = await begin(ana);
    expect(begun.parts).toEqual(['ai', 'auth', 'billing', 'finance', 'learning', 'projects', 'worker']);
    expect(Date.parse(begun.ends_at) - Date.parse(begun.began_at)).toBe(HOUR * 1_000);
    expect(await begin(ana)).toEqual(begun);
    expect(await auth.told(dataExported, ana.userId)).toMatchObject([{ userId: ana.userId, email: ana.email }]);
    const { events } = await auth.rpc(listSecurityEvents, {}, ana.access);
    expect(events.filter(({ kind }) => kind === 'data-exported')).toHaveLength(1);
  });

  it('takes a proof of who asks, and is refused without a session', async () => {
    const old = await auth.later(await auth.aLearner(), 11 * MINUTE);
    await expect(begin(old)).rejects.toMatchObject(codeIs('current_password_required'));
    await begin(old, { current_password: old.password });
    await expect(auth.rpc(beginDataExport, {}, null)).rejects.toMatchObject(codeIs('unauthenticated'));
  });

  it('is possible once a day', async () => {
    let ana = await auth.aLearner();
    const { id } = await begin(ana);
    ana = await auth.later(ana, HOUR);
    const proof = { current_password: ana.password };
    await expect(begin(ana, proof)).rejects.toMatchObject({
      ...codeIs('data_exported_recently'),
      details: { retryAfterSeconds: 23 * HOUR },
    });
    ana = await auth.later(ana, 23 * HOUR);
    expect((await begin(ana, proof)).id).not.toBe(id);
  });
});

describe('reading an export', () => {
  /** The rows of a section. */
  const rowsOf = (page: OutputOf<typeof readDataExport>, section: string) =>
    page.rows.filter((row) => row.section === section).map(({ data }) => data);

  it('answers what is stored about the person, without a secret and with nothing of others', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    const app = await new AppUnderTest(auth).add(ana, 'Mi tableta');
    await new PhoneFactorsUnderTest(auth).keep(ana, '525512345678');
    const { id } = await begin({ ...ana, access: app.access });
    const page = await read(id, { ...ana, access: app.access });
    expect(rowsOf(page, 'account')).toMatchObject([{ id: ana.userId, email: ana.email }]);
    const factors = rowsOf(page, 'second-factors').map(({ friendly_name, phone }) => ({ friendly_name, phone }));
    expect(factors).toHaveLength(2);
    expect(factors).toContainEqual({ friendly_name: 'Mi tableta', phone: null });
    expect(factors).toContainEqual({ friendly_name: 'Mi celular', phone: '525512345678' });
    expect(rowsOf(page, 'security-events').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['signed-in', 'factor-added', 'data-exported']),
    );
    expect(page.next).toBeNull();
    expect(page.sections.find(({ section }) => section === 'sessions')?.about.en).toBe('Where your account is open');
    const everything = JSON.stringify(page);
    expect(everything).not.toContain(eve.userId);
    for (const secret of ['$argon2', app.secret, 'refresh_key', 'hash', 'sealed'])
      expect(everything).not.toContain(secret);
  });

  it('goes on where the page before ended', async () => {
    const ana = await auth.aLearner();
    await auth.owner.query(
      `INSERT INTO security_events (id, user_id, kind, origin, at)
SELECT gen_random_uuid(), $1, 'signed-in', '{}', now() FROM generate_series(1, 450)`,
      [ana.userId],
    );
    const ids = new Set<unknown>();
    let pages = 0;
    let after: OutputOf<typeof readPersonalData>['next'] = null;
    do {
      const page: OutputOf<typeof readPersonalData> = await auth.rpc(readPersonalData, { after }, ana.access);
      for (const { id } of rowsOf(page, 'security-events')) ids.add(id);
      after = page.next;
      pages += 1;
    } while (after !== null);
    const { rows } = await auth.owner.query('SELECT 1 FROM security_events WHERE user_id = $1', [ana.userId]);
    expect([ids.size, pages]).toEqual([rows.length, 3]);
  });

  it('is for the person who began it, for an hour', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    const { id } = await begin(ana);
    await expect(read(id, eve)).rejects.toMatchObject(codeIs('data_export_over'));
    await expect(read(v7(), ana)).rejects.toMatchObject(codeIs('data_export_over'));
    await expect(auth.rpc(readDataExport, { id, part: 'auth' }, null)).rejects.toMatchObject(codeIs('unauthenticated'));
    await expect(read(id, await auth.later(ana, HOUR))).rejects.toMatchObject(codeIs('data_export_over'));
  });

  it('goes on while its pages are read, in any tab, and for a day at most', async () => {
    let ana = await auth.aLearner();
    const { id } = await begin(ana);
    // 28 pages, each 50 minutes after the one before: 23 hours and 20 minutes.
    for (let n = 0; n < 28; n++) {
      ana = await auth.later(ana, 50 * MINUTE);
      expect((await read(id, ana)).next).toBeNull();
    }
    const proof = { current_password: ana.password };
    const begun = await begin(ana, proof);
    expect([begun.id, Date.parse(begun.ends_at) - Date.parse(begun.began_at)]).toEqual([id, 24 * HOUR * 1_000]);
    ana = await auth.later(ana, 41 * MINUTE);
    await expect(read(id, ana)).rejects.toMatchObject(codeIs('data_export_over'));
    expect((await begin(ana, proof)).id).not.toBe(id);
  });

  it('is over an hour after the last page, and no page opens it again', async () => {
    const ana = await auth.aLearner();
    const { id } = await begin(ana);
    const later = await auth.later(ana, 50 * MINUTE);
    await read(id, later);
    const late = await auth.later(later, HOUR);
    for (let n = 0; n < 2; n++) await expect(read(id, late)).rejects.toMatchObject(codeIs('data_export_over'));
  });

  it('of another export is not answered, and does not keep the own one open', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    const { id } = await begin(ana);
    const [here, there] = [await auth.later(ana, 50 * MINUTE), await auth.later(eve, 0)];
    await expect(read(id, there)).rejects.toMatchObject(codeIs('data_export_over'));
    await expect(read(id, await auth.later(here, 10 * MINUTE))).rejects.toMatchObject(codeIs('data_export_over'));
  });

  it('of a part that does not answer is an error, and of one that is none is not found', async () => {
    const ana = await auth.aLearner();
    const { id } = await begin(ana);
    await expect(read(id, ana, 'billing')).rejects.toMatchObject(codeIs('unavailable'));
    await expect(read(id, ana, 'nothing')).rejects.toMatchObject(codeIs('not_found'));
  });
});
