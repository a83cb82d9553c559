import { ReasonNote } from '@/components/layout/reason-note';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { referenceOf } from '@/lib/format/reference';
import type { OwnApplication } from '@/lib/site/internship/application/queries';
import { applicationStatusWords } from '@/lib/site/internship/application/rules';

export function ApplicationState({ application }: { readonly application: OwnApplication }) {
  const { id, status, sentAt, decidedAt, reason } = application;
  const { label, means } = applicationStatusWords[status];
  return (
    <Card asChild className="grid gap-4">
      <section aria-labelledby="application">
        <h2 id="application" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-h3">
          Your application{' '}
          <Badge variant="secondary" className="font-sans">
            {label}
          </Badge>
        </h2>
        <p className="max-w-measure">{means}</p>
        {reason && <ReasonNote title="From the supervisor" reason={reason} />}
        <dl className="grid gap-x-8 gap-y-2 text-small sm:grid-flow-col sm:justify-start">
          <div>
            <dt className="text-muted-foreground">Sent</dt>
            <dd className="font-semibold">
              <When at={sentAt} as="day" />
            </dd>
          </div>
          {decidedAt && (
            <div>
              <dt className="text-muted-foreground">Decided</dt>
              <dd className="font-semibold">
                <When at={decidedAt} as="day" />
              </dd>
            </div>
          )}
          <div>
            <dt className="text-muted-foreground">Reference</dt>
            <dd className="font-semibold">{referenceOf(id)}</dd>
          </div>
        </dl>
      </section>
    </Card>
  );
}
