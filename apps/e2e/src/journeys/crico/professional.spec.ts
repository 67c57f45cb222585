import { describe, expect } from '@jest/globals';
import { aTeam } from '../../learners/crico-people.ts';
import { consentQuestion, professionalPage } from '../../pages/crico-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

describe('the learning of members', () => {
  journey('is shown to an owner once the member agreed, and is gone when they take it back', async (stage) => {
    const team = await aTeam();
    const address = `/professional-dashboard?organization=${team.organizationId}`;
    const [phone, desk] = await Promise.all([stage.device({ width: 390 }), stage.device({ width: 1_440 })]);
    await Promise.all([
      enterCrico(phone.page, team.colleague, `/crico/dashboard?organization=${team.organizationId}`),
      enterCrico(desk.page, team.owner, address),
    ]);
    const dashboard = professionalPage(desk.page);
    const shown = dashboard.row(/Beto/);
    await shown.getByText('no compartido').waitFor();
    await expectAccessible(desk.page, 'the professional dashboard');

    const question = consentQuestion(phone.page);
    await question.yes.waitFor();
    await expectAccessible(phone.page, 'the question for consent');
    await question.yes.tap();
    await question.yes.waitFor({ state: 'detached' });
    await shown.getByText('0 %', { exact: true }).waitFor();
    await shown.getByRole('button', { name: /módulos/ }).click();
    await expectAccessible(desk.page, 'the professional dashboard with progress');

    await phone.page.goto('/crico/settings#aprendizaje');
    const setting = phone.page.getByRole('checkbox', { name: /puede ver mis módulos/ });
    await setting.waitFor();
    await expectAccessible(phone.page, 'the consent in the settings');
    await setting.tap();
    await shown.getByText('no compartido').waitFor();
    expect(await setting.isChecked()).toBe(false);

    await phone.page.goto(address);
    await professionalPage(phone.page).row(/Beto/).waitFor();
    await expectAccessible(phone.page, 'the professional dashboard on a phone');
    const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
