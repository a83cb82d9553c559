import type { BreathPhase } from '@/lib/site/exercise/timeline';

const pitch = { in: 196, hold: 0, out: 147 } as const;

/** A soft tone that rises with the breath in and falls with the breath out. Generated here, so nothing is loaded. */
export class BreathSound {
  private context: AudioContext | undefined;

  /** Sounds one phase of a breath. The first call must come from a click, or browsers stay silent. */
  play({ kind, seconds }: BreathPhase): void {
    const frequency = pitch[kind];
    if (frequency === 0) return;
    this.context ??= new AudioContext();
    const { currentTime: now, destination } = this.context;
    const tone = this.context.createOscillator();
    const loudness = this.context.createGain();
    tone.frequency.setValueAtTime(frequency, now);
    tone.frequency.linearRampToValueAtTime(
      kind === 'in' ? frequency * 1.12 : frequency * 0.94,
      now + seconds,
    );
    loudness.gain.setValueAtTime(0, now);
    loudness.gain.linearRampToValueAtTime(0.09, now + seconds * 0.35);
    loudness.gain.linearRampToValueAtTime(0, now + seconds);
    tone.connect(loudness).connect(destination);
    tone.start(now);
    tone.stop(now + seconds);
  }

  /** Stops at once and releases the device's speaker. */
  stop(): void {
    this.context?.close().catch(() => undefined);
    this.context = undefined;
  }
}
