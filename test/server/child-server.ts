import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Actor } from '@/lib/account/audit';
import { cancelAll, proposeForAll } from '@/lib/booking/away/commands';
import { type ChangedBy, cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { keepHour } from '@/lib/booking/kept-hour/commands';
import { keptHourSchema } from '@/lib/booking/kept-hour/schema';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { answerProposal, proposeAnotherTime } from '@/lib/booking/proposal/commands';
import { scheduleSession } from '@/lib/booking/schedule/commands';
import { scheduleSchema } from '@/lib/booking/schedule/schema';
import type { Reviewer } from '@/lib/payment/payee/access';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { importStatement } from '@/lib/payment/statement/commands';
import { matchOpenPayments } from '@/lib/payment/statement/matching/commands';
import { refundPayment, type SentBack, verifyPayment } from '@/lib/payment/verification/commands';

import { book, confirmHeld, type HoldAt, holdAll } from '@/test/booking/holds';
import type { SentEvent } from '@/test/counterpart/counterpart';
import {
  type Reported,
  type ReportedTransfer,
  reportAppointment,
  reportTransfer,
} from '@/test/payment/appointment-reports';
import { changeOneKind, type KindChange } from '@/test/therapist/kinds';

/** A command for this process; each line of its input is one. */
export type Asked =
  | { readonly do: 'release'; readonly id: string }
  | { readonly do: 'cancel'; readonly id: string; readonly by?: ChangedBy; readonly actor?: Actor }
  | { readonly do: 'move'; readonly id: string; readonly actor: Actor; readonly to: string }
  | {
      readonly do: 'propose';
      readonly viewer: Parameters<typeof proposeAnotherTime>[0];
      readonly wanted: Parameters<typeof proposeAnotherTime>[1];
    }
  | {
      readonly do: 'propose-all' | 'cancel-all';
      readonly viewer: Parameters<typeof cancelAll>[0];
      readonly rows: readonly { readonly id: string; readonly basis: string; readonly to: string }[];
    }
  | { readonly do: 'verify'; readonly id: string; readonly reviewer: Reviewer }
  | { readonly do: 'refund'; readonly id: string; readonly sent: SentBack; readonly reviewer: Reviewer }
  | {
      readonly do: 'keep-hour';
      readonly viewer: Parameters<typeof keepHour>[0];
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      readonly do: 'schedule';
      readonly viewer: Parameters<typeof scheduleSession>[0];
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly do: 'hold-all'; readonly wanted: readonly HoldAt[] }
  | { readonly do: 'confirm'; readonly id: string; readonly payment?: string }
  | { readonly do: 'book'; readonly wanted: HoldAt }
  | { readonly do: 'change-kind'; readonly change: KindChange }
  | { readonly do: 'agree'; readonly id: string; readonly actor: Actor }
  | { readonly do: 'report'; readonly report: Reported }
  | { readonly do: 'report-transfer'; readonly transfer: ReportedTransfer }
  | { readonly do: 'card-event'; readonly event: SentEvent }
  | { readonly do: 'match' }
  | { readonly do: 'import'; readonly text: string; readonly reviewer: Reviewer };

// A second server next to that of a test: it runs each command at once and answers in one line.

async function work(asked: Asked): Promise<unknown> {
  const request = { id: 'other-server', network: 'network' };
  switch (asked.do) {
    case 'release':
      return endTimeToPay(asked.id);
    case 'cancel':
      return (
        await cancelBooking({
          bookingId: asked.id,
          by: asked.by ?? 'guest',
          actor: asked.actor ?? 'guest',
          request,
        })
      ).done;
    case 'move': {
      const { id: bookingId, actor, to } = asked;
      return (await moveBooking({ bookingId, by: 'client', actor, request, to: new Date(to) })).done;
    }
    case 'propose':
      return proposeAnotherTime(asked.viewer, asked.wanted, request);
    case 'propose-all':
    case 'cancel-all': {
      const rows = asked.rows.map((row) => ({ ...row, to: new Date(row.to) }));
      return asked.do === 'propose-all'
        ? proposeForAll(asked.viewer, rows, request)
        : cancelAll(asked.viewer, { rows, reason: 'Holiday' }, request);
    }
    case 'verify':
      return verifyPayment(asked.id, null, asked.reviewer);
    case 'refund':
      return refundPayment(asked.id, asked.sent, asked.reviewer);
    case 'keep-hour':
      return keepHour(asked.viewer, keptHourSchema.parse(asked.fields), request);
    case 'schedule': {
      const input = { ...scheduleSchema.parse(asked.fields), submission: { key: randomUUID() }, request };
      return (await scheduleSession(asked.viewer, input)).scheduled;
    }
    case 'hold-all':
      return holdAll(asked.wanted);
    case 'confirm':
      return confirmHeld(asked.id, asked.payment);
    case 'book':
      return book(asked.wanted);
    case 'change-kind':
      return changeOneKind(asked.change);
    case 'agree':
      return answerProposal('agree', { bookingId: asked.id, actor: asked.actor, request });
    case 'report':
      return reportAppointment(asked.report);
    case 'report-transfer':
      return reportTransfer(asked.transfer);
    case 'card-event': {
      const address = 'http://localhost:3000/api/webhooks/stripe';
      return (await receiveWebhook('stripe', new Request(address, { method: 'POST', ...asked.event })))
        .status;
    }
    case 'match':
      return matchOpenPayments();
    default:
      return importStatement(
        { name: 'november.csv', bytes: new TextEncoder().encode(asked.text) },
        asked.reviewer,
      );
  }
}

const say = (answer: unknown) => writeSync(1, `${JSON.stringify(answer)}\n`);

say('ready');
for await (const line of createInterface({ input: process.stdin })) {
  try {
    say({ done: await work(JSON.parse(line)) });
  } catch (error) {
    say({ failed: String(error) });
  }
}
process.exit(0);
