import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { email } from '../composition/email.ts';
import { exampleOfAchievement } from '../examples/achievement-unlocked.example.ts';
import { achievements } from '../kinds/achievements.kind.ts';

export const achievementUnlockedEmail = email({
  fact: achievementUnlocked,
  kind: achievements,
  to: ({ userId }) => userId,
  keeps: ['title', 'description', 'points', 'totalPoints'],
  link: () => '/estudiantes-dashboard',
  texts: ({ title, description, points, totalPoints }) => ({
    'es-MX': {
      subject: `Nuevo logro: ${title}`,
      preview: description,
      title: `¡Conseguiste «${title}»!`,
      paragraphs: [description, `Este logro te da ${points} puntos. Ya llevas ${totalPoints} en total.`],
      action: 'Ver mis logros',
      notes: ['Cada parte que terminas cuenta. Vuelve cuando quieras: tu avance te espera donde lo dejaste.'],
    },
    en: {
      subject: `Achievement unlocked: ${title}`,
      preview: description,
      title: `You earned “${title}”!`,
      paragraphs: [description, `It is worth ${points} points. You have ${totalPoints} in total.`],
      action: 'See my achievements',
      notes: ['Every part you finish counts. Come back whenever you like: your progress waits where you left it.'],
    },
  }),
  example: ({ addressee }) => exampleOfAchievement(addressee.userId),
});
