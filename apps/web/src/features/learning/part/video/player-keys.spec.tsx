import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { handlePlayerKey } from './player-keys.ts';
import type { Player } from './use-player.ts';

/** A player that records its calls, around controls of every kind. */
const aPlayer = () => {
  const done: (string | number)[] = [];
  const player: Player = {
    isPlaying: false,
    isMuted: false,
    isBroken: false,
    hasCaptions: true,
    canFullscreen: true,
    isFullscreen: false,
    rate: 1,
    time: 0,
    toggle: () => done.push('toggle'),
    seek: (seconds) => done.push(`to ${seconds}`),
    skip: (seconds) => done.push(seconds),
    toggleMute: () => done.push('mute'),
    toggleCaptions: () => done.push('captions'),
    setRate: (rate) => done.push(`rate ${rate}`),
    toggleFullscreen: () => done.push('fullscreen'),
  };
  render(
    <div data-testid="player" onKeyDown={(event) => handlePlayerKey(event, player)}>
      <button type="button">Silenciar</button>
      <input aria-label="Avance" type="range" />
      <ul role="listbox" aria-label="Velocidad" />
    </div>,
  );
  return done;
};
const keys = (element: HTMLElement, ...pressed: (string | object)[]): void =>
  pressed.forEach((key) => fireEvent.keyDown(element, typeof key === 'string' ? { key } : key));

describe('the keys of a video', () => {
  it('skip, switch and fill the screen, with capitals too', () => {
    const done = aPlayer();
    keys(screen.getByTestId('player'), 'ArrowLeft', 'ArrowRight', 'j', 'L', 'c', 'M', 'f', 'x');
    expect(done).toEqual([-5, 5, -10, 10, 'captions', 'mute', 'fullscreen']);
  });

  it('are left to the controls that answer to them, and to the browser with Ctrl, Cmd or Alt', () => {
    const done = aPlayer();
    keys(screen.getByRole('slider'), 'ArrowLeft', ' ');
    keys(screen.getByRole('listbox'), 'ArrowRight', 'k');
    keys(screen.getByRole('button'), ' ');
    keys(
      screen.getByTestId('player'),
      { key: 'f', ctrlKey: true },
      { key: 'l', metaKey: true },
      { key: 'j', altKey: true },
    );
    expect(done).toEqual([]);
    keys(screen.getByRole('button'), 'k');
    expect(done).toEqual(['toggle']);
  });
});
