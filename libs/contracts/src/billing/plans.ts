import type { Plan, Tier } from './plan.ts';

const everywhere = {
  currency: 'mxn',
  interval: 'monthly',
  providerPriceId: null,
  providerProductId: null,
} as const;

/** Every plan, by its tier. These values are shown, charged and enforced. */
export const plans: Readonly<Record<Tier, Plan>> = {
  free: {
    ...everywhere,
    id: 'free',
    name: 'Gratis',
    description: 'Empieza con el primer nivel completo',
    tier: 'free',
    price: 0,
    trialDays: 0,
    popular: false,
    badge: null,
    colorScheme: 'green',
    features: ['first_level', 'samples'],
  },
  pro: {
    ...everywhere,
    id: 'pro',
    name: 'Pro',
    description: 'Todos los niveles, y una persona que responde',
    tier: 'pro',
    price: 799_00,
    trialDays: 14,
    popular: true,
    badge: 'Más Popular',
    colorScheme: 'blue',
    features: ['all_levels', 'certificates', 'downloads', 'questions'],
  },
  elite: {
    ...everywhere,
    id: 'elite',
    name: 'Elite',
    description: 'Todo lo de Pro, con mentoría personal',
    tier: 'elite',
    price: 1599_00,
    trialDays: 30,
    popular: false,
    badge: 'Premium',
    colorScheme: 'purple',
    features: ['all_levels', 'certificates', 'downloads', 'questions', 'questions_first', 'mentoring'],
  },
};

/** Mentoring sessions in a calendar month of the learner's zone. */
export const mentoringSessionsPerMonth: Readonly<Record<Tier, number>> = { free: 0, pro: 0, elite: 2 };
