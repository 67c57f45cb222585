import type { SentimentMessages } from './es-mx.ts';

export const messages: SentimentMessages = {
  title: 'Team Sentiment',
  lead: "Rules estimate a team's mood by the words of its comments and its chat. They keep no texts.",
  choice: "Include what I write in my teams' estimates",
  effect: 'It holds in all your projects and from now on, also for what you have already written.',
  included: 'What you write counts in the estimates',
  excluded: 'What you write no longer counts in any estimate',
  loadFailed: 'Failed to load your choice',
};
