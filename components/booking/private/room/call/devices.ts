/** Why a device gives nothing, in words for its owner. */
export function deviceFault(error: unknown, device: 'camera' | 'microphone' | 'screen'): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return device === 'screen'
        ? 'Your browser did not share the screen.'
        : `Your browser does not let this page use the ${device}. Allow it in the address bar, then try again.`;
    case 'NotFoundError':
    case 'OverconstrainedError':
      return `We found no ${device}.`;
    case 'NotReadableError':
    case 'AbortError':
      return `Another program uses the ${device}. Close it, then try again.`;
    default:
      return `The ${device} does not answer.`;
  }
}

const picture = { width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { ideal: 24, max: 30 } } as const;
const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;

const chosen = (deviceId: string | undefined) => (deviceId ? { deviceId: { exact: deviceId } } : {});

/** @throws what `deviceFault` puts into words */
export async function openDevice(
  kind: 'camera' | 'microphone',
  deviceId?: string,
): Promise<MediaStreamTrack> {
  const media = navigator.mediaDevices;
  if (!media) throw new DOMException('No devices without https.', 'NotFoundError');
  const stream = await media.getUserMedia(
    kind === 'camera'
      ? { video: { ...picture, ...chosen(deviceId) } }
      : { audio: { ...sound, ...chosen(deviceId) } },
  );
  const [track] = stream.getTracks();
  if (!track) throw new DOMException('No track.', 'NotFoundError');
  return track;
}

/** The picture of a screen, a window or a tab. @throws what `deviceFault` puts into words */
export async function openScreen(): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getDisplayMedia({
    video: { frameRate: { max: 10 } },
    audio: false,
  });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('No track.', 'NotFoundError');
  track.contentHint = 'detail';
  return track;
}

/** Whether this browser can share a screen; phones cannot. */
export const sharesScreens = () =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function' && matchMedia('(pointer: fine)').matches;

export type Device = { readonly id: string; readonly label: string };
export type Devices = {
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
  readonly speakers: readonly Device[];
};

/** The devices that are plugged in. Names are known only after the person has allowed the use. */
export async function listDevices(): Promise<Devices> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  const of = (kind: MediaDeviceKind, word: string) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${word} ${index + 1}` }));
  return {
    cameras: of('videoinput', 'Camera'),
    microphones: of('audioinput', 'Microphone'),
    speakers: of('audiooutput', 'Speaker'),
  };
}

/** Milliseconds between two looks at the microphone. */
const lookMs = 100;

/** The scale runs from -60 dB (0) to 0 dB (1); speech lies around -30 dB. */
const scaleDb = 60;

/** How far the level falls between two looks: 20 dB in 1.7 s, as programme meters do (IEC 60268-10, type I). */
const fall = ((20 / 1_700) * lookMs) / scaleDb;

/**
 * Measures how loud a microphone is, ten times a second. The level rises at once and falls slowly, so that a short
 * word is seen too.
 * @param heard gets 0 (silence) to 1
 * @returns ends it
 */
export function measureLevel(track: MediaStreamTrack, heard: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // Some 90 ms: each look takes in nearly all that was heard since the last one.
  analyser.fftSize = 4096;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let level = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const now = 1 + (10 * Math.log10(power + 1e-9)) / scaleDb;
    level = Math.min(1, Math.max(0, now, level - fall));
    heard(level);
  }, lookMs);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** A short, soft tone from the chosen speaker. */
export async function playTone(speaker: string): Promise<void> {
  const context = new AudioContext();
  if (speaker && 'setSinkId' in context && typeof context.setSinkId === 'function')
    await context.setSinkId(speaker);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.2, context.currentTime + 0.1);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1);
  const tone = context.createOscillator();
  tone.frequency.value = 440;
  tone.connect(gain).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 1);
}
