import { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';
import { email } from '../composition/email.ts';
import { momentOf, planName, SUBSCRIPTION_PAGE } from '../composition/payment-words.ts';
import { exampleOfCancellation } from '../examples/charges.example.ts';
import { subscription } from '../kinds/subscription.kind.ts';

export const subscriptionCanceledEmail = email({
  fact: subscriptionCanceled,
  kind: subscription,
  to: ({ userId }) => userId,
  keeps: ['plan', 'accessUntil'],
  link: () => SUBSCRIPTION_PAGE,
  texts: ({ plan, accessUntil }, { timeZone, occurredAt }) => {
    const name = planName(plan);
    const [es, en] = [momentOf(accessUntil, timeZone, 'es-MX'), momentOf(accessUntil, timeZone, 'en')];
    const isOver = new Date(accessUntil) <= occurredAt;
    return {
      'es-MX': {
        subject: isOver ? `Cancelaste ${name}` : `Cancelaste ${name}: tienes acceso hasta el ${es}`,
        preview: 'No se te cobrará nada más.',
        title: 'Tu suscripción está cancelada',
        paragraphs: [
          isOver
            ? `Tu suscripción a ${name} y el acceso que daba terminaron. No se te cobrará nada más.`
            : `Tu suscripción a ${name} no se renovará. Conservas el acceso hasta el ${es} y no se te cobrará nada más.`,
          'Tu avance sigue guardado, y lo que completaste sigue completado.',
        ],
        action: isOver ? 'Ver mi suscripción' : 'Reanudar mi suscripción',
        notes: ['Si no fuiste tú quien canceló, cambia tu contraseña y escríbenos.'],
      },
      en: {
        subject: isOver ? `You cancelled ${name}` : `You cancelled ${name}: you have access until ${en}`,
        preview: 'Nothing more will be charged.',
        title: 'Your subscription is cancelled',
        paragraphs: [
          isOver
            ? `Your subscription to ${name} and the access it gave have ended. Nothing more will be charged.`
            : `Your subscription to ${name} will not be renewed. You keep access until ${en}, and nothing more will be charged.`,
          'Your progress is kept, and what you completed stays completed.',
        ],
        action: isOver ? 'See my subscription' : 'Resume my subscription',
        notes: ['If it was not you who cancelled, change your password and write to us.'],
      },
    };
  },
  example: ({ addressee }) => exampleOfCancellation(addressee.userId),
});
