import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { silent } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { anOffer, aRunningPass, doors, subscribersSite } from '../../area/billing.fixtures.ts';

// The only test of its file: the texts of CFDI are loaded once.
it('the settings stay on the screen while the texts of CFDI load', async () => {
  const cfdi = silent();
  subscribersSite({
    [doors.plans]: () => ({ body: anOffer() }),
    [doors.subscription]: () => ({ body: [] }),
    [doors.passes]: () => ({ body: { passes: [aRunningPass()] } }),
    [doors.cfdi]: cfdi.door,
  });
  const { container } = await renderApp('/dashboard/ajustes');
  const region = within(await screen.findByRole('region', { name: 'Suscripción' }));
  await region.findByRole('listitem');
  const hidden: Element[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.style.display === 'none') hidden.push(target);
  });
  observer.observe(container, { attributes: true, attributeFilter: ['style'], subtree: true });
  await cfdi.answer({ body: { is_offered: true, cfdi: [] } });
  await region.findByRole('button', { name: /^Facturar/ });
  observer.disconnect();
  expect(hidden).toEqual([]);
});
