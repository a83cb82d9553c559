'use client';

import { useState } from 'react';
import { CallView } from '@/components/booking/private/room/call-view';
import type { RoomTimes } from '@/components/booking/private/room/clock';
import { DeviceCheck } from '@/components/booking/private/room/device-check';
import { Ended } from '@/components/booking/private/room/ended';
import { type OtherWay, OtherWayLine } from '@/components/booking/private/room/other-way';
import { SafetyAsk } from '@/components/booking/private/room/safety-ask';
import { useCall } from '@/components/booking/private/room/use-call';
import type { RoomRole, SafetyNote } from '@/lib/booking/room/rules';

type RoomProps = {
  readonly token: string;
  readonly role: RoomRole;
  readonly other: string;
  readonly times: RoomTimes;
  /** "Tue 24 Nov, 6:30 pm" */
  readonly when: string;
  readonly otherWay: OtherWay;
  /** The person's readable note so far, or null; always null for the host, who receives it by the stream. */
  readonly note: SafetyNote | null;
  /** Whether the two have not met before: the page then asks for the note instead of only offering it. */
  readonly first: boolean;
  readonly back: string;
};

/** The room of one appointment: check the devices, wait, talk, leave. */
export function Room({ token, role, other, times, when, otherWay, note, first, back }: RoomProps) {
  const opened = useCall(token, role);
  const [speaker, setSpeaker] = useState('');
  // The form comes again in the call. With the page's own note, an answer would overwrite what was told before.
  const [told, setTold] = useState(note);
  if (opened?.state.stage === 'inside') {
    const shared = { token, role, other, times, otherWay, note: told, onTold: setTold, speaker };
    return <CallView {...opened} {...shared} onSpeaker={setSpeaker} />;
  }
  if (opened?.state.stage === 'ended') {
    return (
      <div className="container-page section-space">
        <Ended
          because={opened.state.because ?? 'left'}
          room={`/room/${token}`}
          back={back}
          otherWay={otherWay}
        />
      </div>
    );
  }
  return (
    <div className="container-page grid gap-6 py-6 lg:py-10">
      <div className="grid gap-2">
        <h1 className="text-h2">Your session with {other}</h1>
        <p className="max-w-measure text-muted-foreground">
          {when}. Check your camera and microphone. No one can see or hear you yet. The call goes from browser
          to browser and is never recorded.
        </p>
        <OtherWayLine {...otherWay} />
      </div>
      <noscript>
        <p>A video call needs JavaScript. Please turn it on for this page, or choose the other way above.</p>
      </noscript>
      {opened && (
        <DeviceCheck
          {...opened}
          speaker={speaker}
          onSpeaker={setSpeaker}
          enter={role === 'host' ? 'Open the room' : 'Go to the waiting room'}
          before={
            role === 'person' && (
              <SafetyAsk
                asked={first || note !== null}
                token={token}
                note={told}
                other={other}
                onTold={setTold}
              />
            )
          }
        />
      )}
    </div>
  );
}
