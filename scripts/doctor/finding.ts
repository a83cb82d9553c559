export type Finding = {
  readonly about: string;
  readonly state: 'ok' | 'look' | 'wrong';
  readonly says: string;
  readonly todo?: string;
};

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
/** A fault that does not hurt yet. */
export const look = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'look',
  says,
  todo,
});
export const wrong = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'wrong',
  says,
  todo,
});

/** The message of a failure, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host with several addresses fails once for each.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const [first = ''] = (error.message || error.name).split('\n');
  return first;
}

/** An unforeseen failure of a check becomes a finding, and the other checks continue. */
export async function findings(
  about: string,
  work: () => Promise<readonly Finding[]>,
  todo: string,
): Promise<readonly Finding[]> {
  try {
    return await work();
  } catch (error) {
    return [wrong(about, reasonOf(error), todo)];
  }
}

/** The finding as lines of text: the state, the subject, the fact, and the remedy below. */
export function lines({ about, state, says, todo }: Finding): string {
  const first = `${state.padEnd(6)}${about}: ${says}`;
  return todo === undefined ? first : `${first}\n      → ${todo}`;
}
