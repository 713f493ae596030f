import { useEffect, useRef, useState } from 'react';
import { keep, kept } from './kept.ts';

let audio: AudioContext | undefined;

/** One soft bell: a tone and its octave, fading for a second. */
function ring(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [pitch, loudness] of [
    [659.3, 0.12],
    [1318.5, 0.05],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 1);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1.05);
  }
}

/** Rings when it becomes this seat's turn, if the bell is on. */
export function useBell(mine: boolean): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current && kept('bell') === 'on') ring();
    before.current = mine;
  }, [mine]);
}

/** Whether the bell is on (off by default), and a switch; switching it on rings once, so that one knows it. */
export function useBellSwitch(): [boolean, () => void] {
  const [on, setOn] = useState(() => kept('bell') === 'on');
  return [
    on,
    () => {
      keep('bell', on ? null : 'on');
      setOn(!on);
      if (!on) ring();
    },
  ];
}
