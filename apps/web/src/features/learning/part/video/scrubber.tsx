import { learningText } from '../../area/learning-text.ts';
import { clock } from '../../area/clock.ts';
import type { Player } from './use-player.ts';
import type { Range } from '@nivel/contracts/learning/watched-ranges';

interface ScrubberProps {
  readonly player: Player;
  readonly duration: number;
  readonly watched: readonly Range[];
}

/** The line of time: the position, and the watched ranges. */
export const Scrubber = ({ player, duration, watched }: ScrubberProps) => {
  const text = learningText.useText();
  return (
    <div className="relative flex h-11 items-center">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${duration} 10`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-x-0 h-2.5 w-full overflow-hidden rounded-full bg-line"
      >
        {watched.map(([from, to]) => (
          <rect key={from} x={from} width={to - from} height="10" className="fill-x100-vivid" />
        ))}
      </svg>
      <input
        type="range"
        aria-label={text.video.position}
        aria-valuetext={text.video.time(clock(player.time), clock(duration))}
        min={0}
        max={duration}
        step={1}
        value={player.time}
        onChange={(event) => player.seek(Number(event.target.value))}
        className="scrubber relative h-11 w-full"
      />
    </div>
  );
};
