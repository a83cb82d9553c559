export type Worry = {
  readonly id: string;
  /** Calendar date on which it was written. */
  readonly date: string;
  readonly text: string;
  readonly canAct: boolean;
  /** The person's plan, or the thing they turn to instead. */
  readonly plan: string;
  readonly happened?: 'yes' | 'no';
};

export const longestText = 300;
/** Most worries: above it the oldest go, because a device's storage is small. */
const mostWorries = 100;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readWorry(value: unknown): Worry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, date, text, canAct, plan, happened } = value;
  if (typeof id !== 'string' || typeof date !== 'string' || typeof text !== 'string') return undefined;
  if (typeof canAct !== 'boolean' || typeof plan !== 'string' || text === '') return undefined;
  return {
    id,
    date,
    text: text.slice(0, longestText),
    canAct,
    plan: plan.slice(0, longestText),
    ...(happened === 'yes' || happened === 'no' ? { happened } : {}),
  };
}

/** Reads the list stored on the device, newest first. Leaves out unreadable entries; never throws. */
export function readWorries(stored: unknown): readonly Worry[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map(readWorry)
    .filter((worry) => worry !== undefined)
    .slice(0, mostWorries);
}
