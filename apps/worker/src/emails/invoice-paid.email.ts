import { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import { email } from '../composition/email.ts';
import { dayOf, money, SUBSCRIPTION_PAGE, withIva } from '../composition/payment-words.ts';
import { exampleOfReceipt } from '../examples/charges.example.ts';
import { receipts } from '../kinds/receipts.kind.ts';

/** The button leads to a page of ours, where the invoice is available permanently: the provider's own address ends. */
export const invoicePaidEmail = email({
  fact: invoicePaid,
  kind: receipts,
  to: ({ userId }) => userId,
  keeps: ['number', 'amount', 'paidAt', 'pdfUrl'],
  link: () => SUBSCRIPTION_PAGE,
  texts: ({ number, amount, paidAt, pdfUrl }, { timeZone }) => ({
    'es-MX': {
      subject: `Tu recibo de Nivel: ${money(amount)}${number === null ? '' : ` (factura ${number})`}`,
      preview: 'Gracias por tu pago.',
      title: 'Recibimos tu pago',
      paragraphs: [
        `El ${dayOf(paidAt, timeZone, 'es-MX')} recibimos tu pago de ${withIva(amount, 'es-MX')}.`,
        ...(pdfUrl === null ? [] : [`Factura en PDF: ${pdfUrl}`]),
      ],
      action: 'Ver mis facturas',
      notes: ['En los ajustes de tu suscripción están todas tus facturas en PDF.'],
    },
    en: {
      subject: `Your Nivel receipt: ${money(amount)}${number === null ? '' : ` (invoice ${number})`}`,
      preview: 'Thank you for your payment.',
      title: 'We received your payment',
      paragraphs: [
        `On ${dayOf(paidAt, timeZone, 'en')} we received your payment of ${withIva(amount, 'en')}.`,
        ...(pdfUrl === null ? [] : [`Invoice as PDF: ${pdfUrl}`]),
      ],
      action: 'See my invoices',
      notes: ['All your invoices are in the settings of your subscription, as PDF.'],
    },
  }),
  example: ({ addressee }) => exampleOfReceipt(addressee.userId),
});
