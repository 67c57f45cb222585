import { describe, expect, it } from '@jest/globals';
import { beginDataExport } from '@nivel/contracts/auth/begin-data-export.operation';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { removePhone } from '@nivel/contracts/auth/remove-phone.operation';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import type { AppUnderTest } from '../../test/app-under-test.ts';
import type { AuthUnderTest, Signed } from '../../test/auth-under-test.ts';
import { phonesFor } from '../../test/phones-for.ts';

let auth: AuthUnderTest;
let apps: AppUnderTest;
phonesFor((started, phones) => {
  [auth, apps] = [started, phones.apps];
});

/** Somebody whose session the code of an SMS opened. */
const bySms = async (): Promise<Signed> => {
  const ana = await auth.aLearner();
  const phone = auth.newPhone();
  const prove = 'UPDATE users SET phone = $2, phone_confirmed_at = now() WHERE id = $1';
  await auth.owner.query(prove, [ana.userId, phone]);
  await auth.ask(sendMagicLink, { body: { phone } });
  const { code } = await auth.smsTo(phone);
  const { body } = await auth.codes.verify({ type: 'sms', phone, token: code });
  return { ...ana, access: String(body['access_token']), refresh: String(body['refresh_token']) };
};
const needed = { status: 400, code: 'reauthentication_needed' };

describe('a session that an SMS opened', () => {
  it('takes the code of an e-mail at once for what could make the account somebody else’s', async () => {
    const ana = await bySms();
    expect(await apps.enroll(ana.access)).toMatchObject(needed);
    expect(await auth.ask(removePhone, { token: ana.access })).toMatchObject(needed);
    expect(await auth.ask(updateUser, { token: ana.access, body: { phone: auth.newPhone() } })).toMatchObject(needed);
    const exporting = auth.rpc(beginDataExport, {}, ana.access);
    await expect(exporting).rejects.toMatchObject({ definition: { code: 'reauthentication_needed' } });
    // The password was not what opened it, and is no proof here.
    expect(await apps.enroll(ana.access, { current_password: ana.password })).toMatchObject(needed);
    await auth.ask(reauthenticate, { token: ana.access });
    const { code } = await auth.emailTo(ana.email);
    expect(await apps.enroll(ana.access, { nonce: code })).toMatchObject({ status: 200 });
  });

  it('stays such a session when it is refreshed', async () => {
    const { access } = await auth.later(await bySms(), 60);
    expect(await apps.enroll(access)).toMatchObject(needed);
  });

  it('changes nothing for the other sessions of the account', async () => {
    const ana = await bySms();
    const { access } = await auth.signIn(ana.email, ana.password);
    expect(await apps.enroll(access)).toMatchObject({ status: 200 });
  });
});
