import { classNames } from '@nivel/ui/class-names';
import { useEffect, useRef } from 'react';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import { learningText } from '../../area/learning-text.ts';
import { clock } from '../../area/clock.ts';
import type { Player } from './use-player.ts';

type Cues = Extract<OpenedPart['content'], { type: 'video' }>['transcript'];

interface TranscriptProps {
  readonly cues: Cues;
  readonly player: Player;
}

/** Keeps the sentence that is spoken inside the list's own window, without moving the page. */
const useFollow = (current: number) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const window = list.current;
    const line = window?.children[current];
    if (!window || !(line instanceof HTMLElement)) return;
    window.scrollTop = line.offsetTop - window.offsetTop - window.clientHeight / 3;
  }, [current]);
  return list;
};

/** The spoken text, sentence by sentence; each leads to its moment. */
export const Transcript = ({ cues, player }: TranscriptProps) => {
  const { video: words } = learningText.useText();
  const current = cues.findIndex(({ start, end }) => player.time >= start && player.time < end);
  const list = useFollow(player.isPlaying ? current : -1);
  return (
    <section aria-labelledby="transcript-title" className="flex flex-col gap-2">
      <h2 id="transcript-title" className="text-xl">
        {words.transcript}
      </h2>
      <p className="text-sm text-soft">{words.transcriptHint}</p>
      <ol ref={list} className="relative -mx-3 max-h-80 overflow-y-auto">
        {cues.map((cue, index) => (
          <li key={cue.start}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => player.seek(cue.start)}
              className={classNames(
                'flex min-h-11 w-full gap-3 rounded-md px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2',
                index === current && 'bg-accent-soft font-medium',
              )}
            >
              <span className="w-10 shrink-0 text-sm leading-6 text-soft tabular-nums">{clock(cue.start)}</span>
              {cue.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
