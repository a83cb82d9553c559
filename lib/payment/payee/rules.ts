export const payeeTasks = { keepHouse: 'keep-house-account' } as const;

type PaidTo = {
  readonly isHouse: boolean;
  /** The payee's name as people know it. */
  readonly name: string;
};

/** The account in which a payment is searched: "our bank account", or "Asha Rao’s bank account". */
export function accountInWords({ isHouse, name }: PaidTo): string {
  return isHouse ? 'our bank account' : `${name}’s bank account`;
}
