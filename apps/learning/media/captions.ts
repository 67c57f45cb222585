import type { TranscriptCue } from '@nivel/contracts/learning/content/video';

const timestamp = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const part = (divisor: number, modulo: number, digits: number): string =>
    String(Math.floor(milliseconds / divisor) % modulo).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
};

/** WebVTT with one cue per sentence. */
export const toWebVtt = (cues: readonly TranscriptCue[]): string =>
  ['WEBVTT', ...cues.map((cue) => `${timestamp(cue.start)} --> ${timestamp(cue.end)}\n${cue.text}`)].join('\n\n') +
  '\n';
