import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { Tier } from '@nivel/contracts/billing/plan';
import { certificateRevoked } from '@nivel/contracts/learning/certificate-revoked.fact';
import { certificateNumberText } from '@nivel/contracts/learning/certificate-values';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { issueCertificate } from '@nivel/contracts/learning/issue-certificate.operation';
import { listCertificates } from '@nivel/contracts/learning/list-certificates.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { printCertificate } from '@nivel/contracts/learning/print-certificate.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { revokeCertificate } from '@nivel/contracts/learning/revoke-certificate.operation';
import { updateTimeZone } from '@nivel/contracts/learning/update-time-zone.operation';
import { verifyCertificate } from '@nivel/contracts/learning/verify-certificate.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { aContentTree, aLevel, aModule, aTextPart, idOf } from '../../test/a-curriculum.ts';
import { BillingService } from '../../test/billing-service.ts';
import { knownPerson } from '../../test/known-person.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { PeopleService } from '../../test/people-service.ts';

let learning: LearningUnderTest;
let people: PeopleService;
let billing: BillingService;
let admin: Person;
const ids = [idOf('c', 60), idOf('c', 61)];

/** The first level has one module of two texts. */
const tree = () => {
  const content = aContentTree();
  const parts = ids.map((id, index) => aTextPart(id, index + 1));
  const levels = content.levels.map((level) => (level.id === 'X100' ? aLevel('X100', [aModule(1, parts)]) : level));
  return { ...content, levels };
};

beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
  people = await PeopleService.start(learning);
  billing = await BillingService.start(learning);
  admin = await people.administrator();
  await learning.importTree(tree());
});
afterAll(async () => {
  await people.owner.stop();
  await billing.owner.stop();
  await learning.stop();
});

const complete = async (learner: Person, partIds: readonly string[] = ids): Promise<void> => {
  for (const part_id of partIds) {
    await learner.ask(openPart, { part_id });
    learning.clock.pass(6);
    await learner.ask(recordReading, { part_id });
    await learner.ask(completePart, { part_id });
  }
};
const aGraduate = async (tier: Tier = 'pro'): Promise<Person> => {
  const { person } = await knownPerson(learning, 'Ana');
  await billing.give(person.userId, tier);
  await complete(person);
  return person;
};
const asking = (holder_name = 'Ana Sol') => ({ level_id: 'X100', holder_name });

