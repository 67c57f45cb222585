import type { HomeMessages } from './es-mx.ts';

export const messages: HomeMessages = {
  title: 'Learn applied AI, step by step',
  heroTitle: 'Learn artificial intelligence, one level at a time.',
  heroText:
    'Nivel is an online school, in Spanish, for using AI with judgement: clear explanations, parts of a few minutes and practice that answers at once.',
  start: 'Start for free',
  continue: 'Go to my dashboard',
  haveAccount: 'I have an account',
  heroNote: 'The whole first level is free. No card.',
  pathTitle: 'Four levels, one path',
  pathText: 'You move up once you complete 80% of the modules. No hurry, no leaps in the dark.',
  levels: [
    {
      code: 'X100',
      name: 'Foundations',
      text: 'What AI is, how a machine learns and how to ask it for things well. No programming needed.',
    },
    {
      code: 'X200',
      name: 'Data and models',
      text: 'Prepare data that serve, train your first models and measure them honestly.',
    },
    {
      code: 'X300',
      name: 'Build with AI',
      text: 'In preparation: join models, documents and tools into assistants that solve real tasks.',
    },
    {
      code: 'X400',
      name: 'Take AI to the world',
      text: 'In preparation: a project of your own from start to end, with ethics, safety and costs under control.',
    },
  ],
  feelTitle: 'This is how a part feels',
  feelText: 'Each module mixes three kinds of parts. None is longer than a bus ride.',
  feel: {
    video: ['Watch', 'Short videos with captions and a transcript you can tap to return to any sentence.'],
    text: ['Read', 'Readings of a few minutes, with examples from here and no word too many.'],
    exercises: ['Practise', 'One question at a time. If you miss, we tell you why, and you try again.'],
  },
  sampleQuestion: 'Which of these instructions is most useful to an AI assistant?',
  sampleOptions: [
    'Make me a text about tacos.',
    'Write 3 sentences for the menu of a taco shop in Puebla, friendly tone, no jargon.',
    'Tacos, please.',
  ],
  sampleFeedback: [
    'On the right track, but it leaves everything to chance: not for whom, how long or in which tone.',
    'That is it! It says what, how much, for whom and in which tone, so the model need not guess.',
    'Too short: the model cannot know whether you want a recipe, a poem or a takeaway order.',
  ],
  sampleRight: 'Right',
  sampleWrong: 'Not yet',
  sampleLegend: 'Try a question',
  habitsTitle: 'So that you come back tomorrow',
  habits: [
    [
      'Your streak, with room to breathe',
      'Every seven days in a row you earn a day off. Life happens, your streak goes on.',
    ],
    ['Points and skills', 'Each part adds to what you can really do: prompting, machine learning, applied AI.'],
    ['At your pace, wherever you are', 'Made for phones and mobile data. Your progress saves itself.'],
  ],
  closingTitle: 'Your first step takes five minutes',
  closingText: 'Create your account, meet Axo and finish your first part today.',
};
