import { chargeNear } from '@nivel/contracts/billing/charge-near.fact';
import { email } from '../composition/email.ts';
import { dayOf, money, planName, SUBSCRIPTION_PAGE, withIva } from '../composition/payment-words.ts';
import { exampleOfCharge } from '../examples/charges.example.ts';
import { chargeReminders } from '../kinds/charge-reminders.kind.ts';

export const chargeNearEmail = email({
  fact: chargeNear,
  kind: chargeReminders,
  to: ({ userId }) => userId,
  keeps: ['plan', 'planBefore', 'isFirst', 'amount', 'chargeAt'],
  link: () => SUBSCRIPTION_PAGE,
  texts: ({ plan, planBefore, isFirst, amount, chargeAt }, { timeZone }) => {
    const [es, en] = [dayOf(chargeAt, timeZone, 'es-MX'), dayOf(chargeAt, timeZone, 'en')];
    const name = planName(plan);
    const changesEs = planBefore && ` Con ese cobro tu plan pasa de ${planName(planBefore)} a ${name}.`;
    const changesEn = planBefore && ` With it your plan changes from ${planName(planBefore)} to ${name}.`;
    return {
      'es-MX': {
        subject: `${isFirst ? 'Tu primer cobro' : 'Tu próximo cobro'} de ${name}: ${money(amount)} el ${es}`,
        preview: 'Ningún cobro llega por sorpresa.',
        title: isFirst ? 'Tu prueba gratis está por terminar' : 'Tu suscripción está por renovarse',
        paragraphs: [
          `El ${es} se cobrarán ${withIva(amount, 'es-MX')} por un mes de ${name}.${changesEs ?? ''}`,
          'Si quieres seguir, no tienes que hacer nada. Si no, cancela antes de ese día y no se te cobrará; conservas el acceso hasta entonces.',
        ],
        action: 'Ver o cancelar mi suscripción',
        notes: ['Avisamos 3 días y 1 día antes de cada cobro. Estos avisos no se pueden desactivar.'],
      },
      en: {
        subject: `Your ${isFirst ? 'first' : 'next'} charge of ${name}: ${money(amount)} on ${en}`,
        preview: 'No charge comes as a surprise.',
        title: isFirst ? 'Your free trial is about to end' : 'Your subscription is about to be renewed',
        paragraphs: [
          `On ${en} you will be charged ${withIva(amount, 'en')} for a month of ${name}.${changesEn ?? ''}`,
          'To go on you need to do nothing. Otherwise cancel before that day and nothing is charged; you keep access until then.',
        ],
        action: 'See or cancel my subscription',
        notes: ['We remind you 3 days and 1 day before each charge. These reminders cannot be switched off.'],
      },
    };
  },
  example: ({ addressee }) => exampleOfCharge(addressee.userId),
});
