/**
 * Milliseconds without a letter after which a draft is saved, the longest that a letter waits for such a pause, and
 * the time after which a save is tried again that could not be done just now.
 */
export const saveWaits = { pause: 3_000, most: 5_000, again: 10_000 } as const;

/** `later`: nothing is wrong with the words, so the same save may be taken after a while. `refused`: it never will. */
export type SaveOutcome = 'saved' | 'later' | 'refused';

type AutosaveOptions = {
  /** The form that is written in: tells of `input` and `submit`. */
  readonly form: EventTarget;
  /** Saves what the form holds now, and says what became of it. Never called while an earlier call is under way. */
  readonly save: () => Promise<SaveOutcome>;
  /** All that was written is saved. */
  readonly settled: () => void;
  /** The form is sent by a button, which takes along what still waits. */
  readonly sent: () => void;
};

/**
 * Saves a form when somebody pauses, and while they write on without a pause at least every five seconds. A save that
 * throws, or could not be done just now, is tried again until it is saved, also when nothing more is written.
 * @returns ends it
 */
export function startAutosave({ form, save, settled, sent }: AutosaveOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest letter that waits was written. */
  let since: number | undefined;
  let saving = false;
  const listening = new AbortController();

  function rest(): void {
    clearTimeout(timer);
    since = undefined;
  }

  function wait(): void {
    const now = Date.now();
    since ??= now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.min(saveWaits.pause, since + saveWaits.most - now));
  }

  async function run(): Promise<void> {
    rest();
    // The save under way lacks the newest letters; the next one saves them.
    if (saving) return wait();
    saving = true;
    try {
      const outcome = await save();
      // Letters that were written meanwhile have a save of their own ahead.
      if (since !== undefined || listening.signal.aborted) return;
      if (outcome === 'saved') settled();
      if (outcome === 'later') timer = setTimeout(run, saveWaits.again);
    } catch {
      if (!listening.signal.aborted) wait();
    } finally {
      saving = false;
    }
  }

  form.addEventListener('input', wait, listening);
  form.addEventListener(
    'submit',
    () => {
      rest();
      sent();
    },
    listening,
  );
  return () => {
    rest();
    listening.abort();
  };
}
