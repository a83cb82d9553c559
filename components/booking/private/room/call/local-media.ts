import { deviceFault, openDevice, openScreen } from '@/components/booking/private/room/call/devices';
import type { Outgoing } from '@/components/booking/private/room/call/peer';

export type LocalState = {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly sharing: boolean;
  /** The picture that this person sees of themselves. */
  readonly preview: MediaStream | null;
  readonly audio: MediaStreamTrack | null;
  /** Why a device gives nothing, in words. */
  readonly fault: string | null;
};

/** Microphone, camera and screen of this browser. A camera that is off is really off: its light goes out. */
export function localMedia(changed: (state: LocalState) => void) {
  let audio: MediaStreamTrack | null = null;
  let video: MediaStreamTrack | null = null;
  let screen: MediaStreamTrack | null = null;
  let fault: string | null = null;
  let preview: MediaStream | null = null;
  let closed = false;
  const chosen: { camera?: string; microphone?: string } = {};

  function tell(): void {
    const shown = screen ?? video;
    if (preview?.getTracks()[0] !== shown) preview = shown ? new MediaStream([shown]) : null;
    changed({
      microphone: audio?.enabled === true,
      camera: video !== null,
      sharing: screen !== null,
      preview,
      audio,
      fault,
    });
  }

  async function attempt(
    device: 'camera' | 'microphone' | 'screen',
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      fault = null;
      await work();
    } catch (error) {
      fault = deviceFault(error, device);
    }
    tell();
  }

  /** A device that was pulled out is off. */
  function follow(track: MediaStreamTrack, gone: () => void): MediaStreamTrack {
    track.addEventListener('ended', () => {
      gone();
      tell();
    });
    if (closed) track.stop();
    return track;
  }

  const openCamera = () =>
    attempt('camera', async () => {
      const track = await openDevice('camera', chosen.camera);
      video?.stop();
      video = follow(track, () => {
        if (video === track) video = null;
      });
    });

  const openMicrophone = () =>
    attempt('microphone', async () => {
      const enabled = audio?.enabled ?? true;
      const track = await openDevice('microphone', chosen.microphone);
      audio?.stop();
      track.enabled = enabled;
      audio = follow(track, () => {
        if (audio === track) audio = null;
      });
    });

  function stopSharing(): void {
    screen?.stop();
    screen = null;
    tell();
  }

  return {
    async open(): Promise<void> {
      await openMicrophone();
      const first = fault;
      await openCamera();
      fault = [first, fault].filter(Boolean).join(' ') || null;
      tell();
    },
    async setMicrophone(on: boolean): Promise<void> {
      if (!audio) return on ? openMicrophone() : undefined;
      audio.enabled = on;
      tell();
    },
    async setCamera(on: boolean): Promise<void> {
      if (on) return openCamera();
      video?.stop();
      video = null;
      tell();
    },
    async choose(device: 'camera' | 'microphone', id: string): Promise<void> {
      chosen[device] = id;
      if (device === 'microphone') return openMicrophone();
      if (video) return openCamera();
    },
    async setSharing(on: boolean): Promise<void> {
      if (!on) return stopSharing();
      await attempt('screen', async () => {
        screen = follow(await openScreen(), stopSharing);
      });
    },
    /** The tracks for the other side; on a thin line sound alone. */
    outgoing: (soundOnly: boolean): Outgoing => ({ audio, video: soundOnly ? null : (screen ?? video) }),
    close(): void {
      closed = true;
      for (const track of [audio, video, screen]) track?.stop();
    },
  };
}
