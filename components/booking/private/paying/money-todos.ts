import type { Todo } from '@/components/layout/private/todo-list';
import { IndianRupee } from '@/components/ui/icons';

const home = '/therapist-dashboard';

type Waiting = {
  /** Payments of which money has to go back. */
  readonly toSendBack: number;
  /** Payments that people have reported and nobody has checked. */
  readonly reported: number;
  /** Sessions whose fee is due. */
  readonly unpaidSessions: number;
  /** Quotations without an answer, and accepted ones without a payment. */
  readonly unanswered: number;
  readonly unpaid: number;
};

/** The money that a therapist waits for, each kind with its page. */
export function moneyTodos({ toSendBack, reported, unpaidSessions, unanswered, unpaid }: Waiting): Todo[] {
  const kinds = [
    [toSendBack, 'refund due', 'refunds due', 'payments#to-send-back'],
    [reported, 'payment to check', 'payments to check', 'payments'],
    [unpaidSessions, 'unpaid session', 'unpaid sessions', 'payments#unpaid'],
    [unpaid, 'accepted quotation is not paid', 'accepted quotations are not paid', 'quotations'],
    [unanswered, 'quotation without an answer', 'quotations without an answer', 'quotations'],
  ] as const;
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, many, page]) => ({
      Icon: IndianRupee,
      name: `${count} ${count === 1 ? one : many}`,
      facts: [],
      href: `${home}/${page}`,
      verb: 'View',
    }));
}
