import 'server-only';
import { zoneOf } from '@/lib/account/session/viewer';
import { nameColumns, nameOf, payerWith } from '@/lib/care/participant/columns';
import { paiseIn } from '@/lib/format/money';
import { formatNamed } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { feeColumns, feeOfAppointment } from '@/lib/payment/appointment/fee';
import type { Fee } from '@/lib/payment/appointment/rules';
import { receivedPaise, refusesEntry } from '@/lib/payment/entered/received';
import type { EntryRefusal } from '@/lib/payment/entered/rules';
import type { Keeper } from '@/lib/payment/payee/access';
import { type ReceiptKind, receiptKindOf } from '@/lib/payment/receipt/rules';
import { methodInWords } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** A payment that the viewer entered for a session. */
export type EntryView = {
  readonly id: string;
  readonly paidAt: Date;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly method: string;
  readonly note: string | null;
  readonly undone: { readonly at: Date; readonly reason: string } | null;
  readonly papers: readonly { readonly id: string; readonly kind: ReceiptKind }[];
};

/** A session of the viewer with its fee and what was entered for it. */
export type SessionMoney = {
  readonly id: string;
  readonly client: string;
  /** Profile of a client with an account. */
  readonly clientId: string | null;
  /** On the viewer's clock. */
  readonly when: string;
  readonly fee: Fee;
  readonly paidPaise: number;
  /** Paise of the fee that are open; null if the fee is not agreed. */
  readonly openPaise: number | null;
  /** Why nothing can be entered now; null if something can. */
  readonly refusal: EntryRefusal | null;
  /** Oldest first, undone ones included. */
  readonly entries: readonly EntryView[];
};

/** One of the viewer's own sessions; null for any other id. */
export async function readSessionMoney(viewer: Keeper, id: string): Promise<SessionMoney | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  const [found, rows] = await Promise.all([
    db.booking.findFirst({
      relationLoadStrategy: 'join',
      where: { id, calendar: { therapistId: therapist.id }, status: { not: 'held' } },
      select: {
        status: true,
        ...payerWith({ ...nameColumns, clientId: true }),
        ...feeColumns,
      },
    }),
    db.transaction.findMany({
      where: { appointmentId: id, therapistId: therapist.id, enteredKey: { not: null } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      include: {
        receipts: { select: { id: true, kind: true }, orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }] },
      },
    }),
  ]);
  if (!found) return null;
  const [payer] = found.participants;
  const fee = feeOfAppointment(found, null);
  const paidPaise = receivedPaise(found);
  return {
    id,
    client: nameOf(payer) ?? 'Deleted account',
    clientId: payer?.clientId ?? null,
    when: formatNamed(found.startsAt, zoneOf(viewer)),
    fee,
    paidPaise,
    openPaise: fee.amountPaise === null ? null : Math.max(0, fee.amountPaise - paidPaise),
    refusal: refusesEntry(found),
    entries: rows.map((row) => ({
      id: row.id,
      paidAt: row.paidAt ?? row.createdAt,
      amountPaise: paiseIn(row.amount),
      refundedPaise: paiseIn(row.refundedAmount),
      method: methodInWords(row.method) ?? row.method,
      note: row.enteredNote,
      undone: row.undoneAt && { at: row.undoneAt, reason: row.undoneReason ?? '' },
      papers: row.receipts.map((paper) => ({ id: paper.id, kind: receiptKindOf(paper.kind) })),
    })),
  };
}
