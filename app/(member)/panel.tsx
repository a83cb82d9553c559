import 'server-only';
import { Fragment, type ReactNode } from 'react';
import { scoreInWords } from '@/components/care/private/assessment/score-table';
import { Folded } from '@/components/forms/private/folded';
import { FactLine } from '@/components/layout/private/fact-line';
import { type Line, LineList } from '@/components/layout/private/line-list';
import { Section } from '@/components/layout/private/section';
import { quotationState } from '@/components/payment/private/quotation/quotation-card';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { SampleMark } from '@/components/ui/sample-mark';
import type { AssessmentLine } from '@/lib/care/assessment/queries';
import type { PlanLine } from '@/lib/care/plan/queries';
import type { SessionLine } from '@/lib/care/session/queries';
import { personPath } from '@/lib/care/session/rules';
import { formatRupees } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import type { QuotationView } from '@/lib/payment/quotation/queries';
import type { TransactionView } from '@/lib/payment/transaction/queries';
import { amountInWords, methodInWords } from '@/lib/payment/transaction/rules';
import { transactionState } from '@/lib/payment/transaction/state';

type PanelProps = {
  /** Also the last part of the address of the page with all of it. */
  readonly id: string;
  readonly title: string;
  /** The first page that holds the panel, and the words that lead to the page with all of it. */
  readonly home: '/dashboard' | '/therapist-dashboard';
  readonly all: string;
  /** Words of the fold that narrow screens have; without them nothing is folded. */
  readonly behind?: string;
  readonly open?: boolean;
  readonly children: () => Promise<ReactNode>;
};

/** A part of a first page: the newest of one list, with the way to the page that has all (ADR 54). */
export function Panel({ id, title, home, all, behind, open = false, children }: PanelProps) {
  return (
    <Section
      id={id}
      title={title}
      rows={1}
      action={
        <a href={`${home}/${id}`} className="tap text-link">
          {all}
        </a>
      }
    >
      {async () => {
        const content = await children();
        return behind === undefined ? (
          content
        ) : (
          <Folded narrow behind={behind} about={title} open={open}>
            {content}
          </Folded>
        );
      }}
    </Section>
  );
}

/** Some facts of one thing, and an amount or a state at its end. */
type PanelRow = Pick<Line, 'id' | 'title' | 'end'> & { readonly facts: readonly ReactNode[] };

type RowsProps = { readonly rows: readonly PanelRow[]; readonly empty: string };

/** Short lines, a few of a list. */
export function PanelRows({ rows, empty }: RowsProps) {
  const lines = rows.map(({ facts, ...row }) => ({
    ...row,
    note: <FactLine facts={facts} />,
  }));
  return <LineList low lines={lines} empty={empty} />;
}

type ListPanelProps = Omit<PanelProps, 'children' | 'behind'> & {
  readonly behind: string;
  readonly empty: string;
  readonly rows: () => Promise<readonly PanelRow[]>;
};

export function ListPanel({ rows, empty, ...panel }: ListPanelProps) {
  return <Panel {...panel}>{async () => <PanelRows rows={await rows()} empty={empty} />}</Panel>;
}

const otherOf = (session: SessionLine, reader: 'client' | 'therapist') =>
  reader === 'therapist' ? (
    <a href={personPath(session)} className="text-link">
      {session.client.name}
    </a>
  ) : (
    <>
      {session.therapist.name} {session.therapist.sample && <SampleMark />}
    </>
  );

export const sessionRow = (session: SessionLine, reader: 'client' | 'therapist'): PanelRow => ({
  id: session.id,
  title: otherOf(session, reader),
  facts: [
    <When key="at" at={session.startsAt} zone={session[reader].timeZone} />,
    `${session.durationMinutes} minutes`,
    session.mode,
    session.guest && 'Booked without an account',
  ],
});

export const planRow = (plan: PlanLine, reader: 'client' | 'therapist'): PanelRow => ({
  id: plan.id,
  title: plan.name,
  facts: [
    reader === 'client' ? plan.therapist.name : plan.client.name,
    plan.type,
    `${plan.completed} of ${plan.total} completed`,
  ],
  end: <Badge variant={plan.status === 'active' ? 'secondary' : 'muted'}>{plan.statusText}</Badge>,
});

export const assessmentRow = (line: AssessmentLine): PanelRow => ({
  id: line.id,
  title: line.title,
  facts: [<When key="at" at={line.completedAt} />, line.sharedWith && `${line.sharedWith.name} sees it`],
  end: <p className="font-semibold">{scoreInWords(line)}</p>,
});

const withState = (amount: string, state: string) => (
  <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
    <span className="font-semibold tabular-nums">{amount}</span>
    <Badge variant="muted">{state}</Badge>
  </p>
);

export const transactionRow = (transaction: TransactionView): PanelRow => ({
  id: transaction.id,
  title: transaction.title,
  facts: [<When key="day" at={indianDay(transaction.at)} />, methodInWords(transaction.method)],
  end: withState(amountInWords(transaction), transactionState(transaction)),
});

export const quotationRow = (quotation: QuotationView): PanelRow => ({
  id: quotation.id,
  title: quotation.serviceType,
  facts: [
    quotation.with,
    <Fragment key="day">
      offered on <When at={indianDay(quotation.createdAt)} />
    </Fragment>,
  ],
  end: withState(formatRupees(quotation.amountPaise), quotationState(quotation)),
});

export const clientRow = ({
  value,
  label,
}: {
  readonly value: string;
  readonly label: string;
}): PanelRow => ({
  id: value,
  title: (
    <a href={`/therapist-dashboard/clients/${value}`} className="text-link">
      {label}
    </a>
  ),
  facts: [],
});
