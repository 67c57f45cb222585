import { describe, expect, it } from '@jest/globals';
import {
  exampleOfCancellation,
  exampleOfCfdi,
  exampleOfCharge,
  exampleOfFailure,
  exampleOfReceipt,
} from '../examples/charges.example.ts';
import { emails } from '../emails/emails.generated.ts';
import { composeEmail } from './compose-email.ts';
import { renderText } from './render-text.ts';

const userId = '01890a5d-ac96-774b-bcce-b302099a8057';
const now = new Date('2026-12-01T12:00:00Z');
const settings = { PUBLIC_URL: 'https://nivel.example', MAIL_SEAL_KEY: '', MAIL_DIRECT_LINKS: false };

const textOf = (name: string, payload: object, { locale = 'es-MX', timeZone = 'America/Mexico_City' } = {}) => {
  const content = { timeZone, ...payload, firstName: 'Inés', occurredAt: now.toISOString() };
  const email = emails[name];
  if (email === undefined) throw new Error(`there is no e-mail named ${name}`);
  const composed = composeEmail(email, { userId, locale, content, createdAt: now }, settings, now);
  return `${composed.subject}\n${renderText(composed)}`;
};

describe('a reminder of a charge', () => {
  it('says the amount with its IVA, and the day where its reader lives', () => {
    const charge = { ...exampleOfCharge(userId), chargeAt: '2026-12-04T07:30:00.000Z' };
    const spanish = textOf('charge-near', charge);
    expect(spanish).toContain('$799.00 MXN (incluye $110.21 MXN de IVA)');
    expect(spanish).toContain('viernes, 4 de diciembre de 2026');
    expect(spanish).toContain('https://nivel.example/dashboard/ajustes#suscripcion');
    expect(textOf('charge-near', charge, { timeZone: 'America/Tijuana' })).toContain('jueves, 3 de diciembre de 2026');
    expect(textOf('charge-near', charge, { locale: 'en' })).toContain('on Friday, December 4, 2026');
  });

  it('names the plan from then on', () => {
    const charge = { ...exampleOfCharge(userId), planBefore: 'elite', isFirst: false, amount: 399_50 };
    expect(textOf('charge-near', charge)).toContain('tu plan pasa de Nivel Elite a Nivel Pro');
    expect(textOf('charge-near', charge)).toContain('$399.50 MXN');
  });
});

describe('messages after a failed charge', () => {
  it('say until when there is access, and the last that it has ended', () => {
    const said = (step: number, isOver = false) =>
      textOf('charge-failed', { ...exampleOfFailure(userId), step, isOver });
    expect(said(1)).toContain('No pudimos cobrar Nivel Pro');
    expect(said(2)).toContain('sigue pendiente');
    for (const step of [1, 2, 3])
      expect(said(step)).toContain('Conservas el acceso hasta el viernes, 11 de diciembre de 2026, 12:00. Revisa');
    expect(said(4, true)).toContain('Tu acceso a Nivel Pro terminó');
    expect(said(4, true)).not.toContain('Conservas');
  });
});

describe('the confirmation of a cancellation', () => {
  it('says until when there is access, or that it is over', () => {
    const canceled = exampleOfCancellation(userId);
    expect(textOf('subscription-canceled', canceled)).toContain('tienes acceso hasta el jueves, 31 de diciembre');
    const over = textOf('subscription-canceled', { ...canceled, accessUntil: '2026-11-30T00:00:00.000Z' });
    expect(over).toContain('terminaron');
    expect(over).not.toContain('hasta el');
  });
});

describe('a receipt', () => {
  it('states what was paid, when, and where the invoice is', () => {
    const receipt = exampleOfReceipt(userId);
    const text = textOf('invoice-paid', receipt);
    expect(text).toContain('Tu recibo de Nivel: $799.00 MXN (factura NIVEL-0001)');
    expect(text).toContain('$799.00 MXN (incluye $110.21 MXN de IVA)');
    expect(text).toContain(`Factura en PDF: ${String(receipt.pdfUrl)}`);
    expect(textOf('invoice-paid', { ...receipt, number: null, pdfUrl: null })).not.toContain('null');
  });
});

describe('a CFDI that is ready', () => {
  it('says of which payment it is, and leads to its XML without naming anybody to the tax office', () => {
    const text = textOf('cfdi-issued', exampleOfCfdi(userId));
    expect(text).toContain('Tu factura (CFDI) está lista: 5A1E2B3C');
    expect(text).toContain('$799.00 MXN (incluye $110.21 MXN de IVA)');
    expect(text).toContain('https://nivel.example/dashboard/ajustes#suscripcion');
    expect(textOf('cfdi-issued', exampleOfCfdi(userId), { locale: 'en' })).toContain('Fiscal folio: 5a1e2b3c-');
  });
});
