import type { Ice } from '@/lib/booking/room/events';
import type { RoomSignalBody } from '@/lib/booking/room/schema';

type PeerListener = {
  readonly send: (signal: RoomSignalBody) => void;
  /** Sound and picture of the other side, in one stream that stays the same. */
  readonly remote: (stream: MediaStream) => void;
  /** Whether media flow now. */
  readonly connected: (connected: boolean) => void;
  /** The channel for text and states is open. */
  readonly ready: () => void;
  readonly message: (data: unknown) => void;
};

/** The track that is sent, or nothing for now. */
export type Outgoing = { readonly audio: MediaStreamTrack | null; readonly video: MediaStreamTrack | null };

/** Milliseconds of interruption after which the browser looks for a new path. */
const interruptedMs = 2_500;
const betweenRestartsMs = 6_000;

/**
 * The connection to the other browser, by the W3C pattern "perfect negotiation" (webrtc-pc, 10.7): both sides may begin
 * at any time, and the polite one gives way. The host lays out one line for sound, one for picture and one for text;
 * turning things on and off only exchanges tracks, so nothing is negotiated again but a lost path (ICE restart).
 * @param polite gives way when both begin at once: the person
 */
export function connectPeer(
  { ice, polite, outgoing }: { readonly ice: Ice; readonly polite: boolean; readonly outgoing: Outgoing },
  listener: PeerListener,
) {
  const pc = new RTCPeerConnection({
    iceServers: ice.servers.map(({ urls, ...rest }) => ({ urls: [...urls], ...rest })),
    iceTransportPolicy: ice.relayOnly ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  });
  const channel = pc.createDataChannel('beside', { negotiated: true, id: 0 });
  const remote = new MediaStream();
  let sent = outgoing;
  let makingOffer = false;
  let ignoresOffer = false;
  /** The polite side waits for the layout of the other one. */
  let laidOut = !polite;
  let restartedAt = 0;
  let work = Promise.resolve();

  function senderOf(kind: 'audio' | 'video'): RTCRtpSender | undefined {
    return pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender;
  }

  async function exchangeTracks(): Promise<void> {
    await senderOf('audio')?.replaceTrack(sent.audio);
    await senderOf('video')?.replaceTrack(sent.video);
  }

  if (!polite) {
    pc.addTransceiver('audio', { direction: 'sendrecv' });
    pc.addTransceiver('video', { direction: 'sendrecv' });
    void exchangeTracks();
  }

  async function sendDescription(): Promise<void> {
    await pc.setLocalDescription();
    const description = pc.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer')
      listener.send({ description: { type: description.type, sdp: description.sdp } });
  }

  pc.onnegotiationneeded = async () => {
    if (!laidOut) return;
    try {
      makingOffer = true;
      await sendDescription();
    } catch (error) {
      if (pc.signalingState !== 'closed') throw error;
    } finally {
      makingOffer = false;
    }
  };
  pc.onicecandidate = ({ candidate }) => {
    if (candidate?.candidate)
      listener.send({ candidate: { ...candidate.toJSON(), candidate: candidate.candidate } });
  };
  pc.ontrack = ({ track }) => {
    remote.addTrack(track);
    listener.remote(remote);
  };
  channel.onopen = () => listener.ready();
  channel.onmessage = ({ data }) => {
    if (typeof data !== 'string' || data.length > 8_000) return;
    try {
      listener.message(JSON.parse(data));
    } catch {
      // Not from our own page: nothing is shown.
    }
  };

  function restart(): void {
    if (pc.signalingState === 'closed' || Date.now() - restartedAt < betweenRestartsMs) return;
    restartedAt = Date.now();
    pc.restartIce();
  }

  let interrupted: ReturnType<typeof setTimeout> | undefined;
  pc.oniceconnectionstatechange = () => {
    const state = pc.iceConnectionState;
    clearTimeout(interrupted);
    listener.connected(state === 'connected' || state === 'completed');
    if (state === 'failed') restart();
    if (state === 'disconnected') interrupted = setTimeout(restart, interruptedMs);
  };
  // A failed path stays failed without another event, so the browser looks for one again as long as the room is open.
  const insist = setInterval(() => {
    if (laidOut && pc.remoteDescription && pc.iceConnectionState === 'failed') restart();
  }, betweenRestartsMs);
  window.addEventListener('online', restart);

  async function receive(signal: RoomSignalBody): Promise<void> {
    if ('description' in signal) {
      const { description } = signal;
      const collides = description.type === 'offer' && (makingOffer || pc.signalingState !== 'stable');
      ignoresOffer = !polite && collides;
      if (ignoresOffer) return;
      await pc.setRemoteDescription(description);
      if (description.type !== 'offer') return;
      for (const transceiver of pc.getTransceivers()) transceiver.direction = 'sendrecv';
      laidOut = true;
      await exchangeTracks();
      await sendDescription();
      return;
    }
    try {
      await pc.addIceCandidate(signal.candidate);
    } catch (error) {
      if (!ignoresOffer) throw error;
    }
  }

  return {
    /** Takes the other side's signals one after the other. */
    take(signal: RoomSignalBody): void {
      work = work
        .then(() => receive(signal))
        .catch(() => {
          // A signal of an earlier connection, or a forged one: the next restart brings a whole new description.
        });
    },
    send(next: Outgoing): void {
      sent = next;
      if (laidOut) void exchangeTracks();
    },
    say(data: unknown): boolean {
      if (channel.readyState !== 'open') return false;
      channel.send(JSON.stringify(data));
      return true;
    },
    stats: () => pc.getStats(),
    close(): void {
      clearTimeout(interrupted);
      clearInterval(insist);
      window.removeEventListener('online', restart);
      pc.onnegotiationneeded = null;
      pc.oniceconnectionstatechange = null;
      pc.close();
    },
  };
}

export type Peer = ReturnType<typeof connectPeer>;
