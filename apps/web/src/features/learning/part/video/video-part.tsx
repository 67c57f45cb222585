import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import { learningText } from '../../area/learning-text.ts';
import { Markdown } from '../../area/markdown/markdown.tsx';
import { PartSources } from '../part-sources.tsx';
import { StepBar } from '../step-bar.tsx';
import { useCompletePart } from '../use-complete-part.ts';
import { PlayerControls } from './player-controls.tsx';
import { handlePlayerKey } from './player-keys.ts';
import { Transcript } from './transcript.tsx';
import { useLateCompletion } from '../use-late-completion.ts';
import { useMediaAddresses } from './use-media-addresses.ts';
import { usePlayer } from './use-player.ts';
import { useWatchKeeper } from './use-watch-keeper.ts';
import { watchedShare } from '@nivel/contracts/learning/watched-ranges';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId/partes/$partId');

interface VideoPartProps {
  readonly part: OpenedPart;
  readonly content: Extract<OpenedPart['content'], { type: 'video' }>;
}

/** A video with captions, transcript, speed and keys; completes once enough of it was watched. */
export const VideoPart = ({ part, content }: VideoPartProps) => {
  const text = learningText.useText();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const completion = useCompletePart(part);
  const media = useMediaAddresses(video, part.id, content);
  // It changes while the video is watched, and would move the player.
  const [leftAt] = useState(() => completion.waitingWatch?.position ?? part.view.position);
  const { segundo: second = leftAt } = route.useSearch();
  const player = usePlayer(video, frame, second);
  const { saving, watched } = useWatchKeeper(video, part, completion);
  useLateCompletion(part.view.watchedShare >= content.neededShare, completion);
  const percent = Math.floor(watchedShare(watched, content.durationSeconds) * 100);
  return (
    <>
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-6 sm:px-8">
        <div
          ref={frame}
          role="group"
          aria-label={text.video.player(part.title)}
          onKeyDown={(event) => handlePlayerKey(event, player)}
          className="overflow-hidden rounded-lg border border-line bg-raised shadow-low"
        >
          <video
            ref={video}
            poster={media.poster}
            preload="metadata"
            playsInline
            onClick={player.toggle}
            className="aspect-video w-full bg-sunken"
          >
            <source src={media.video} />
            <track kind="captions" src={media.captions} srcLang="es" label="Español" default />
          </video>
          <PlayerControls player={player} duration={content.durationSeconds} watched={watched} />
        </div>
        {player.isBroken && !media.isRenewing && (
          <p role="alert" className="rounded-md bg-warning-soft px-4 py-3 text-warning">
            {text.video.broken}
          </p>
        )}
        <p className="-mt-4 text-sm text-soft max-sm:hidden">{text.video.keys}</p>
        <Transcript cues={content.transcript} player={player} />
        {content.notes.trim() !== '' && (
          <section aria-label={text.video.notes} className="border-t border-line pt-8">
            <Markdown source={content.notes} />
          </section>
        )}
        <PartSources part={part} />
      </div>
      <StepBar
        part={part}
        completion={completion}
        saving={saving}
        hint={text.videoLeft(percent, Math.round(content.neededShare * 100))}
      />
    </>
  );
};
