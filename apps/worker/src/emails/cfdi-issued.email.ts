import { cfdiIssued } from '@nivel/contracts/billing/cfdi-issued.fact';
import { email } from '../composition/email.ts';
import { SUBSCRIPTION_PAGE, withIva } from '../composition/payment-words.ts';
import { exampleOfCfdi } from '../examples/charges.example.ts';
import { receipts } from '../kinds/receipts.kind.ts';

/** The XML names its owner to the tax office: it is downloaded from the page, by its signed-in owner, and is in no mailbox. */
export const cfdiIssuedEmail = email({
  fact: cfdiIssued,
  kind: receipts,
  to: ({ userId }) => userId,
  keeps: ['uuid', 'amount'],
  link: () => SUBSCRIPTION_PAGE,
  texts: ({ uuid, amount }) => ({
    'es-MX': {
      subject: `Tu factura (CFDI) está lista: ${uuid.slice(0, 8).toUpperCase()}`,
      preview: 'Ya puedes descargar el XML.',
      title: 'Tu factura está lista',
      paragraphs: [`Hicimos la factura (CFDI) de tu pago de ${withIva(amount, 'es-MX')}.`, `Folio fiscal: ${uuid}`],
      action: 'Descargar el XML',
      notes: ['Por tus datos fiscales, el XML se descarga con tu sesión: está junto a tu recibo, en los ajustes.'],
    },
    en: {
      subject: `Your tax invoice (CFDI) is ready: ${uuid.slice(0, 8).toUpperCase()}`,
      preview: 'You can download the XML now.',
      title: 'Your tax invoice is ready',
      paragraphs: [
        `We made the tax invoice (CFDI) of your payment of ${withIva(amount, 'en')}.`,
        `Fiscal folio: ${uuid}`,
      ],
      action: 'Download the XML',
      notes: ['It holds your tax data, so you download it signed in: it is beside your receipt, in the settings.'],
    },
  }),
  example: ({ addressee }) => exampleOfCfdi(addressee.userId),
});
