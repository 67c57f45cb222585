import { chargeFailed } from '@nivel/contracts/billing/charge-failed.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import { email, type EmailTexts } from '../composition/email.ts';
import { momentOf, planName, SUBSCRIPTION_PAGE, withIva } from '../composition/payment-words.ts';
import { exampleOfFailure } from '../examples/charges.example.ts';
import { subscription } from '../kinds/subscription.kind.ts';

type Failed = Omit<PayloadOf<typeof chargeFailed>, 'userId'>;

const over = ({ plan, accessUntil }: Failed, timeZone: string): Bilingual<EmailTexts> => {
  const name = planName(plan);
  return {
    'es-MX': {
      subject: `Tu acceso a ${name} terminó`,
      preview: 'No pudimos cobrar tu suscripción y ya no lo intentaremos.',
      title: 'Tu suscripción terminó',
      paragraphs: [
        `No pudimos cobrar tu suscripción a ${name}, y tu acceso terminó el ${momentOf(accessUntil, timeZone, 'es-MX')}. No se te cobrará nada más.`,
        'Tu avance sigue guardado. Puedes volver cuando quieras con otra forma de pago.',
      ],
      action: 'Volver a suscribirme',
      notes: ['Lo que completaste sigue completado.'],
    },
    en: {
      subject: `Your access to ${name} has ended`,
      preview: 'We could not charge your subscription and will not try again.',
      title: 'Your subscription has ended',
      paragraphs: [
        `We could not charge your subscription to ${name}, and your access ended on ${momentOf(accessUntil, timeZone, 'en')}. Nothing more will be charged.`,
        'Your progress is kept. You can come back whenever you like with another way to pay.',
      ],
      action: 'Subscribe again',
      notes: ['What you completed stays completed.'],
    },
  };
};

const open = ({ plan, amount, step, accessUntil }: Failed, timeZone: string): Bilingual<EmailTexts> => {
  const [name, isFirst] = [planName(plan), step === 1];
  const [es, en] = [momentOf(accessUntil, timeZone, 'es-MX'), momentOf(accessUntil, timeZone, 'en')];
  return {
    'es-MX': {
      subject: isFirst ? `No pudimos cobrar ${name}` : `Tu pago de ${name} sigue pendiente`,
      preview: `Conservas el acceso hasta el ${es}.`,
      title: isFirst ? 'El cobro no pasó' : 'Tu pago sigue pendiente',
      paragraphs: [
        `${isFirst ? 'No pudimos cobrar' : 'Todavía no pudimos cobrar'} ${withIva(amount, 'es-MX')} de tu suscripción a ${name}.`,
        `Conservas el acceso hasta el ${es}. Revisa tu tarjeta o cámbiala antes de esa fecha para no perderlo.`,
      ],
      action: 'Actualizar mi forma de pago',
      notes: ['Lo intentaremos otra vez. Si ya pagaste, no tienes que hacer nada.'],
    },
    en: {
      subject: isFirst ? `We could not charge ${name}` : `Your payment of ${name} is still open`,
      preview: `You keep access until ${en}.`,
      title: isFirst ? 'The charge did not go through' : 'Your payment is still open',
      paragraphs: [
        `We ${isFirst ? 'could not' : 'still could not'} charge ${withIva(amount, 'en')} for your subscription to ${name}.`,
        `You keep access until ${en}. Check your card or change it before then so that you do not lose it.`,
      ],
      action: 'Update my payment method',
      notes: ['We will try again. If you have paid already, there is nothing to do.'],
    },
  };
};

export const chargeFailedEmail = email({
  fact: chargeFailed,
  kind: subscription,
  to: ({ userId }) => userId,
  keeps: ['plan', 'amount', 'step', 'isOver', 'accessUntil'],
  link: () => SUBSCRIPTION_PAGE,
  texts: (failed, { timeZone }) => (failed.isOver ? over : open)(failed, timeZone),
  example: ({ addressee }) => exampleOfFailure(addressee.userId),
});
