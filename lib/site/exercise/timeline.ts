/** A phase of the breath, in seconds. `hold` means no change. */
export type BreathPhase = { readonly kind: 'in' | 'hold' | 'out'; readonly seconds: number };

/** A sentence that appears after that many seconds. */
export type Prompt = { readonly at: number; readonly text: string };

export type Exercise = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly seconds: number;
  /** Ordered by time; the first is at 0. */
  readonly prompts: readonly Prompt[];
  /** One breath, repeated to the end. */
  readonly breath: readonly BreathPhase[];
};

export type Moment = {
  readonly prompt: string;
  readonly phase: BreathPhase['kind'];
  /** Counts up from 1 within the phase, as people count along. */
  readonly count: number;
  /** Number of the phase since the beginning; changes with each phase. */
  readonly phaseNumber: number;
  /** How full the lungs are, 0 to 1, without steps. */
  readonly fullness: number;
  readonly secondsLeft: number;
  readonly done: boolean;
};

const phaseNames = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out' } as const;

export function phaseName(phase: BreathPhase['kind']): string {
  return phaseNames[phase];
}

/** Slow at both ends, like a breath. */
function eased(part: number): number {
  return (1 - Math.cos(Math.PI * part)) / 2;
}

/** Fullness at the end of a phase that began at `before`. */
function fullnessAfter(kind: BreathPhase['kind'], before: number): number {
  return kind === 'hold' ? before : kind === 'in' ? 1 : 0;
}

function breathAt(breath: readonly BreathPhase[], seconds: number) {
  const cycle = breath.reduce((sum, phase) => sum + phase.seconds, 0);
  const rounds = Math.floor(seconds / cycle);
  let into = seconds - rounds * cycle;
  // Every cycle ends with a breath out or a hold after it, so it ends empty, as it began.
  let before = 0;
  for (const [index, phase] of breath.entries()) {
    if (into < phase.seconds || index === breath.length - 1) {
      const after = fullnessAfter(phase.kind, before);
      const part = Math.min(1, into / phase.seconds);
      return {
        phase: phase.kind,
        count: Math.min(phase.seconds, Math.floor(into) + 1),
        phaseNumber: rounds * breath.length + index,
        fullness: before + (after - before) * eased(part),
      };
    }
    into -= phase.seconds;
    before = fullnessAfter(phase.kind, before);
  }
  return { phase: 'hold' as const, count: 1, phaseNumber: 0, fullness: 0 };
}

/** The state of an exercise after this many milliseconds. Earlier times give the start, later ones the end. */
export function momentAt(exercise: Exercise, elapsedMs: number): Moment {
  const seconds = Math.min(exercise.seconds, Math.max(0, elapsedMs / 1000));
  const prompt = exercise.prompts.findLast(({ at }) => at <= seconds);
  return {
    prompt: prompt?.text ?? '',
    ...breathAt(exercise.breath, seconds),
    secondsLeft: Math.ceil(exercise.seconds - seconds),
    done: seconds >= exercise.seconds,
  };
}

/** "4:05" for 245 seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function roundsSeconds(breath: readonly BreathPhase[], rounds: number): number {
  return rounds * breath.reduce((sum, phase) => sum + phase.seconds, 0);
}
