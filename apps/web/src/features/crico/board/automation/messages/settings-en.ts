import type { AutomationMessages } from './es-mx.ts';

/** What holds for all automation of a project. */
export const settings: AutomationMessages['settings'] = {
  open: 'Settings',
  title: 'Settings of the automation',
  pauseAll: 'Pause everything',
  pausedSince: (when, who) => `Everything has been paused since ${when}, by ${who}.`,
  refused: (count) => {
    if (count === 0) return 'No run has been refused so far.';
    return count === 1 ? '1 run has been refused.' : `${count} runs have been refused.`;
  },
  waiting: (count) =>
    count === 1 ? '1 notice waits for the end of quiet hours.' : `${count} notices wait for the end of quiet hours.`,
  wasPaused: 'All automation is paused',
  wasResumed: 'The automation goes on',
  saved: 'The settings were saved',
  zone: 'One time zone for the whole project',
  zoneHint: 'Days and hours of rules are counted there. Without it, where the person lives who saved each rule.',
  quiet: 'Quiet hours',
  quietHint: 'Notices and e-mails of rules wait until they are over. Everything else is done as always.',
  quietWrong: 'Quiet hours end at another hour than they begin.',
  from: 'From',
  until: 'Until',
};
