import { classNames } from '@nivel/ui/class-names';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react';
import { limits } from '../../../../limits/limits.ts';
import { learningText } from '../../area/learning-text.ts';
import { clock } from '../../area/clock.ts';
import { Scrubber } from './scrubber.tsx';
import type { Player } from './use-player.ts';
import type { Range } from '@nivel/contracts/learning/watched-ranges';

interface ControlProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly isOn?: boolean;
  readonly isMain?: boolean;
}

const Control = ({ label, icon: Icon, onPress, isOn, isMain = false }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onPress}
    className={classNames(
      'grid size-11 shrink-0 place-items-center rounded-full',
      isMain ? 'bg-accent text-on-accent hover:bg-accent-hover' : 'hover:bg-sunken',
      isOn && 'bg-accent-soft text-accent',
    )}
  >
    <Icon aria-hidden="true" size={22} />
  </button>
);

const rates = [0.75, 1, 1.25, 1.5, 2];

const Speed = ({ player }: { readonly player: Player }) => {
  const items = Object.fromEntries(rates.map((rate) => [String(rate), `${rate}×`]));
  return (
    <Select
      isLabelHidden
      label={learningText.useText().video.speed}
      items={items}
      value={String(player.rate)}
      onValueChange={(rate) => player.setRate(Number(rate))}
    >
      <SelectTrigger />
      <SelectList>
        {rates.map((rate) => (
          <SelectItem key={rate} value={String(rate)}>
            {rate}×
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

interface PlayerControlsProps {
  readonly player: Player;
  readonly duration: number;
  readonly watched: readonly Range[];
}

/** Everything one can do with a video, by pointer and by keyboard. */
export const PlayerControls = ({ player, duration, watched }: PlayerControlsProps) => {
  const { video: words } = learningText.useText();
  return (
    <div className="flex flex-col bg-raised px-3 pb-2 sm:px-4">
      <Scrubber player={player} duration={duration} watched={watched} />
      <div className="flex flex-wrap items-center gap-1">
        <Control
          isMain
          label={player.isPlaying ? words.pause : words.play}
          icon={player.isPlaying ? Pause : Play}
          onPress={player.toggle}
        />
        <Control label={words.back} icon={RotateCcw} onPress={() => player.skip(-limits.video.skipSeconds)} />
        <Control label={words.forward} icon={RotateCw} onPress={() => player.skip(limits.video.skipSeconds)} />
        <span className="px-2 text-sm text-soft tabular-nums">
          {clock(player.time)} / {clock(duration)}
        </span>
        <div className="ml-auto flex items-center gap-1">
          <Speed player={player} />
          <Control
            label={player.hasCaptions ? words.captionsOff : words.captionsOn}
            icon={Captions}
            isOn={player.hasCaptions}
            onPress={player.toggleCaptions}
          />
          <Control
            label={player.isMuted ? words.unmute : words.mute}
            icon={player.isMuted ? VolumeX : Volume2}
            onPress={player.toggleMute}
          />
          {player.canFullscreen && (
            <Control
              label={player.isFullscreen ? words.exitFullscreen : words.fullscreen}
              icon={player.isFullscreen ? Minimize : Maximize}
              onPress={player.toggleFullscreen}
            />
          )}
        </div>
      </div>
    </div>
  );
};
