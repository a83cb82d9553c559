/** Jobs of this noun. */
export const payeeTasks = { keepHouse: 'keep-house-account' } as const;

type PaidTo = {
  readonly isHouse: boolean;
  /** The payee's name as people know it. */
  readonly name: string;
};

/** "our bank account", or "Asha Rao’s bank account": whose account a payment is looked for in. */
export function accountInWords({ isHouse, name }: PaidTo): string {
  return isHouse ? 'our bank account' : `${name}’s bank account`;
}
