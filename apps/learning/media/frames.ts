import type { TranscriptCue } from '@nivel/contracts/learning/content/video';
import type { Scene } from './storyboard.ts';

/** How many steps of a scene can appear after its title. */
export const stepCount = (scene: Scene): number => {
  switch (scene.kind) {
    case 'title':
      return 0;
    case 'bullets':
      return scene.bullets.length;
    case 'flow':
      return scene.steps.length;
    case 'compare':
      return 2;
    case 'prompt':
      return scene.blocks.length;
  }
};

/** How many steps are visible while a sentence is spoken: one each where the sentences suffice, else spread evenly. */
export const visibleSteps = (steps: number, sentence: number, sentences: number): number =>
  sentences > steps ? Math.min(steps, sentence) : Math.ceil((steps * (sentence + 1)) / sentences);

/** A still picture: a scene with some of its steps, the newest ones faded in to `fade` (0 to 1), shown for `seconds`. */
export interface Frame {
  readonly scene: number;
  readonly from: number;
  readonly visible: number;
  readonly fade: number;
  readonly seconds: number;
}

const fades = [0.3, 0.65] as const;
const fadeSeconds = 0.1;

/** Turns the sentences' times into the pictures of the video, without a gap from 0 to its end. */
export const planFrames = (
  scenes: readonly Scene[],
  cues: readonly (readonly TranscriptCue[])[],
  total: number,
): Frame[] => {
  const starts = cues.flatMap((sentences, scene) =>
    sentences.map((cue, index) => ({ scene, index, of: sentences.length, at: cue.start })),
  );
  return starts.flatMap(({ scene, index, of, at }, position) => {
    const storyScene = scenes[scene];
    if (!storyScene) return [];
    const steps = stepCount(storyScene);
    const from = index === 0 ? 0 : visibleSteps(steps, index - 1, of);
    const visible = visibleSteps(steps, index, of);
    const seconds = (starts[position + 1]?.at ?? total) - (position === 0 ? 0 : at);
    if (visible === from) return [{ scene, from, visible, fade: 1, seconds }];
    const fading = fades.map((fade) => ({ scene, from, visible, fade, seconds: fadeSeconds }));
    return [...fading, { scene, from, visible, fade: 1, seconds: seconds - fades.length * fadeSeconds }];
  });
};
