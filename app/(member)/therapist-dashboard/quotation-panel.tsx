import 'server-only';
import { QuotationForm } from '@/components/payment/private/quotation/quotation-form';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import type { MemberOf } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
import { quotationFormKind } from '@/lib/payment/quotation/rules';
import type { Option } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { listOwnKindChoices } from '@/lib/therapist/kind/queries';
import { noClients } from './session-panel';

type QuotationPanelProps = {
  readonly viewer: MemberOf<'therapist'>;
  readonly clients: readonly Option[];
  readonly postTo: string;
  /** Words that open the form in its place, for sessions of the first kind; without them it is open. */
  readonly behind?: string;
};

/** The quotation form (product.md §2), if the therapist has a client to make one for. */
export async function QuotationPanel({ viewer, clients, postTo, behind }: QuotationPanelProps) {
  if (clients.length === 0) return <EmptyNote>{noClients}</EmptyNote>;
  return (
    // Folded, its words stand by themselves like other folds.
    <Card className={behind && 'not-has-[details[open]]:contents'}>
      <QuotationForm
        clients={clients}
        kinds={behind === undefined ? await listOwnKindChoices(viewer) : []}
        formToken={issueVisitToken(quotationFormKind)}
        postTo={postTo}
        today={indianDay(new Date())}
        {...(behind !== undefined && { behind })}
      />
    </Card>
  );
}
