import type { ReactNode } from 'react';
import { planInWords } from '@/components/admin/client/client-table';
import { Card } from '@/components/ui/card';
import { Money, When } from '@/components/ui/format';
import type { ClientRow } from '@/lib/admin/client/queries';

type FactProps = {
  readonly name: string;
  /** The tab that says more. */
  readonly href: string;
  readonly children: ReactNode;
};

function Fact({ name, href, children }: FactProps) {
  return (
    <div className="grid min-w-0 content-start">
      <dt>
        <a href={href} className="tap text-link">
          {name}
        </a>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

type ClientOverviewProps = {
  readonly line: ClientRow;
  /** IANA zone of the therapist. */
  readonly timeZone: string;
  readonly path: string;
};

/** Each subject of a client in a line, with the way to the tab that says more. */
export function ClientOverview({
  line: { lastAt, nextAt, duePaise, plan },
  path,
  timeZone,
}: ClientOverviewProps) {
  return (
    <Card asChild>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact name="Next session" href={`${path}/sessions`}>
          {nextAt ? <When at={nextAt} as="listed" zone={timeZone} /> : 'None scheduled'}
        </Fact>
        <Fact name="Last session" href={`${path}/sessions#history`}>
          {lastAt ? <When at={lastAt} as="listed" zone={timeZone} /> : 'None yet'}
        </Fact>
        <Fact name="Amount due" href={`${path}/payments`}>
          {duePaise > 0 ? <Money of={duePaise} as="strong" /> : 'Nothing'}
        </Fact>
        <Fact name="Plan" href={`${path}/plan`}>
          {plan ? planInWords(plan) : 'None'}
        </Fact>
      </dl>
    </Card>
  );
}
