import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import {
  BookOpen,
  CalendarClock,
  ClipboardList,
  FileText,
  IndianRupee,
  MessageCircle,
} from '@/components/ui/icons';
import type { TimelineRow } from '@/lib/admin/client/timeline';
import { isTemplate, noteTemplates } from '@/lib/care/note/rules';
import { inWords, sessionStatuses } from '@/lib/care/session/rules';
import { formatRupees, paiseOf } from '@/lib/format/money';
import { statusLabels } from '@/lib/payment/quotation/rules';
import { paymentStatusLabels } from '@/lib/payment/rules';

type Said = {
  readonly icon: typeof FileText;
  readonly title: string;
  /** Part of the address behind that of the record. */
  readonly tab: string;
  readonly state?: string;
  readonly variant?: BadgeVariant;
};

const money = (amount: string | null) => formatRupees(paiseOf(amount ?? '0') ?? 0);

/** Title, address and state of a row. */
function saidOf({ kind, id, state, what, amount }: TimelineRow): Said {
  switch (kind) {
    case 'session':
      return {
        icon: CalendarClock,
        title: what,
        tab: '/sessions#history',
        state: inWords(sessionStatuses, state),
        variant: state === 'completed' ? 'success' : state === 'scheduled' ? 'warm' : 'muted',
      };
    case 'note':
      return {
        icon: BookOpen,
        title: `Note: ${isTemplate(what) ? noteTemplates[what].label : what}`,
        tab: `/notes?note=${id}#note`,
        state: state === 'signed' ? 'Signed' : 'Draft',
        variant: state === 'signed' ? 'muted' : 'warm',
      };
    case 'messages':
      return {
        icon: MessageCircle,
        title: amount === '1' ? '1 message' : `${amount} messages`,
        tab: '/messages',
      };
    case 'form':
      return {
        icon: FileText,
        title: 'Form',
        tab: '/forms',
        state: { sent: 'Sent', signed: 'Signed', withdrawn: 'Withdrawn' }[state] ?? state,
        variant: state === 'signed' ? 'success' : 'muted',
      };
    case 'measure':
      return { icon: ClipboardList, title: `${what}: ${amount}`, tab: '/results' };
    case 'quotation':
      return {
        icon: IndianRupee,
        title: `Quotation: ${what}, ${money(amount)}`,
        tab: '/payments#quotations',
        state: inWords(statusLabels, state),
        variant: state === 'paid' ? 'success' : 'muted',
      };
    default:
      return {
        icon: IndianRupee,
        title: `Payment: ${money(amount)}`,
        tab: '/payments',
        state: inWords(paymentStatusLabels, state),
        variant: state === 'verified' ? 'success' : 'muted',
      };
  }
}

type ClientTimelineProps = {
  readonly rows: readonly TimelineRow[];
  /** Address of the record. */
  readonly path: string;
  /** IANA zone of the therapist. */
  readonly timeZone: string;
  readonly empty: ReactNode;
};

/** The events of a therapist and a client, newest first, each with a link to its page. */
export function ClientTimeline({ rows, path, timeZone, empty }: ClientTimelineProps) {
  if (rows.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ol>
        {rows.map((row) => {
          const { icon: Icon, title, tab, state, variant = 'muted' } = saidOf(row);
          return (
            <li
              key={`${row.kind} ${row.id}`}
              className="relative flex min-h-tap items-center gap-3 px-pad py-1 hover:bg-accent/40"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
              <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                <a
                  href={path + tab}
                  className="grow basis-full wrap-anywhere text-link after:absolute after:inset-0 lg:basis-0"
                >
                  {title}
                </a>
                <When at={row.at} zone={timeZone} as="listed" className="text-muted-foreground text-small" />
                {state && <Badge variant={variant}>{state}</Badge>}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
