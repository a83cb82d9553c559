'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Call, CallState } from '@/components/booking/private/room/call/call';
import { sharesScreens } from '@/components/booking/private/room/call/devices';
import { Control } from '@/components/booking/private/room/control';
import {
  MessageSquareText,
  Mic,
  MicOff,
  PhoneOff,
  PictureInPicture2,
  ScreenShare,
  Settings2,
  Video,
  VideoOff,
} from '@/components/ui/icons';

export type Panel = 'text' | 'more' | null;

type ControlsProps = {
  readonly call: Call;
  readonly state: CallState;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  /** Texts that came while their panel was closed. */
  readonly unread: number;
  readonly remote: RefObject<HTMLVideoElement | null>;
};

async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // There is no picture yet, or the browser keeps it in the page.
  }
}

export function Controls({ call, state, panel, onPanel, unread, remote }: ControlsProps) {
  const { microphone, camera, sharing } = state.local;
  const [can, setCan] = useState({ share: false, picture: false });
  useEffect(() => setCan({ share: sharesScreens(), picture: document.pictureInPictureEnabled === true }), []);
  const toggle = (wanted: Panel) => onPanel(panel === wanted ? null : wanted);
  return (
    <fieldset aria-label="Call" className="flex justify-center gap-1 px-2 pt-3 pb-4 sm:gap-4">
      <Control
        icon={microphone ? <Mic /> : <MicOff />}
        label={microphone ? 'Mute' : 'Muted'}
        name={microphone ? 'Mute microphone' : 'Muted: turn the microphone on'}
        variant={microphone ? 'plain' : 'off'}
        onClick={() => void call.local.setMicrophone(!microphone)}
      />
      <Control
        icon={camera ? <Video /> : <VideoOff />}
        label="Camera"
        name={camera ? 'Turn the camera off' : 'Camera is off: turn it on'}
        variant={camera ? 'plain' : 'off'}
        onClick={() => void call.local.setCamera(!camera)}
      />
      {can.share && (
        <Control
          icon={<ScreenShare />}
          label={sharing ? 'Stop' : 'Share'}
          name={sharing ? 'Stop sharing the screen' : 'Share the screen'}
          variant={sharing ? 'off' : 'plain'}
          className="max-sm:hidden"
          onClick={() => void call.local.setSharing(!sharing)}
        />
      )}
      {can.picture && (
        <Control
          icon={<PictureInPicture2 />}
          label="Small"
          name="Show the picture in a small window"
          className="max-sm:hidden"
          onClick={() => void togglePictureInPicture(remote.current)}
        />
      )}
      <Control
        icon={<MessageSquareText />}
        label={unread > 0 ? `${unread} new` : 'Text'}
        name={unread > 0 ? `Text, ${unread} new` : 'Text'}
        aria-expanded={panel === 'text'}
        variant={panel === 'text' ? 'off' : 'plain'}
        onClick={() => toggle('text')}
      />
      <Control
        icon={<Settings2 />}
        label="More"
        aria-expanded={panel === 'more'}
        variant={panel === 'more' ? 'off' : 'plain'}
        onClick={() => toggle('more')}
      />
      <Control icon={<PhoneOff />} label="Leave" name="Leave the call" variant="leave" onClick={call.leave} />
    </fieldset>
  );
}
