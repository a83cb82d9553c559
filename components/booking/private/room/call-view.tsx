'use client';

import { useEffect, useRef, useState } from 'react';
import type { Call, CallState } from '@/components/booking/private/room/call/call';
import { Clock, type RoomTimes } from '@/components/booking/private/room/clock';
import { Controls, type Panel } from '@/components/booking/private/room/controls';
import { DeviceSelect } from '@/components/booking/private/room/device-select';
import { type OtherWay, OtherWayLink } from '@/components/booking/private/room/other-way';
import { SafetyForm } from '@/components/booking/private/room/safety-form';
import { SafetyNoteView } from '@/components/booking/private/room/safety-note';
import { SidePanel } from '@/components/booking/private/room/side-panel';
import { lineWords, waitingWords, withoutPicture } from '@/components/booking/private/room/stage-words';
import { TextPanel } from '@/components/booking/private/room/text-panel';
import { VideoView } from '@/components/booking/private/room/video-view';
import { Button } from '@/components/ui/button';
import { Separator } from '@/components/ui/separator';
import type { RoomRole, SafetyNote } from '@/lib/booking/room/rules';

type CallViewProps = {
  readonly call: Call;
  readonly state: CallState;
  readonly token: string;
  readonly role: RoomRole;
  readonly other: string;
  readonly times: RoomTimes;
  readonly otherWay: OtherWay;
  readonly note: SafetyNote | null;
  readonly onTold: (note: SafetyNote) => void;
  readonly speaker: string;
  readonly onSpeaker: (id: string) => void;
};

/** Counts texts of the other side that came while nobody looked. */
function useUnread(texts: CallState['texts'], reading: boolean): number {
  const [seen, setSeen] = useState(0);
  const theirs = texts.filter(({ own }) => !own).at(-1)?.id ?? 0;
  useEffect(() => {
    if (reading) setSeen(theirs);
  }, [reading, theirs]);
  return reading ? 0 : texts.filter(({ own, id }) => !own && id > seen).length;
}

export function CallView(props: CallViewProps) {
  const { call, state, token, role, other, times, otherWay, note, onTold, speaker, onSpeaker } = props;
  const [panel, setPanel] = useState<Panel>(null);
  const remote = useRef<HTMLVideoElement>(null);
  const unread = useUnread(state.texts, panel === 'text');
  const waiting = waitingWords(state, role, other);
  const line = lineWords(state, other);
  const hidden = withoutPicture(state, other);
  return (
    <section
      aria-label="Video call"
      className="flex h-[calc(100dvh-2.75rem)] min-h-96 flex-col bg-night text-night-foreground"
    >
      <header className="flex items-center justify-between gap-3 px-4 py-1">
        <div className="min-w-0">
          <h1 className="wrap-anywhere font-sans text-h4">{other}</h1>
          <p className="text-night-muted text-small">
            <Clock times={times} ahead={state.ahead} />
          </p>
        </div>
        <OtherWayLink {...otherWay} />
      </header>
      <div className="relative flex min-h-0 grow">
        <div className="relative min-w-0 grow">
          <VideoView
            videoRef={remote}
            stream={state.remote}
            label={`${other}’s video`}
            whole={state.theirs?.sharing === true}
            speaker={speaker}
            className={waiting || hidden ? 'opacity-0' : undefined}
          />
          <div
            role="status"
            className="absolute inset-x-0 top-0 grid justify-items-center gap-2 p-3 text-center"
          >
            {line && (
              <p className="rounded-control bg-warm px-4 py-2 text-small text-warm-foreground">
                {line}{' '}
                {state.thin && (
                  <Button variant={null} size={null} className="tap underline" onClick={call.tryPicture}>
                    Try video again
                  </Button>
                )}
              </p>
            )}
          </div>
          {(waiting || hidden) && (
            <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 pb-40 text-center">
              <p role="status" className="max-w-measure text-lead">
                {waiting ?? hidden}
              </p>
              {state.signalling === 'taken' && (
                <Button variant="warm" onClick={call.useHere}>
                  Use this device instead
                </Button>
              )}
              {role === 'host' && state.other === 'waiting' && (
                <Button variant="warm" onClick={() => void call.letIn()}>
                  Let {other} in
                </Button>
              )}
            </div>
          )}
          <div className="absolute right-3 bottom-3 aspect-[3/4] w-24 overflow-hidden rounded-control border-2 border-night-muted bg-night sm:aspect-video sm:w-52">
            {state.local.preview ? (
              <VideoView stream={state.local.preview} own whole={state.local.sharing} label="Your video" />
            ) : (
              <p className="grid size-full place-items-center p-1 text-center text-night-muted text-small">
                Camera off
              </p>
            )}
          </div>
          {state.local.fault && (
            <p
              role="alert"
              className="absolute bottom-3 left-3 max-w-[60%] rounded-control bg-warm px-3 py-2 text-small text-warm-foreground"
            >
              {state.local.fault}
            </p>
          )}
        </div>
        {panel === 'text' && (
          <SidePanel title="Text" onClose={() => setPanel(null)}>
            <TextPanel call={call} state={state} other={other} />
          </SidePanel>
        )}
        {panel === 'more' && (
          <SidePanel title="More" onClose={() => setPanel(null)}>
            <DeviceSelect call={call} state={state} speaker={speaker} onSpeaker={onSpeaker} />
            <Separator />
            {role === 'host' ? (
              <SafetyNoteView note={state.note} other={other} />
            ) : (
              <SafetyForm token={token} note={note} other={other} onTold={onTold} />
            )}
          </SidePanel>
        )}
      </div>
      <Controls call={call} state={state} panel={panel} onPanel={setPanel} unread={unread} remote={remote} />
    </section>
  );
}
