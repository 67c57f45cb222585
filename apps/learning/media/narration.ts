import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TranscriptCue } from '@nivel/contracts/learning/content/video';
import type { Storyboard } from './storyboard.ts';

const run = promisify(execFile);

/** espeak-ng speaks at this rate, 16 bit mono; the sample positions are the captions' times. */
const sampleRate = 22_050;
const bytesPerSecond = sampleRate * 2;
const wavHeaderBytes = 44;
const pause = { before: 0.7, sentence: 0.4, scene: 0.7, after: 1.4 };

/** Foreign words as a Mexican teacher says them, in the spelling the Spanish voice needs. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/\bIA\b/g, 'i á'],
  [/\bmachine learning\b/gi, 'mashín lérning'],
  [/\bdeep learning\b/gi, 'dip lérning'],
  [/\bprompts\b/gi, 'prómts'],
  [/\bprompt\b/gi, 'prómt'],
  [/\btokens\b/gi, 'tókens'],
  [/\bchatbot\b/gi, 'chátbot'],
  [/\bNivel\b/g, 'Nivél'],
];

const spoken = (say: string): string => sounds.reduce((text, [word, sound]) => text.replace(word, sound), say);

const silence = (seconds: number): Buffer => Buffer.alloc(Math.round(seconds * sampleRate) * 2);

const speak = async (say: string): Promise<Buffer> => {
  const voice = ['-v', 'es-419', '-s', '150', '-p', '42', '-a', '85', '-g', '2', '--stdout'];
  const { stdout } = await run('espeak-ng', [...voice, spoken(say)], { encoding: 'buffer', maxBuffer: 64e6 });
  return stdout.subarray(wavHeaderBytes);
};

/** The narration of a whole video: raw sound, and for each scene its sentences with their times. */
export interface Narration {
  readonly pcm: Buffer;
  readonly sampleRate: number;
  readonly scenes: readonly (readonly TranscriptCue[])[];
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Speaks a storyboard sentence by sentence; a cue's times are the positions of its samples in the sound. */
export const narrate = async (storyboard: Storyboard): Promise<Narration> => {
  const pieces: Buffer[] = [silence(pause.before)];
  let at = pause.before;
  const add = (piece: Buffer): void => {
    pieces.push(piece);
    at += piece.length / bytesPerSecond;
  };
  const scenes: TranscriptCue[][] = [];
  for (const scene of storyboard.scenes) {
    const cues: TranscriptCue[] = [];
    for (const sentence of scene.narration) {
      const start = at;
      add(await speak(sentence.say));
      cues.push({ start: rounded(start), end: rounded(at), text: sentence.text });
      add(silence(pause.sentence));
    }
    add(silence(pause.scene));
    scenes.push(cues);
  }
  add(silence(pause.after));
  return { pcm: Buffer.concat(pieces), sampleRate, scenes };
};