describe('the certificate of a level', () => {
  it('is issued once, listed, printed, and verified by anybody who has its number', async () => {
    const ana = await aGraduate();
    expect(await ana.ask(listCertificates, {})).toMatchObject({ has_plan: true, suggested_name: 'Ana Sol' });
    const issued = await ana.ask(issueCertificate, asking());
    expect(issued).toMatchObject({
      level_id: 'X100',
      holder_name: 'Ana Sol',
      issued_on: '2026-11-16',
      revoked_on: null,
    });
    const again = await Promise.all(['Otra', 'Más'].map((name) => ana.ask(issueCertificate, asking(name))));
    expect(again).toEqual([issued, issued]);
    const { levels } = await ana.ask(listCertificates, {});
    expect(levels.find(({ level_id: id }) => id === 'X100')).toMatchObject({ parts_left: 0, certificate: issued });
    const { number, ...certified } = issued;
    const written = ` ${certificateNumberText(number).toLowerCase()} `;
    expect(await learning.nobody.ask(verifyCertificate, { number: written })).toEqual({
      ...{ number, state: 'valid', certified },
    });
    const { pdf_base64: pdf } = await ana.ask(printCertificate, { number });
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is issued on the day that it is for the learner', async () => {
    const ana = await aGraduate();
    await ana.ask(updateTimeZone, { time_zone: 'Pacific/Kiritimati' });
    const { number, issued_on } = await ana.ask(issueCertificate, asking());
    expect(issued_on).toBe('2026-11-17');
    // The day of the school is the one before.
    expect(await admin.ask(revokeCertificate, { number, reason: 'Prueba' })).toMatchObject({
      certified: { issued_on, revoked_on: issued_on },
    });
  });

  it('asked for at once by two windows is one', async () => {
    const ana = await aGraduate();
    const asked = await Promise.all(Array.from({ length: 6 }, () => ana.ask(issueCertificate, asking())));
    expect(new Set(asked.map(({ number }) => number)).size).toBe(1);
  });

  it('is refused with what is missing: parts, the plan, a name, the level', async () => {
    const { person: leo } = await knownPerson(learning, 'Leo');
    await complete(leo, ids.slice(0, 1));
    expect(await leo.refusal(issueCertificate, asking())).toEqual({
      code: 'certificate_not_earned',
      details: { left: 1 },
    });
    await complete(leo, ids.slice(1));
    expect(await leo.refusal(issueCertificate, asking())).toEqual({
      code: 'certificate_needs_plan',
      details: { plan: 'pro' },
    });
    for (const name of [' ', 'A', 'a'.repeat(101), 'Ana 🙂', 'Ana <b>'])
      expect(await leo.refusal(issueCertificate, asking(name))).toMatchObject({ code: 'invalid_input' });
    expect(await leo.refusal(issueCertificate, { ...asking(), level_id: 'X900' })).toMatchObject({
      code: 'certificate_level_not_found',
    });
    // A level without parts certifies nothing.
    expect(await leo.refusal(issueCertificate, { ...asking(), level_id: 'X300' })).toMatchObject({
      code: 'certificate_not_earned',
    });
  });

  it('stays when the plan ends, and is printed for nobody else', async () => {
    const [ana, other] = [await aGraduate(), await aGraduate()];
    const issued = await ana.ask(issueCertificate, asking());
    await billing.give(ana.userId, 'free');
    expect(await ana.ask(issueCertificate, asking())).toEqual(issued);
    const printing = { number: issued.number };
    expect(await learning.nobody.ask(verifyCertificate, printing)).toMatchObject({ state: 'valid' });
    expect(await other.refusal(printCertificate, printing)).toMatchObject({ code: 'certificate_not_found' });
  });

  it('is revoked by an administrator for good, and says so', async () => {
    const ana = await aGraduate();
    const { number } = await ana.ask(issueCertificate, asking());
    const revoking = { number, reason: 'Las respuestas eran de otra persona' };
    expect(await ana.refusal(revokeCertificate, revoking)).toMatchObject({ code: 'forbidden' });
    const revoked = await admin.ask(revokeCertificate, revoking);
    expect(revoked).toMatchObject({ state: 'revoked', certified: { revoked_on: '2026-11-16' } });
    expect(await admin.ask(revokeCertificate, { ...revoking, reason: 'Otra razón' })).toEqual(revoked);
    expect(JSON.stringify(await learning.nobody.ask(verifyCertificate, { number }))).not.toContain('otra persona');
    expect(await ana.refusal(printCertificate, { number })).toMatchObject({ code: 'certificate_not_found' });
    expect(await ana.ask(issueCertificate, asking())).toMatchObject({ number, revoked_on: '2026-11-16' });
    const [row] = await learning.rows('SELECT revocation, revoked_by FROM certificates WHERE number = $1', [number]);
    expect(row).toEqual({ revocation: revoking.reason, revoked_by: admin.userId });
    // Its holder is notified once.
    const levelName = revoked.certified?.level_name;
    expect(await learning.told(certificateRevoked, ana.userId)).toEqual([
      { userId: ana.userId, levelId: 'X100', levelName },
    ]);
  });

  it('that somebody changed in the database certifies nothing, and is issued again', async () => {
    const ana = await aGraduate();
    const { number } = await ana.ask(issueCertificate, asking());
    await learning.owner.query(`UPDATE certificates SET holder_name = 'Otra Persona' WHERE number = $1`, [number]);
    const verified = await learning.nobody.ask(verifyCertificate, { number });
    expect(verified).toEqual({ number, state: 'changed', certified: null });
    expect(await ana.refusal(printCertificate, { number })).toMatchObject({ code: 'certificate_not_found' });
    const { levels } = await ana.ask(listCertificates, {});
    expect(levels.find(({ level_id: id }) => id === 'X100')).toMatchObject({ certificate: null });
    const again = await Promise.all([1, 2].map(() => ana.ask(issueCertificate, asking())));
    expect(new Set(again.map((one) => one.number)).size).toBe(1);
    expect(again[0]?.number).not.toBe(number);
    expect(await learning.nobody.refusal(verifyCertificate, { number })).toMatchObject({
      code: 'certificate_not_found',
    });
  });

  it('that was revoked stays so, whatever somebody does to its row', async () => {
    const ana = await aGraduate();
    const { number } = await ana.ask(issueCertificate, asking());
    await admin.ask(revokeCertificate, { number, reason: 'Una razón' });
    await learning.owner.query(`UPDATE certificates SET level_name = 'Otro' WHERE number = $1`, [number]);
    expect(await ana.ask(issueCertificate, asking())).toMatchObject({ number, revoked_on: '2026-11-16' });
    expect(await learning.nobody.ask(verifyCertificate, { number })).toEqual({
      ...{ number, state: 'revoked', certified: null },
    });
  });

  it('of a number that nobody has is none', async () => {
    const unknown = { number: '0'.repeat(16) };
    expect(await learning.nobody.refusal(verifyCertificate, unknown)).toMatchObject({ code: 'certificate_not_found' });
    expect(await learning.nobody.refusal(verifyCertificate, { number: 'nada' })).toMatchObject({
      code: 'invalid_input',
    });
    expect(await admin.refusal(revokeCertificate, { ...unknown, reason: 'No existe' })).toMatchObject({
      code: 'certificate_not_found',
    });
  });

  it('stays in the list when its level is no longer taught', async () => {
    const ana = await aGraduate();
    const issued = await ana.ask(issueCertificate, asking());
    await learning.importTree({ ...tree(), levels: tree().levels.filter(({ id }) => id !== 'X100') });
    const listed = async () => (await ana.ask(listCertificates, {})).levels.at(-1);
    try {
      await waitUntil(async () => (await listed())?.level_id === 'X100');
      expect(await listed()).toMatchObject({ level_name: issued.level_name, certificate: issued });
      expect(await ana.ask(issueCertificate, asking())).toEqual(issued);
      expect((await ana.ask(printCertificate, { number: issued.number })).file_name).toBe('nivel-x100.pdf');
    } finally {
      await learning.importTree(tree());
    }
  });

  it('loses its name and why it was revoked with the account, and says that it was issued', async () => {
    const [ana, eva] = [await aGraduate(), await aGraduate()];
    const { number } = await ana.ask(issueCertificate, asking());
    const other = await eva.ask(issueCertificate, asking('Eva Sol'));
    await admin.ask(revokeCertificate, { number: other.number, reason: 'Eva no lo hizo' });
    for (const { userId } of [ana, eva]) await learning.tell(accountDeleted, { userId }, { version: 2 });
    const verify = (one: string) => learning.nobody.ask(verifyCertificate, { number: one });
    await waitUntil(async () => (await verify(number)).state === 'unnamed');
    expect(await verify(number)).toMatchObject({ certified: { holder_name: '', level_id: 'X100' } });
    await waitUntil(async () => (await verify(other.number)).certified?.holder_name === '');
    expect(await verify(other.number)).toMatchObject({ state: 'revoked' });
    const numbers = [number, other.number];
    expect(
      await learning.rows('SELECT user_id, revocation FROM certificates WHERE number = ANY($1)', [numbers]),
    ).toEqual(numbers.map(() => ({ user_id: null, revocation: '' })));
    // Who asks with a token that still holds gets no new one under their name.
    await billing.give(ana.userId, 'pro');
    expect(await ana.refusal(issueCertificate, asking())).toMatchObject({ code: 'unauthenticated' });
    expect(await learning.rows('SELECT 1 FROM certificates WHERE user_id = $1', [ana.userId])).toEqual([]);
  });
});
