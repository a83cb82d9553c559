'use client';

import type { ReactNode } from 'react';
import type { Call, CallState } from '@/components/booking/private/room/call/call';
import { DeviceSelect } from '@/components/booking/private/room/device-select';
import { LevelMeter } from '@/components/booking/private/room/level-meter';
import { VideoView } from '@/components/booking/private/room/video-view';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Mic, MicOff, Video, VideoOff } from '@/components/ui/icons';

type DeviceCheckProps = {
  readonly call: Call;
  readonly state: CallState;
  readonly speaker: string;
  readonly onSpeaker: (id: string) => void;
  /** Label of the button for going in. */
  readonly enter: string;
  /** The note that the person can give before the call. */
  readonly before: ReactNode;
};

/** One's own picture and sound, before anybody else sees or hears them. */
export function DeviceCheck({ call, state, speaker, onSpeaker, enter, before }: DeviceCheckProps) {
  const { local } = state;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid gap-4">
        <div className="relative aspect-video overflow-hidden rounded-card bg-night text-night-foreground">
          {local.preview ? (
            <VideoView stream={local.preview} own label="Your video, as others will see it" />
          ) : (
            <p className="grid size-full place-items-center p-4 text-center">Your camera is off.</p>
          )}
        </div>
        <LevelMeter track={local.audio} />
        {local.fault && (
          <Alert variant="warm" size="sm" role="status">
            <p>{local.fault}</p>
            <Button variant="link" size={null} className="min-h-11" onClick={() => void call.local.open()}>
              Try again
            </Button>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void call.local.setMicrophone(!local.microphone)}>
            {local.microphone ? <Mic className="size-5" /> : <MicOff className="size-5" />}
            {local.microphone ? 'Microphone is on' : 'Microphone is off'}
          </Button>
          <Button variant="outline" onClick={() => void call.local.setCamera(!local.camera)}>
            {local.camera ? <Video className="size-5" /> : <VideoOff className="size-5" />}
            {local.camera ? 'Camera is on' : 'Camera is off'}
          </Button>
        </div>
      </div>
      <div className="grid gap-5">
        <Button onClick={call.enter}>{enter}</Button>
        {before}
        <Card variant="flat" size="sm">
          <DeviceSelect call={call} state={state} speaker={speaker} onSpeaker={onSpeaker} />
        </Card>
      </div>
    </div>
  );
}
