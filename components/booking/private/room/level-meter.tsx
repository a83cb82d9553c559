'use client';

import { useEffect, useState } from 'react';
import { measureLevel } from '@/components/booking/private/room/call/devices';

/** How loud the microphone hears, while one speaks. */
export function LevelMeter({ track }: { readonly track: MediaStreamTrack | null }) {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    setLevel(0);
    return track ? measureLevel(track, setLevel) : undefined;
  }, [track]);
  return (
    <div className="grid gap-1.5">
      <meter
        aria-label="Sound level of your microphone"
        min={0}
        max={1}
        value={level}
        className="level-meter"
      />
      <p className="text-muted-foreground text-small">
        {track ? 'Say something. The bar moves when your microphone works.' : 'No microphone is on.'}
      </p>
    </div>
  );
}
