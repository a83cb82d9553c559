/** Milliseconds without a letter after which a draft is saved, and the longest that a letter waits for such a pause. */
export const saveWaits = { pause: 3_000, most: 5_000 } as const;

type AutosaveOptions = {
  /** The form that is written in: tells of `input` and `submit`. */
  readonly form: EventTarget;
  /** Saves what the form holds now, and says whether it was taken. Never called while an earlier call is under way. */
  readonly save: () => Promise<boolean>;
  /** All that was written is saved. */
  readonly settled: () => void;
  /** The form is sent by a button, which takes along what still waits. */
  readonly sent: () => void;
};

/**
 * Saves a form when somebody pauses, and while they write on without a pause at least every five seconds. A save that
 * throws is tried again.
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
    // What is under way does not hold the newest letters; they are saved after it.
    if (saving) return wait();
    saving = true;
    try {
      if ((await save()) && since === undefined) settled();
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
